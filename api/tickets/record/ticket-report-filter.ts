import { raw } from '@mikro-orm/core';
import type { SqlValue } from '../../platform/read/record.js';
import { literal } from '../../platform/read/statement.js';
import type { Condition } from '../../platform/resource/condition.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { ReportFilter, ReportState } from '../../vocabulary/work.js';
import { staffTickets } from './ticket-scope.js';

/** The state of a report that each filter stands for. */
const STATES: Readonly<Partial<Record<ReportFilter, ReportState>>> = {
  OPEN_REPORT: ReportState.OpenInWork,
  BILLABLE_REPORT: ReportState.Billable,
  INVOICED_REPORT: ReportState.Invoiced,
  NOT_INVOICED_REPORT: ReportState.NotInvoiced,
};

const EXISTS = 'exists (select 1 from report x where x.tenant = [::alias::].tenant and x.ticket_id = [::alias::].id';

/** The filters as few SQL conditions, since each of them is evaluated for each ticket. */
function conditionsOf(filters: ReadonlySet<ReportFilter>): string[] {
  const conditions = filters.has(ReportFilter.No) ? [`not ${EXISTS})`] : [];
  if (filters.has(ReportFilter.With)) return [...conditions, `${EXISTS})`];
  const states = [...filters].flatMap((filter) => (STATES[filter] ? [literal(STATES[filter])] : []));
  return states.length > 0 ? [...conditions, `${EXISTS} and x.state in (${states.join(', ')}))`] : conditions;
}

/** Tickets that match one of the report filters (spec §4), among those whose reports the user sees. */
export function withReports(filters: readonly unknown[]): Condition {
  const reach = staffTickets(currentUser());
  const anyOf = conditionsOf(new Set(filters as ReportFilter[])).map((sql) => ({ [raw(sql)]: [] }));
  return { $and: [{ $or: anyOf }, ...(reach ? [reach] : [])] };
}

/** The states of a ticket's reports. */
export const reportStates: SqlValue = (column) =>
  `(select coalesce(json_agg(distinct x.state), '[]') from report x where x.tenant = ${column('tenant')} and x.ticket_id = ${column('id')})`;

/** The report filters that a ticket with reports in these states matches. */
export function reportFiltersOf(states: readonly ReportState[]): ReportFilter[] {
  if (states.length === 0) return [ReportFilter.No];
  const matched = (Object.keys(STATES) as ReportFilter[]).filter((filter) =>
    states.some((state) => state === STATES[filter]),
  );
  return [ReportFilter.With, ...matched];
}
