import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { BodyOf, RecordId } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { DescribedPlaceholder } from '../preview/placeholder.shapes.js';
import { FilledTextBlock, TextBlockPreview, TextBlockPreviewRequest } from './filled-text-block.shape.js';
import { TicketTextBlocksService } from './text-blocks.service.js';

const WRITERS = { allow: [Role.ManageMasterData], tag: 'text-blocks' };

/** Text blocks for messages on a ticket, and previews for their authors. */
@Controller('v1')
export class TextBlocksController {
  constructor(private readonly blocks: TicketTextBlocksService) {}

  @Get('tickets/:id/text-blocks/:block')
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

  @Get('text-block-placeholders')
  @Operation({
    id: 'listTextPlaceholders',
    summary: 'Placeholders of text blocks with meaning and example',
    ...WRITERS,
    answer: DescribedPlaceholder,
    many: true,
  })
  placeholders() {
    return this.blocks.placeholders();
  }

  @Post('text-block-preview')
  @HttpCode(200)
  @Operation({
    id: 'previewTextBlock',
    reads: ['tickets'],
    problems: { 404: ['NOT_FOUND'] },
    summary: 'A text as it would read on a ticket; nothing is stored',
    ...WRITERS,
    body: TextBlockPreviewRequest,
    answer: TextBlockPreview,
  })
  preview(@Body(BodyOf(TextBlockPreviewRequest)) body: TextBlockPreviewRequest) {
    return this.blocks.preview(body);
  }
}
