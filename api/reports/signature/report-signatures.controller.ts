import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { STAFF } from '../../masterdata/access.js';
import { Operation } from '../../platform/access/operation.js';
import { BodyOf, IfMatch, RecordId } from '../../platform/rest/request.js';
import { Report } from '../record/report.entity.js';
import { ReportSignaturesService } from './report-signatures.service.js';
import { DrawnSignature, ReportSignatureRequest } from './report-signatures.shape.js';

const OF_REPORTS = { allow: STAFF, tag: 'reports' } as const;

/** The customer's signature under a report, drawn on the screen of the technician. */
@Controller('v1/reports/:id/signature')
export class ReportSignaturesController {
  constructor(private readonly signatures: ReportSignaturesService) {}

  @Get()
  @Operation({
    ...OF_REPORTS,
    id: 'readReportSignature',
    summary: 'The customer’s signature under the report',
    answer: DrawnSignature,
  })
  read(@Param('id', RecordId) id: string) {
    return this.signatures.read(id);
  }

  @Post()
  @Operation({
    ...OF_REPORTS,
    id: 'signReport',
    problems: { 409: ['REPORT_SIGNED', 'REPORT_LOCKED', 'STATE_FIELDS', 'TICKET_STATE'], 422: ['DEVICE_TIME_AHEAD'] },
    summary: 'Let the customer sign the report, which changes no more from then on',
    body: ReportSignatureRequest,
    answer: Report,
    status: 201,
    idempotent: true,
    ifMatch: 'optional',
  })
  sign(
    @Param('id', RecordId) id: string,
    @Body(BodyOf(ReportSignatureRequest)) signature: ReportSignatureRequest,
    @IfMatch('optional') version: number | undefined,
  ) {
    return this.signatures.sign(id, signature, version);
  }
}
