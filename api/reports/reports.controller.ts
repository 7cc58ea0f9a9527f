import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { STAFF } from '../masterdata/access.js';
import { Operation } from '../platform/access/operation.js';
import { RecordId } from '../platform/rest/request.js';
import { Role } from '../vocabulary/role.js';
import { Report } from './record/report.entity.js';
import { ReportsService } from './reports.service.js';

/** Reports of work (contract, `reports` and `tickets/{id}/reports`); customers have no access to them (spec §6). */
@Controller('v1')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Get('reports')
  @Operation({
    id: 'listReports',
    summary: 'Reports of the tenant',
    allow: [Role.Agent],
    tag: 'reports',
    answer: Report,
    many: true,
    listQuery: true,
  })
  all(@Query() query: Record<string, unknown>, @Res({ passthrough: true }) _response: Response) {
    return this.reports.all(query);
  }

  @Post('tickets/:id/reports')
  @Operation({
    id: 'addTicketReport',
    summary: 'Open a report; missing fields are taken from ticket and user',
    allow: STAFF,
    tag: 'reports',
    body: 'ReportCreate',
    answer: Report,
    status: 201,
    idempotent: true,
  })
  create(@Param('id', RecordId) id: string, @Body() body: unknown) {
    return this.reports.create(id, body);
  }
}
