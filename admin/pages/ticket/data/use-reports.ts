import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { apiFetch } from '../../../providers/http';
import { REPORTS, type Report, reportPath } from '../model/report';
import { TICKETS, ticketPath } from '../model/ticket';
import { uploadQueue } from './upload-queue';
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

/** Gives the function that makes a new report with what the ticket tells, sends its files after it and opens it. */
export function useStartReport(): (files: readonly File[]) => Promise<void> {
  const { id } = useTicket();
  const addressOf = useReportAddress();
  const refresh = useRefreshTickets();
  const navigate = useNavigate();
  return async (files) => {
    const made = await apiFetch<Report>(ticketPath(id, REPORTS), { method: 'POST', body: {} });
    void uploadQueue.add(reportPath(made.id, 'attachments'), files);
    void refresh();
    navigate(addressOf(made.identifier));
  };
}
