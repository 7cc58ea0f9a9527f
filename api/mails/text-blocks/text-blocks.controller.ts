import { Controller, Get, Param } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { RecordId } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { FilledTextBlock } from './filled-text-block.shape.js';
import { TicketTextBlocksService } from './text-blocks.service.js';

/** Text blocks for messages on a ticket. */
@Controller('v1/tickets/:id/text-blocks')
export class TicketTextBlocksController {
  constructor(private readonly blocks: TicketTextBlocksService) {}

  @Get(':block')
  @Operation({
    id: 'fillTextBlock',
    reads: ['text-blocks'],
    summary: 'The text block with its placeholders filled from the ticket',
    allow: [Role.Agent],
    tag: 'tickets',
    answer: FilledTextBlock,
  })
  fill(@Param('id', RecordId) id: string, @Param('block', RecordId) block: string) {
    return this.blocks.fill(id, block);
  }
}
