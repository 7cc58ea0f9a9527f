import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'react-admin';
import { RUNNING_STATES } from '../../../openapi/vocabulary';
import { today } from '../../model/local-time';
import { useApplication } from '../../providers/application';
import type { Schema } from '../../providers/contract';
import { apiFetch } from '../../providers/http';
import type { Appointment } from '../ticket/appointments/appointment';
import { type Position, REPORTS, type Report, type ReportFile, reportPath } from '../ticket/model/report';
import { TICKETS, type Ticket, ticketPath } from '../ticket/model/ticket';
import { type FieldReports, fieldReportsOf } from './field-report';

/** Number of days ahead whose orders are stored on the device. */
const DAYS = 7;
const page = { range: [0, 199] };
const embed = ['customer', 'location'];
const noReports: Report[] = [];

/**
 * The user's appointments since yesterday and of the next days. Its address is the same each day, so that its answer is
 * found offline, and with it the addresses of the orders, which follow from that answer alone.
 */
const dayQuery = queryOptions({
  queryKey: [TICKETS.route, 'my-day'],
  queryFn: ({ signal }) =>
    apiFetch<Appointment[]>('appointments', {
      query: {
        filter: {
          person: '@me',
          startsAt_gte: '@today-1',
          startsAt_lt: `@today+${DAYS}`,
          state_eq_any: ['PLANNED', 'CONFIRMED'],
        },
        sort: ['startsAt', 'ASC'],
        embed: ['ticket'],
        ...page,
      },
      signal,
    }),
});

const ordersOf = (appointments: readonly Appointment[]) =>
  [...new Set(appointments.map(({ ticket }) => ticket))].sort();

/** An order with the records that its executor needs at its site. */
export interface FieldOrder extends FieldReports {
  ticket: Ticket;
  site: Schema<'Location'> | null;
}

interface Reading {
  provider: DataProvider;
  readsSites: boolean;
}

function useReading(): Reading {
  const readsSites = useApplication().models.some(({ path, can }) => path === 'locations' && can.list);
  return { provider: useDataProvider(), readsSites };
}

/** The data of several orders for work without a network, with one request for all tickets and one for all sites. */
const ordersQuery = (ids: readonly string[], { provider, readsSites }: Reading) =>
  queryOptions({
    queryKey: [TICKETS.route, 'my-day', ids],
    queryFn: async ({ signal }): Promise<FieldOrder[]> => {
      const { data } = await provider.getMany<Ticket>(TICKETS.route, { ids: [...ids], meta: { embed }, signal });
      return withSitesAndReports(data, { provider, readsSites }, signal);
    },
  });

/** An order outside of the day. */
const orderQuery = (id: string, reading: Reading) =>
  queryOptions({
    queryKey: [TICKETS.route, 'my-day', id],
    queryFn: async ({ signal }): Promise<FieldOrder | undefined> => {
      const ticket = await apiFetch<Ticket>(ticketPath(id), { query: { embed }, signal });
      return (await withSitesAndReports([ticket], reading, signal))[0];
    },
  });

async function withSitesAndReports(
  tickets: readonly Ticket[],
  { provider, readsSites }: Reading,
  signal: AbortSignal,
): Promise<FieldOrder[]> {
  const places = new Set(tickets.flatMap(({ location }) => (readsSites && location ? [location as string] : [])));
  const [{ data: sites }, reports] = await Promise.all([
    places.size > 0
      ? provider.getMany<Schema<'Location'>>('locations', { ids: [...places].sort(), signal })
      : { data: [] },
    Promise.all(tickets.map((ticket) => reportsOf(ticket, signal))),
  ]);
  return tickets.map((ticket, index) => ({
    ...(reports[index] as FieldReports),
    ticket,
    site: sites.find(({ id }) => id === ticket.location) ?? null,
  }));
}

/** Whether an order has reports, by the computed filter in the ticket's answer. */
const hasReports = ({ reports }: Ticket) => !(reports as string[] | undefined)?.includes('NO_REPORT');

