import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Operation } from '../platform/access/operation.js';
import type { RecordJson } from '../platform/read/record.js';
import { BodyOf, IfMatch, RecordId } from '../platform/rest/request.js';
import { Role } from '../vocabulary/role.js';
import { ErpResolution } from './erp.shape.js';
import { ErpLinksService } from './erp-links.service.js';
import { ErpLink } from './record/erp-link.entity.js';

const problems = { 409: ['NOTHING_TO_REPEAT'] };

/** Acts of administrators on records that wait, are refused or differ between both sides. */
@Controller('v1/erp-links')
export class ErpLinksController {
  constructor(private readonly links: ErpLinksService) {}

  @Post(':id/retries')
  @HttpCode(200)
  @Operation({
    id: 'retryErpLink',
    problems,
    summary:
      'Sends a record once more that waits or was refused, or reads it once more where it is only read from there',
    allow: [Role.Admin],
    tag: 'erp-links',
    answer: ErpLink,
    action: { icon: 'Bolt', bulk: true },
    when: [{ state_eq_any: ['REFUSED', 'WAITING'] }],
  })
  retry(@Param('id', RecordId) id: string): Promise<RecordJson> {
    return this.links.retry(id);
  }

  @Post(':id/resolution')
  @HttpCode(200)
  @Operation({
    id: 'resolveErpLink',
    problems,
    summary: 'Decides which side replaces the other where both have changed',
    allow: [Role.Admin],
    tag: 'erp-links',
    body: ErpResolution,
    answer: ErpLink,
    ifMatch: 'optional',
    action: { icon: 'Gavel', bulk: true },
    when: [{ state: 'DIFFERS' }],
  })
  resolve(
    @Param('id', RecordId) id: string,
    @Body(BodyOf(ErpResolution)) { side }: ErpResolution,
    @IfMatch('optional') version: number | undefined,
  ) {
    return this.links.resolve(id, side, version);
  }
}
