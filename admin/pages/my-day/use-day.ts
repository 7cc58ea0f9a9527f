import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { RUNNING_STATES } from '../../../openapi/vocabulary';
import { dayFrom, today } from '../../model/local-time';
import { useApplication } from '../../providers/application';
import type { Schema } from '../../providers/contract';
import { apiFetch } from '../../providers/http';
import type { Appointment } from '../ticket/appointments/appointment';
import { type Position, REPORTS, type Report, type ReportFile, reportPath } from '../ticket/model/report';
import { TICKETS, type Ticket, ticketPath } from '../ticket/model/ticket';
import { type FieldReports, fieldReportsOf } from './field-report';

/** For how many days ahead the orders are kept on the device. */
const DAYS = 7;
const page = { range: [0, 199] };

/** The user's appointments since yesterday and of the next days; its address is the same each day, so that it is found offline. */
const dayQuery = queryOptions({
  queryKey: [TICKETS.route, 'my-day'],
  queryFn: ({ signal }) =>
    apiFetch<Appointment[]>('appointments', {
      query: {
        filter: { person: '@me', startsAt_gte: '@today-1', state_eq_any: ['PLANNED', 'CONFIRMED'] },
        sort: ['startsAt', 'ASC'],
        embed: ['ticket'],
        ...page,
      },
      signal,
    }),
});

/** An order with what somebody needs at its site. */
export interface FieldOrder extends FieldReports {
  ticket: Ticket;
  site: Schema<'Location'> | null;
}

/** Everything about an order that is needed without a network. */
const orderQuery = (id: string, readsSites: boolean) =>
  queryOptions({
    queryKey: [TICKETS.route, 'my-day', id],
    queryFn: async ({ signal }): Promise<FieldOrder> => {
      const [ticket, reports] = await Promise.all([
        apiFetch<Ticket>(ticketPath(id), { query: { embed: ['customer', 'location'] }, signal }),
        apiFetch<Report[]>(ticketPath(id, REPORTS), { query: page, signal }),
      ]);
      const known = fieldReportsOf(reports);
      const { report } = known;
      const below = <T>(what: 'positions' | 'attachments', query: object) =>
        report ? apiFetch<T[]>(reportPath(report.id, what), { query: { ...page, ...query }, signal }) : [];
      const [site, positions, files] = await Promise.all([
        readsSites && ticket.location
          ? apiFetch<Schema<'Location'>>(`locations/${encodeURIComponent(ticket.location as string)}`, { signal })
          : null,
        below<Position>('positions', {}),
        below<ReportFile>('attachments', { fields: ['name'] }),
      ]);
      return { ...known, ticket, site, positions, files: files.length };
    },
  });

const useReadsSites = () => useApplication().models.some(({ path, can }) => path === 'locations' && can.list);

/** States in which whoever carries an order out has still to do something. */
const undoneStates: readonly string[] = RUNNING_STATES;

/**
 * Appointments of today and the next days; each of them shows its order, by which that is kept on the device. Those of
 * yesterday stay as long as their work is not done: it may go on past midnight, or stand on this device alone.
 */
export function useDay() {
  const query = useQuery(dayQuery);
  const readsSites = useReadsSites();
  const known = query.data ?? [];
  const last = dayFrom(today(), DAYS);
  const past = known.filter(({ date }) => date < today());
  const orders = useQueries({ queries: past.map(({ ticket }) => orderQuery(ticket, readsSites)) });
  const undone = past.filter((_appointment, at) => undoneStates.includes(orders[at]?.data?.ticket.state ?? ''));
  // Yesterday stands above today: until its orders are known, nothing is shown that they would push down.
  const isLoading = query.isPending || orders.some((order) => order.isLoading);
  return { ...query, isLoading, ahead: [...undone, ...known.filter(({ date }) => date >= today() && date < last)] };
}

/** How often the device is asked until the orders of the day are stored on it, in milliseconds. */
const STORED_AGAIN_MS = 2_000;

/** How many of the orders are stored on this device, with their reports; undefined where it stores nothing. */
export function useStoredOrders(tickets: readonly string[]): number | undefined {
  const { offline } = useApplication();
  const { data } = useQuery({
    queryKey: ['my-day-stored', ...tickets],
    queryFn: async () => {
      const addresses = (await offline?.storedAddresses()) ?? [];
      const holds = (path: string) => addresses.some((address) => address.includes(`/${path}?`));
      return tickets.filter((id) => holds(ticketPath(id)) && holds(ticketPath(id, REPORTS))).length;
    },
    enabled: offline !== undefined,
    refetchInterval: ({ state }) => (state.data === tickets.length ? false : STORED_AGAIN_MS),
  });
  return data;
}

/** An order of the day. */
export const useFieldOrder = (id: string) => useQuery(orderQuery(id, useReadsSites()));
