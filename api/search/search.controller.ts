import { Controller, Get, Query } from '@nestjs/common';
import { Operation } from '../platform/access/operation.js';
import { Problem } from '../platform/http/problem.js';
import { isDay } from '../platform/resource/time-kinds.js';
import { SEARCHED } from './index/sources.js';
import { SearchService } from './search.service.js';
import { SearchResult } from './search.shape.js';

/** Hits of a kind, unless said otherwise, and at most. */
const USUAL = 10;
const MOST = 50;

/** Full-text search over all that the signed-in user may read. */
@Controller('v1/search')
export class SearchController {
  constructor(private readonly search: SearchService) {}

  @Get()
  @Operation({
    id: 'search',
    summary:
      'Full-text search over tickets, messages, attachments, reports, customers, contacts, locations, people and articles',
    allow: ['@users'],
    tag: 'search',
    query: {
      q: { type: 'string', description: 'Words that must all be there, in any of their forms' },
      resources: { type: 'string', description: 'Kinds as the hits name them, separated by commas' },
      since: { type: 'string', format: 'date', description: 'Nothing that was written before this day' },
      limit: { type: 'string', description: `Most hits of a kind: 1 to ${MOST}, ${USUAL} unless said otherwise` },
      typing: { type: 'string', enum: ['true', 'false'], description: 'The last word is not written to its end yet' },
    },
    answer: SearchResult,
    problems: { 400: ['INVALID_VALUE'] },
  })
  find(
    @Query('q') q = '',
    @Query('resources') resources?: string,
    @Query('since') since?: string,
    @Query('limit') limit?: string,
    @Query('typing') typing?: string,
  ): Promise<SearchResult> {
    return this.search.find({
      words: q,
      resources: kindsOf(resources),
      since: dayOf(since),
      most: numberOf(limit),
      typing: typing === 'true',
    });
  }
}

const refused = (name: string) => new Problem(400, 'INVALID_VALUE', { name });

function kindsOf(sent: string | undefined): string[] | null {
  if (sent === undefined) return null;
  const kinds = sent.split(',');
  if (!kinds.every((kind) => SEARCHED.includes(kind))) throw refused('resources');
  return kinds;
}

function numberOf(sent: string | undefined): number {
  if (sent === undefined) return USUAL;
  if (!/^[1-9]\d?$/.test(sent) || Number(sent) > MOST) throw refused('limit');
  return Number(sent);
}

function dayOf(sent: string | undefined): string | null {
  if (sent === undefined) return null;
  if (!isDay(sent)) throw refused('since');
  return sent;
}
