import type { ApprovalState, ClosingState, TicketState, TicketType } from '../../vocabulary/ticket.js';
import type { ReportState, TaskGuard } from '../../vocabulary/work.js';
import type { ServiceCalendar } from '../deadlines/service-calendar.js';

/** Values of a ticket that may be mandatory for a state; of references any text tells that they are there. */
export interface TicketFields {
  readonly customer: string | null;
  readonly customerDescription: string | null;
  readonly priority: string | null;
  readonly contactChannel: string | null;
  readonly contactName: string | null;
  readonly contactPhone: string | null;
  readonly contactEmail: string | null;
  readonly category: string | null;
  readonly location: string | null;
  /** 'YYYY-MM-DD'. */
  readonly preferredDate: string | null;
  readonly assignmentGroup: string | null;
  readonly responsible: string | null;
  readonly executionCompany: string | null;
  readonly executionResponsible: string | null;
  readonly executionDescription: string | null;
  readonly customerCostCenter: string | null;
  /** Solution of an incident or change, later the closing note. */
  readonly closingNote: string | null;
}

/** When a field of the tenant's own must be filled. */
export interface CustomDemand {
  /** Its name, as `custom.<key>`. */
  readonly field: string;
  /** Types of tickets that it is for; all if empty. */
  readonly types: readonly TicketType[];
  /** States that ask for it; the submission if empty. */
  readonly states: readonly TicketState[];
  readonly filled: boolean;
}

/** What the tenant decides about the workflow. */
export interface WorkflowSettings {
  readonly taskGuard: TaskGuard;
  /** #10 by executors; off by default. */
  readonly executorCompletesOrders: boolean;
  /** An ORDER needs a report before its work is completed; on by default. */
  readonly reportRequired: boolean;
  /** #12 by the system after 10 working days; off by default. */
  readonly closesSolvedTickets: boolean;
  /** #13 by the system once the ERP has invoiced; off by default. */
  readonly closesInvoicedOrders: boolean;
  /** Types that the system may close without an invoice (G5), because the tenant has confirmed it beforehand. */
  readonly closesWithoutInvoice: readonly TicketType[];
}

/** Everything the workflow looks at; a picture of one ticket at one moment. */
export interface TicketFacts extends TicketFields {
  readonly type: TicketType;
  /** `null` for a ticket that does not exist yet. */
  readonly state: TicketState | null;
  /** State before IN_CLARIFICATION, to which #6 leads back. */
  readonly previousState: TicketState | null;
  /** Tasks OPEN or IN_PROGRESS. */
  readonly openTasks: number;
  readonly invoices: readonly {
    readonly number: string | null;
    readonly amount: number | null;
    readonly pdf: boolean;
  }[];
  /** With what their positions cost, in CHF without VAT. */
  readonly reports: readonly { readonly state: ReportState; readonly amount?: number | null }[];
  /** The customer wishes an invoice for completed work. */
  readonly invoiceRequested: boolean;
  readonly approval: ApprovalState;
  /** The costs are above the customer's limit, and no approval covers them (domain "Cost limit"). */
  readonly approvalRequired: boolean;
  readonly createdAt: Date;
  readonly workCompletedAt: Date | null;
  readonly closedAt: Date | null;
  /** The moment of judgement. */
  readonly now: Date;
  readonly calendar: ServiceCalendar;
  readonly settings: WorkflowSettings;
  /** Fields of the tenant's own that may be mandatory, as far as whoever acts could fill them. */
  readonly custom?: readonly CustomDemand[];
}

export type ActorKind = 'customer' | 'agent' | 'executor' | 'system';

/** Who wants to move the ticket. */
export interface Actor {
  readonly kind: ActorKind;
  /** The ticket lies in the actor's own scope (domain "State machine", actors); always so for agents and the system. */
  readonly own: boolean;
}

/** What comes with a transition (contract, `POST tickets/{id}/transitions`). */
export interface TransitionInput {
  /** Why; for a clarification its reason may stand here as well. */
  readonly reason?: string | null;
  readonly clarificationReason?: string | null;
  /** Text of a clarification. */
  readonly text?: string | null;
  readonly closingState?: ClosingState | null;
  readonly closingNote?: string | null;
  readonly closingDate?: Date | null;
  /** Codes of the questions that have been answered with yes. */
  readonly confirm?: readonly string[];
}
