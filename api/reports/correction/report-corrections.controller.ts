import { Body, Controller, Param, Post } from '@nestjs/common';
import { STAFF } from '../../masterdata/access.js';
import { Operation } from '../../platform/access/operation.js';
import { BodyOf, IfMatch, RecordId } from '../../platform/rest/request.js';
import { Report } from '../record/report.entity.js';
import { ReportCorrectionsService } from './report-corrections.service.js';
import { ReportCorrectionRequest } from './report-corrections.shape.js';

/** Replaces a report that can no longer be written by a new one. */
@Controller('v1/reports/:id/correction')
export class ReportCorrectionsController {
  constructor(private readonly corrections: ReportCorrectionsService) {}

  @Post()
  @Operation({
    id: 'correctReport',
    problems: { 409: ['TRANSITION_NOT_ALLOWED', 'TICKET_STATE'] },
    summary: 'Replace a signed or locked report by a new one with copies of its head and positions; it is not invoiced',
    allow: STAFF,
    tag: 'reports',
    body: ReportCorrectionRequest,
    answer: Report,
    status: 201,
    idempotent: true,
    ifMatch: 'optional',
    action: { icon: 'EditNote', can: 'correct', place: 'page' },
  })
  correct(
    @Param('id', RecordId) id: string,
    @Body(BodyOf(ReportCorrectionRequest)) { reason }: ReportCorrectionRequest,
    @IfMatch('optional') version: number | undefined,
  ) {
    return this.corrections.correct(id, reason, version);
  }
}
