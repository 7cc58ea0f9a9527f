import { raw } from '@mikro-orm/core';
import type { SqlValue } from '../../platform/read/record.js';
import { literal } from '../../platform/read/statement.js';
import type { Condition } from '../../platform/resource/condition.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { ReportFilter, ReportState } from '../../vocabulary/work.js';
import { staffTickets } from './ticket-scope.js';

/** The state that each of the filters asks of a report. */
const STATES: Readonly<Partial<Record<ReportFilter, ReportState>>> = {
  OPEN_REPORT: ReportState.OpenInWork,
  BILLABLE_REPORT: ReportState.Billable,
  INVOICED_REPORT: ReportState.Invoiced,
  NOT_INVOICED_REPORT: ReportState.NotInvoiced,
};

const EXISTS = 'exists (select 1 from report x where x.tenant = [::alias::].tenant and x.ticket_id = [::alias::].id';

/** The filters as SQL, the fewest that say it: each is looked up of each ticket. */
function waysOf(filters: ReadonlySet<ReportFilter>): string[] {
  const ways = filters.has(ReportFilter.No) ? [`not ${EXISTS})`] : [];
  if (filters.has(ReportFilter.With)) return [...ways, `${EXISTS})`];
  const states = [...filters].flatMap((filter) => (STATES[filter] ? [literal(STATES[filter])] : []));
  return states.length > 0 ? [...ways, `${EXISTS} and x.state in (${states.join(', ')}))`] : ways;
}

/** Tickets that meet one of the report filters (spec §4), among those whose reports the user sees. */
export function withReports(filters: readonly unknown[]): Condition {
  const reach = staffTickets(currentUser());
  const ways = waysOf(new Set(filters as ReportFilter[])).map((sql) => ({ [raw(sql)]: [] }));
  return { $and: [{ $or: ways }, ...(reach ? [reach] : [])] };
}

/** The states of a ticket's reports. */
export const reportStates: SqlValue = (column) =>
  `(select coalesce(json_agg(distinct x.state), '[]') from report x where x.tenant = ${column('tenant')} and x.ticket_id = ${column('id')})`;

/** The filters that a ticket with reports in these states meets. */
export function metBy(states: readonly ReportState[]): ReportFilter[] {
  if (states.length === 0) return [ReportFilter.No];
  const met = (Object.keys(STATES) as ReportFilter[]).filter((filter) => states.some((one) => one === STATES[filter]));
  return [ReportFilter.With, ...met];
}
