import { ClockPanel } from '../../clocks/ClockPanel';
import { HistoryPanel } from '../../history/HistoryPanel';
import { ConversationPanel } from './ConversationPanel';
import { PropertiesPanel } from './PropertiesPanel';
import { recordPanel } from './record-panel';
import type { TicketPart } from './ticket-part';

/** The parts of a ticket's page in their order; the first is shown until another is chosen. */
export const ticketParts: readonly TicketPart[] = [
  { name: 'conversation', label: 'tickets.detail.conversation', Panel: ConversationPanel },
  { name: 'properties', label: 'tickets.detail.properties', Panel: PropertiesPanel, standsBeside: true },
  {
    name: 'tasks',
    label: 'resources.tasks.panels.ticket.name',
    Panel: recordPanel('tasks'),
    counted: 'openTasks',
    isFor: ({ isCustomer }) => !isCustomer,
  },
  {
    name: 'appointments',
    label: 'resources.appointments.panels.ticket.name',
    Panel: recordPanel('appointments'),
    counted: 'appointments',
    isFor: ({ ticket }) => ticket.submittedAt !== null,
  },
  {
    name: 'attachments',
    label: 'resources.attachments.panels.ticket.name',
    Panel: recordPanel('attachments', { uploadsElsewhere: true }),
    counted: 'attachments',
  },
  {
    name: 'reports',
    label: 'resources.reports.panels.ticket.name',
    Panel: recordPanel('reports'),
    counted: 'reports',
    isFor: ({ isCustomer }) => !isCustomer,
  },
  {
    name: 'invoices',
    label: 'resources.invoices.panels.ticket.name',
    Panel: recordPanel('invoices'),
    counted: 'invoices',
  },
  {
    name: 'clocks',
    label: 'tickets.clocks.title',
    Panel: ClockPanel,
    isFor: ({ isCustomer, ticket }) => !isCustomer && ticket.submittedAt !== null,
  },
  {
    name: 'mails',
    label: 'resources.sent-mails.panels.ticket.name',
    Panel: recordPanel('sent-mails'),
    isFor: ({ isAgent }) => isAgent,
  },
  {
    name: 'history',
    label: 'tickets.history.title',
    Panel: HistoryPanel,
    isFor: ({ isCustomer }) => !isCustomer,
  },
];
