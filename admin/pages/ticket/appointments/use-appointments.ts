import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { ResourceModel } from '../../../model/resource-model';
import { useApplication } from '../../../providers/application';
import { apiFetch } from '../../../providers/http';
import { useFormat } from '../../../providers/use-format';
import { useTicketWrite } from '../data/use-ticket';
import { TICKETS, ticketPath } from '../model/ticket';
import { type Appointment, appointmentPath } from './appointment';

const most = 200;

/** The appointments of a ticket, the earliest first. */
export function useAppointments(ticket: string) {
  return useQuery({
    queryKey: [TICKETS.route, 'appointments', ticket],
    queryFn: ({ signal }) =>
      apiFetch<Appointment[]>(ticketPath(ticket, 'appointments'), {
        query: { embed: ['person'], range: [0, most - 1] },
        signal,
      }),
  });
}

/**
 * Functions that add, change and decide appointments; then all data of the ticket are loaded anew, its timeline as
 * well.
 */
export function useAppointmentWrites(ticket: string) {
  const then = useTicketWrite();
  return {
    add: (body: object) => then(apiFetch<Appointment>(ticketPath(ticket, 'appointments'), { method: 'POST', body })),
    change: ({ id, version }: Appointment, body: object) =>
      then(apiFetch<Appointment>(appointmentPath(id), { method: 'PATCH', body, version: version as number })),
    decide: ({ id, version }: Appointment, decision: 'cancellation' | 'confirmation' | 'proposal', body: object = {}) =>
      then(apiFetch<Appointment>(appointmentPath(id, decision), { method: 'POST', body, version: version as number })),
  };
}

/** The model of appointments for this user, from the API document. */
export const useAppointmentModel = (): ResourceModel | undefined =>
  useApplication().models.find(({ path }) => path === 'appointments');

/** Returns a function that formats a time of the desk's zone: the day with its weekday, start and end. */
export function useWhen(): (time: { date: string; startTime: string; endTime: string }) => string {
  const translate = useTranslate();
  const format = useFormat();
  return ({ date, startTime, endTime }) =>
    translate('tickets.appointment.when', { day: format.longDay(date), from: startTime, to: endTime });
}
