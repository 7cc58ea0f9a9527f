import { DEFAULT_CALENDAR } from '../../api/tickets/deadlines/service-calendar.js';
import type { Actor, TicketFacts, WorkflowSettings } from '../../api/tickets/record/ticket-facts.js';

/** The settings of a tenant that never changed them. */
export const DEFAULT_SETTINGS: WorkflowSettings = {
  taskGuard: 'ALL',
  executorCompletesOrders: false,
  reportRequired: true,
  closesSolvedTickets: false,
  closesInvoicedOrders: false,
  closesWithoutInvoice: [],
};

export const AGENT: Actor = { kind: 'agent', own: true };
export const CUSTOMER: Actor = { kind: 'customer', own: true };
export const EXECUTOR: Actor = { kind: 'executor', own: true };
export const SYSTEM: Actor = { kind: 'system', own: true };

/** A ticket with all fields filled that every guard lets pass, Friday 2026-11-20 at 10:00 in Zurich. */
export const facts = (given: Partial<TicketFacts> = {}): TicketFacts => ({
  type: 'TICKET',
  state: 'PENDING',
  previousState: null,
  customer: 'customer-1',
  customerDescription: 'Die Pumpe im Keller läuft nicht mehr an.',
  priority: 'NORMAL',
  contactChannel: 'PHONE',
  contactName: 'Anna Keller',
  contactPhone: '+41 44 123 45 67',
  contactEmail: 'anna.keller@acme.example',
  category: 'category-1',
  location: 'location-1',
  preferredDate: null,
  assignmentGroup: 'group-1',
  responsible: 'user-1',
  executionCompany: 'Rohr & Draht',
  executionResponsible: 'user-2',
  executionDescription: 'Pumpe ersetzen',
  customerCostCenter: null,
  closingNote: 'Pumpe entlüftet',
  openTasks: 0,
  invoices: [],
  reports: [{ state: 'BILLABLE' }],
  invoiceRequested: false,
  approval: 'APPROVED',
  approvalRequired: false,
  createdAt: new Date('2026-11-16T08:00:00Z'),
  workCompletedAt: new Date('2026-11-19T09:00:00Z'),
  closedAt: new Date('2026-11-19T15:00:00Z'),
  now: new Date('2026-11-20T09:00:00Z'),
  calendar: DEFAULT_CALENDAR,
  settings: DEFAULT_SETTINGS,
  ...given,
});

export const INVOICE = { number: 'R-2026-17', amount: 21_750, pdf: true };
