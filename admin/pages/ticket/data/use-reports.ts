import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { apiFetch } from '../../../providers/http';
import { REPORTS, type Report } from '../model/report';
import { TICKETS, ticketPath } from '../model/ticket';
import { useRefreshTickets, useTicket } from './use-ticket';

const embed = ['serviceTechnician', 'siteLocation', 'author', 'corrects'];

/** The reports of a ticket, oldest first. */
export function useReports(ticket: string) {
  return useQuery({
    queryKey: [TICKETS.route, REPORTS, ticket],
    queryFn: ({ signal }) => apiFetch<Report[]>(ticketPath(ticket, REPORTS), { query: { embed }, signal }),
  });
}

/** Gives the address of a report by its number; a ticket that was reached by the search keeps that way back. */
export function useReportAddress(): (number: string) => string {
  const { id } = useTicket();
  const { pathname } = useLocation();
  const search = `/${TICKETS.route}/search/`;
  const start = pathname.startsWith(search) ? search : `/${TICKETS.route}/`;
  return (number) => `${start}${encodeURIComponent(id)}/report/${encodeURIComponent(number)}`;
}

/** How a new report is begun: it is made with what the ticket tells, and opened. */
export function useStartReport(): { start: () => Promise<void>; busy: boolean } {
  const { id } = useTicket();
  const addressOf = useReportAddress();
  const refresh = useRefreshTickets();
  const navigate = useNavigate();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      const { identifier } = await apiFetch<Report>(ticketPath(id, REPORTS), { method: 'POST', body: {} });
      void refresh();
      navigate(addressOf(identifier));
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { start, busy };
}
