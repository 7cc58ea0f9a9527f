import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { STAFF } from '../masterdata/access.js';
import { Operation } from '../platform/access/operation.js';
import { BodyOf, IfMatch, RecordId } from '../platform/rest/request.js';
import { Report } from './record/report.entity.js';
import { ReportTransitionsService } from './report-transitions.service.js';
import { PossibleReportTransition, ReportTransitionRequest } from './report-transitions.shape.js';

/** The sub-resource that changes the state of a report, like that of tickets. */
@Controller('v1/reports/:id/transitions')
export class ReportTransitionsController {
  constructor(private readonly transitions: ReportTransitionsService) {}

  @Get()
  @Operation({
    id: 'listReportTransitions',
    summary: 'Changes of state that are possible for the reader, with the unmet conditions of each',
    allow: STAFF,
    tag: 'reports',
    answer: PossibleReportTransition,
    many: true,
  })
  list(@Param('id', RecordId) id: string) {
    return this.transitions.list(id);
  }

  @Post()
  @Operation({
    id: 'transitionReport',
    problems: { 409: ['TRANSITION_NOT_ALLOWED', 'STATE_FIELDS', 'TICKET_STATE'], 422: ['REASON_REQUIRED'] },
    summary: 'Change the state of the report',
    allow: STAFF,
    tag: 'reports',
    body: ReportTransitionRequest,
    answer: Report,
    status: 201,
    idempotent: true,
    ifMatch: 'optional',
  })
  make(
    @Param('id', RecordId) id: string,
    @Body(BodyOf(ReportTransitionRequest)) transition: ReportTransitionRequest,
    @IfMatch('optional') version: number | undefined,
  ) {
    return this.transitions.make(id, transition, version);
  }
}
