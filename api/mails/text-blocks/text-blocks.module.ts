import { Module } from '@nestjs/common';
import { MasterdataModule } from '../../masterdata/masterdata.module.js';
import { TicketsModule } from '../../tickets/tickets.module.js';
import { MailsModule } from '../mails.module.js';
import { TextBlockPreviewController } from './text-block-preview.controller.js';
import { TicketTextBlocksController } from './text-blocks.controller.js';
import { TicketTextBlocksService } from './text-blocks.service.js';

/** Text blocks filled from tickets. */
@Module({
  imports: [MasterdataModule, TicketsModule, MailsModule],
  controllers: [TicketTextBlocksController, TextBlockPreviewController],
  providers: [TicketTextBlocksService],
})
export class TextBlocksModule {}
