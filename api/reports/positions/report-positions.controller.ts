import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { STAFF } from '../../masterdata/access.js';
import { Operation } from '../../platform/access/operation.js';
import { RecordId } from '../../platform/rest/request.js';
import { ReportPosition } from './report-position.entity.js';
import { ReportPositionsService } from './report-positions.service.js';

/** Work and material of a report (contract, `reports/{id}/positions`). */
@Controller('v1/reports/:id/positions')
export class ReportPositionsController {
  constructor(private readonly positions: ReportPositionsService) {}

  @Get()
  @Operation({
    id: 'listReportPositions',
    summary: 'Positions of the report in their order',
    allow: STAFF,
    tag: 'report-positions',
    answer: ReportPosition,
    many: true,
    listQuery: true,
  })
  list(@Param('id', RecordId) id: string, @Query() query: Record<string, unknown>) {
    return this.positions.list(id, query);
  }

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