async function reportsOf(ticket: Ticket, signal: AbortSignal): Promise<FieldReports> {
  const reports = hasReports(ticket)
    ? await apiFetch<Report[]>(ticketPath(ticket.id, REPORTS), { query: page, signal })
    : noReports;
  const fieldReports = fieldReportsOf(reports);
  const { report } = fieldReports;
  const below = <T>(what: 'positions' | 'attachments', query: object) =>
    report ? apiFetch<T[]>(reportPath(report.id, what), { query: { ...page, ...query }, signal }) : [];
  const [positions, files] = await Promise.all([
    below<Position>('positions', {}),
    below<ReportFile>('attachments', { fields: ['name'] }),
  ]);
  return { ...fieldReports, positions, files: files.length };
}

/** States of an order with unfinished work of its executor. */
const undoneStates: readonly string[] = RUNNING_STATES;

/** An appointment with its order, once that is loaded. */
export interface DayEntry {
  appointment: Appointment;
  order: FieldOrder | undefined;
}

/** The appointments of the day, and their orders. */
function useDayRecords() {
  const day = useQuery(dayQuery);
  const ids = ordersOf(day.data ?? []);
  const orders = useQuery({
    ...ordersQuery(ids, useReading()),
    enabled: ids.length > 0,
    // A new appointment removes no card from the screen during loading.
    placeholderData: keepPreviousData,
  });
  return { day, orders };
}

/**
 * Appointments of today and the next days with their orders. Those of yesterday stay until their work is done: it may
 * go on past midnight, or be recorded on this device alone.
 */
export function useDay() {
  const { day, orders } = useDayRecords();
  const appointments = day.data ?? [];
  const orderOf = ({ ticket: id }: Appointment) => orders.data?.find(({ ticket }) => ticket.id === id);
  const isAhead = ({ date }: Appointment) => date >= today();
  const isUndone = (appointment: Appointment) => undoneStates.includes(orderOf(appointment)?.ticket.state ?? '');
  // Yesterday stands above today: the day is shown once the orders of yesterday are loaded, so that it does not jump.
  const isLoading = day.isPending || (orders.isLoading && !appointments.every(isAhead));
  const shown = appointments.filter((appointment) => isAhead(appointment) || isUndone(appointment));
  const ahead = shown.map((appointment): DayEntry => ({ appointment, order: orderOf(appointment) }));
  return { ...day, isLoading, areOrdersLoading: orders.isLoading, ahead };
}

/** Interval at which the storage of the device is checked until it holds the orders of the day, in milliseconds. */
const STORED_AGAIN_MS = 2_000;

/** Number of the orders stored on this device, with their reports; undefined if it stores none. */
export function useStoredOrders(tickets: readonly string[], day: readonly DayEntry[]): number | undefined {
  const { offline } = useApplication();
  const orders = new Map(day.flatMap(({ order }) => (order ? [[order.ticket.id, order.ticket] as const] : [])));
  const { data } = useQuery({
    queryKey: ['my-day-stored', tickets, [...orders.values()].map((ticket) => [ticket.id, hasReports(ticket)])],
    queryFn: async () => {
      const addresses = (await offline?.storedAddresses()) ?? [];
      const holds = (path: string, ids: readonly string[] = []) =>
        addresses.some((address) => address.includes(`/${path}?`) && ids.every((id) => address.includes(id)));
      if (!holds(TICKETS.path, tickets)) return 0;
      const isStored = (ticket: Ticket) => !hasReports(ticket) || holds(ticketPath(ticket.id, REPORTS));
      return [...orders.values()].filter(isStored).length;
    },
    enabled: offline !== undefined,
    refetchInterval: ({ state }) => (state.data === tickets.length ? false : STORED_AGAIN_MS),
  });
  return data;
}

/** An order, taken from those of the day if it is one of them. */
export function useFieldOrder(id: string) {
  const { day, orders } = useDayRecords();
  const reading = useReading();
  const ofDay = orders.data?.find(({ ticket }) => ticket.id === id);
  const isKnown = !day.isLoading && !orders.isFetching;
  const other = useQuery({ ...orderQuery(id, reading), enabled: isKnown && !ofDay });
  return ofDay ? { ...orders, data: ofDay } : other;
}
