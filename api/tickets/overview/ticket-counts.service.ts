import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/http/problem.js';
import { parsedFilter } from '../../platform/resource/sub-list.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { countTickets } from './count-tickets.js';

/** Lists that one request may count. */
const MOST_LISTS = 10;

/** How many tickets several lists have. */
export type TicketCounts = Record<string, { count: number; exact: boolean }>;

/** Counts the lists of the overview, all in one transaction and under the scope of the lists themselves. */
@Injectable()
export class TicketCountsService {
  constructor(private readonly work: UnitOfWork) {}

  /** `filters` is a JSON object of filters by the names of the lists; throws 400 for anything else. */
  read(filters: unknown): Promise<TicketCounts> {
    const lists = Object.entries(parsedFilter(filters));
    if (lists.length > MOST_LISTS) throw new Problem(400, 'INVALID_FILTER');
    return this.work.read(async (em) => {
      const counts: TicketCounts = {};
      for (const [name, filter] of lists) counts[name] = await countTickets(em, filter);
      return counts;
    });
  }
}
