import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/http/problem.js';
import { QueryRunner } from '../../platform/read/query-runner.js';
import { ReadQuery } from '../../platform/read/read-query.js';
import { parsedFilter } from '../../platform/rest/sub-list.js';
import { countTickets } from './count-tickets.js';

/** The largest number of lists in one request. */
const MOST_LISTS = 10;

/** Numbers of tickets by the names of lists. */
type TicketCounts = Record<string, { count: number; exact: boolean }>;

/** Counts lists of tickets in one query, under the scope of lists. */
@Injectable()
export class TicketCountsService {
  constructor(private readonly queries: QueryRunner) {}

  /** `filters` is a JSON object of filters by the names of the lists; throws 400 for anything else. */
  read(filters: unknown): Promise<TicketCounts> {
    const lists = Object.entries(parsedFilter(filters));
    if (lists.length > MOST_LISTS) throw new Problem(400, 'INVALID_FILTER');
    return this.queries.runForTenant((fields) =>
      ReadQuery.all(lists.map(([, filter]) => countTickets(fields, filter))).map((counts) =>
        Object.fromEntries(lists.map(([name], index) => [name, counts[index] as TicketCounts[string]])),
      ),
    );
  }
}
