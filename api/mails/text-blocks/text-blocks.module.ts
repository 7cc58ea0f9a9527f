import { Module } from '@nestjs/common';
import { MasterdataModule } from '../../masterdata/masterdata.module.js';
import { TicketsModule } from '../../tickets/tickets.module.js';
import { MailsModule } from '../mails.module.js';
import { TextBlocksController } from './text-blocks.controller.js';
import { TicketTextBlocksService } from './text-blocks.service.js';

/** Text blocks filled from tickets. */
@Module({
  imports: [MasterdataModule, TicketsModule, MailsModule],
  controllers: [TextBlocksController],
  providers: [TicketTextBlocksService],
})
export class TextBlocksModule {}
