import { AttachmentPanel } from '../../attachments/AttachmentPanel';
import { useAttachments } from '../../data/use-attachments';
import { useInvoices } from '../../data/use-invoices';
import { useReports } from '../../data/use-reports';
import { HistoryPanel } from '../../history/HistoryPanel';
import { InvoicePanel } from '../../invoices/InvoicePanel';
import { ReportPanel } from '../../reports/ReportPanel';
import { TaskPanel } from '../../tasks/TaskPanel';
import { useUnfinishedTasks } from '../../tasks/use-tasks';
import { ConversationPanel } from './ConversationPanel';
import { PropertiesPanel } from './PropertiesPanel';
import type { TicketPart } from './ticket-part';

const useAttachmentCount = (ticket: string) => useAttachments(ticket).data?.length;
const useInvoiceCount = (ticket: string) => useInvoices(ticket).data?.length;
const useReportCount = (ticket: string) => useReports(ticket).data?.length;

/** The parts of a ticket's page in their order; the first is shown until another is chosen. */
export const ticketParts: readonly TicketPart[] = [
  { name: 'conversation', label: 'tickets.detail.conversation', Panel: ConversationPanel },
  { name: 'properties', label: 'tickets.detail.properties', Panel: PropertiesPanel, standsBeside: true },
  {
    name: 'tasks',
    label: 'tickets.task.title',
    Panel: TaskPanel,
    useCount: useUnfinishedTasks,
    isFor: ({ isCustomer }) => !isCustomer,
  },
  {
    name: 'attachments',
    label: 'tickets.detail.attachments',
    Panel: AttachmentPanel,
    useCount: useAttachmentCount,
  },
  {
    name: 'reports',
    label: 'tickets.detail.reports',
    Panel: ReportPanel,
    useCount: useReportCount,
    isFor: ({ isCustomer }) => !isCustomer,
  },
  { name: 'invoices', label: 'tickets.detail.invoices', Panel: InvoicePanel, useCount: useInvoiceCount },
  {
    name: 'history',
    label: 'tickets.history.title',
    Panel: HistoryPanel,
    isFor: ({ isCustomer }) => !isCustomer,
  },
];
