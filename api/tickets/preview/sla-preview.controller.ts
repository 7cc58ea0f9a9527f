import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { AGENTS_READ } from '../../masterdata/access.js';
import { Operation } from '../../platform/access/operation.js';
import { BodyOf } from '../../platform/rest/request.js';
import { SlaPreviewService } from './sla-preview.service.js';
import { SlaPreview, SlaSketch } from './sla-preview.shape.js';

/** Previews of the due dates of a ticket under an SLA that is being edited. */
@Controller('v1/slas/preview')
export class SlaPreviewController {
  constructor(private readonly preview: SlaPreviewService) {}

  @Post()
  @HttpCode(200)
  @Operation({
    id: 'previewSla',
    summary: 'When a ticket would be due under such an SLA; nothing is stored',
    allow: AGENTS_READ.read,
    tag: 'slas',
    body: SlaSketch,
    answer: SlaPreview,
  })
  of(@Body(BodyOf(SlaSketch)) sketch: SlaSketch) {
    return this.preview.of(sketch);
  }
}
