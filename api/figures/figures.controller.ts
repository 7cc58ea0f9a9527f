import { Controller, Get, Param, Query } from '@nestjs/common';
import { Operation } from '../platform/access/operation.js';
import { notFound } from '../platform/http/problem.js';
import { EVALUATION_PERIODS, FIGURES, type FigureName } from '../vocabulary/figures.js';
import { Role } from '../vocabulary/role.js';
import { type FigureQuery, FiguresService } from './figures.service.js';
import { FigureAnswer, FigureDeclaration } from './figures.shape.js';

const OPERATION = { allow: [Role.AccessReporting], tag: 'figures' };

/** The figures of reporting (spec §2 "reporting"), computed of the tickets in the reader's reach. */
@Controller('v1/figures')
export class FiguresController {
  constructor(private readonly figures: FiguresService) {}

  @Get()
  @Operation({
    ...OPERATION,
    id: 'listFigures',
    reads: ['tickets'],
    summary: 'The figures of the signed-in user, with their dimensions',
    answer: FigureDeclaration,
    many: true,
  })
  list() {
    return this.figures.list();
  }

  @Get(':figure')
  @Operation({
    ...OPERATION,
    id: 'readFigure',
    reads: ['tickets'],
    summary: 'A figure of the tickets that a filter lists, by up to two dimensions',
    path: { figure: { type: 'string', enum: FIGURES } },
    query: {
      filter: {
        type: 'string',
        description: 'JSON object: filter of v1/tickets, which narrows what the figure counts',
      },
      period: {
        type: 'string',
        enum: EVALUATION_PERIODS,
        description: 'In the zone of the desk; without it, all times',
      },
      from: { type: 'string', format: 'date', description: 'First day of a CUSTOMISED period' },
      until: { type: 'string', format: 'date', description: 'Its last day' },
      by: {
        type: 'string',
        description: 'One or two of its dimensions, separated by a comma; empty for the total alone',
      },
      compare: { type: 'string', enum: ['true', 'false'], description: 'Tell the period before as well' },
    },
    answer: FigureAnswer,
    problems: { 400: ['INVALID_VALUE', 'INVALID_FILTER', 'UNKNOWN_FIELD', 'UNKNOWN_OPERATOR'] },
  })
  read(@Param('figure') name: string, @Query() query: FigureQuery) {
    if (!(FIGURES as readonly string[]).includes(name)) throw notFound();
    return this.figures.read(name as FigureName, query);
  }
}
