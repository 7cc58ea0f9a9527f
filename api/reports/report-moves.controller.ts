import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { STAFF } from '../masterdata/access.js';
import { Operation } from '../platform/access/operation.js';
import { BodyOf, IfMatch, RecordId } from '../platform/rest/request.js';
import { Report } from './record/report.entity.js';
import { ReportMovesService } from './report-moves.service.js';
import { PossibleReportMove, ReportMoveRequest } from './report-moves.shape.js';

/** The state of a report changes by a sub-resource, as that of a ticket does. */
@Controller('v1/reports/:id/transitions')
export class ReportMovesController {
  constructor(private readonly moves: ReportMovesService) {}

  @Get()
  @Operation({
    id: 'listReportMoves',
    summary: 'Changes of state that are possible for the reader, with what is missing for each',
    allow: STAFF,
    tag: 'reports',
    answer: PossibleReportMove,
    many: true,
  })
  list(@Param('id', RecordId) id: string) {
    return this.moves.list(id);
  }

  @Post()
  @Operation({
    id: 'moveReport',
    problems: { 409: ['TRANSITION_NOT_ALLOWED', 'STATE_FIELDS', 'TICKET_STATE'], 422: ['REASON_REQUIRED'] },
    summary: 'Change the state of the report',
    allow: STAFF,
    tag: 'reports',
    body: ReportMoveRequest,
    answer: Report,
    status: 201,
    idempotent: true,
    ifMatch: 'optional',
  })
  make(
    @Param('id', RecordId) id: string,
    @Body(BodyOf(ReportMoveRequest)) move: ReportMoveRequest,
    @IfMatch('optional') version: number | undefined,
  ) {
    return this.moves.make(id, move, version);
  }
}
