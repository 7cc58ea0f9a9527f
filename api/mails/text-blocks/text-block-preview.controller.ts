import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { BodyOf } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { DescribedPlaceholder } from '../preview/placeholder.shapes.js';
import { TextBlockPreview, TextBlockPreviewRequest } from './filled-text-block.shape.js';
import { TicketTextBlocksService } from './text-blocks.service.js';

const WRITERS = { allow: [Role.ManageMasterData], tag: 'text-blocks' };

/** Previews for authors of text blocks. */
@Controller('v1')
export class TextBlockPreviewController {
  constructor(private readonly blocks: TicketTextBlocksService) {}

  @Get('text-block-placeholders')
  @Operation({
    id: 'listTextPlaceholders',
    summary: 'What text blocks may name, with meaning and example',
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
