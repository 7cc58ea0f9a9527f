import { Inject, Injectable } from '@nestjs/common';
import { Problem } from '../../platform/http/problem.js';
import type { RecordJson } from '../../platform/read/record.js';
import type { Page } from '../../platform/rest/list.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { filterBelow, parsedFilter } from '../../platform/rest/sub-list.js';
import { ACTIVITY_FILTERS, type ActivityFilter } from '../../vocabulary/work.js';
import { Ticket } from '../record/ticket.entity.js';
import { Activity } from './activity.entity.js';

type Query = Record<string, unknown>;

/** The timeline of a ticket in the dialect of every list, by default oldest first. */
@Injectable()
export class TicketTimelineService {
  constructor(
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    @Inject(serviceOf(Activity)) private readonly activities: ResourceService<Activity>,
  ) {}

  /** `filter.group` names one of the five filters of the specification; `group` narrows the whole list to one. */
  async list(id: string, query: Query, group?: ActivityFilter): Promise<Page<RecordJson>> {
    const { group: filtered, ...filter } = parsedFilter(query.filter);
    const kinds = kindsOf(group ?? filtered);
    const below = kinds ? { ...filter, kind_eq_any: intersection(kinds, filter.kind_eq_any) } : filter;
    const wanted = { sort: '["createdAt","ASC"]', ...query, filter: filterBelow('ticket', id, below) };
    return this.activities.list(wanted, this.tickets.reachQuery(id));
  }
}

/** The kinds of a group within a filter of kinds. */
const intersection = (kinds: readonly string[], filter: unknown) =>
  Array.isArray(filter) ? kinds.filter((kind) => filter.includes(kind)) : kinds;

function kindsOf(group: unknown) {
  if (group === undefined) return undefined;
  const kinds = Object.hasOwn(ACTIVITY_FILTERS, group as string) && ACTIVITY_FILTERS[group as ActivityFilter];
  if (!kinds) throw new Problem(400, 'INVALID_VALUE', { name: 'group' });
  return kinds;
}
