import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { apiFetch } from '../../../providers/http';
import { uploadQueue } from '../../../providers/upload-queue';
import { REPORTS, type Report, reportAddress, reportPath } from '../model/report';
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

/** Returns a function that builds the address of a report of the open ticket from its number. */
export function useReportAddress(): (number: string) => string {
  const { id } = useTicket();
  const { pathname } = useLocation();
  return (number) => reportAddress(id, number, pathname);
}

/** Returns the function that creates a report with the values of the ticket, uploads its files and opens it. */
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
