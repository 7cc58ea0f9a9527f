import { Body, Controller, Param, Post } from '@nestjs/common';
import { STAFF } from '../../masterdata/access.js';
import { Operation } from '../../platform/access/operation.js';
import { RecordId } from '../../platform/rest/request.js';
import { ReportPosition } from './report-position.entity.js';
import { ReportPositionsService } from './report-positions.service.js';

/** Work and material of a report (contract, `reports/{id}/positions`). */
@Controller('v1/reports/:id/positions')
export class ReportPositionsController {
  constructor(private readonly positions: ReportPositionsService) {}

  @Post()
  @Operation({
    id: 'addReportPosition',
    summary: 'Add work or material while the report is open',
    allow: STAFF,
    tag: 'report-positions',
    body: 'ReportPositionCreate',
    answer: ReportPosition,
    status: 201,
    idempotent: true,
  })
  add(@Param('id', RecordId) id: string, @Body() body: unknown) {
    return this.positions.add(id, body);
  }
}
