import { Module } from '@nestjs/common';
import { TicketsModule } from '../tickets/tickets.module.js';
import { RatingsController } from './ratings/ratings.controller.js';
import { RatingsService } from './ratings/ratings.service.js';

/** What customers do by links, without an account (decision 44). */
@Module({
  imports: [TicketsModule],
  controllers: [RatingsController],
  providers: [RatingsService],
})
export class PortalModule {}
