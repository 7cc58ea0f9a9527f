import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/http/problem.js';
import { QueryRunner } from '../../platform/read/query-runner.js';
import { ReadQuery } from '../../platform/read/read-query.js';
import { parsedFilter } from '../../platform/rest/sub-list.js';
import { countTickets } from './count-tickets.js';

/** Lists that one request may count. */
const MOST_LISTS = 10;

/** How many tickets several lists have. */
export type TicketCounts = Record<string, { count: number; exact: boolean }>;

/** Counts the lists of the overview, all in one question and under the scope of the lists themselves. */
@Injectable()
export class TicketCountsService {
  constructor(private readonly queries: QueryRunner) {}

  /** `filters` is a JSON object of filters by the names of the lists; throws 400 for anything else. */
  read(filters: unknown): Promise<TicketCounts> {
    const lists = Object.entries(parsedFilter(filters));
    if (lists.length > MOST_LISTS) throw new Problem(400, 'INVALID_FILTER');
    return this.queries.runForTenant((fields) =>
      ReadQuery.all(lists.map(([, filter]) => countTickets(fields, filter))).map((counts) =>
        Object.fromEntries(lists.map(([name], at) => [name, counts[at] as TicketCounts[string]])),
      ),
    );
  }
}
