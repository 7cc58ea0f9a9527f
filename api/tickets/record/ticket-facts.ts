import type { ApprovalState, ClosingState, TicketState, TicketType } from '../../vocabulary/ticket.js';
import type { ReportState, TaskGuard } from '../../vocabulary/work.js';
import type { ServiceCalendar } from '../deadlines/service-calendar.js';

/** Values of a ticket that a state may require; references as any text. */
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

/** A custom field that tickets must fill. */
export interface CustomDemand {
  /** The name `custom.<key>`. */
  readonly field: string;
  /** Types of tickets; all if empty. */
  readonly types: readonly TicketType[];
  /** States that require it; PENDING if empty. */
  readonly states: readonly TicketState[];
  readonly filled: boolean;
}

/** Settings of the tenant for the workflow. */
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
  /** Types that the system may close without an invoice by the tenant's standing confirmation (G5). */
  readonly closesWithoutInvoice: readonly TicketType[];
}

/** The input of the workflow's rules: one ticket at one moment. */
export interface TicketFacts extends TicketFields {
  readonly type: TicketType;
  /** Null before the creation. */
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
  /** `amount`: the sum of the positions in CHF without VAT. */
  readonly reports: readonly { readonly state: ReportState; readonly amount?: number | null }[];
  /** The customer wishes an invoice for completed work. */
  readonly invoiceRequested: boolean;
  readonly approval: ApprovalState;
  /** The costs are above the customer's limit, and no approval covers them (domain "Cost limit"). */
  readonly approvalRequired: boolean;
  readonly createdAt: Date;
  readonly workCompletedAt: Date | null;
  readonly closedAt: Date | null;
  /** The moment of the check. */
  readonly now: Date;
  readonly calendar: ServiceCalendar;
  readonly settings: WorkflowSettings;
  /** Mandatory custom fields that the user may fill. */
  readonly custom?: readonly CustomDemand[];
}

export type ActorKind = 'customer' | 'agent' | 'executor' | 'system';

/** The actor of a transition. */
export interface Actor {
  readonly kind: ActorKind;
  /** The ticket lies in the actor's own scope (domain "State machine", actors); always so for agents and the system. */
  readonly own: boolean;
}

/** The input of a transition (contract, `POST tickets/{id}/transitions`). */
export interface TransitionInput {
  /** The reason in words, or the code of a clarification. */
  readonly reason?: string | null;
  readonly clarificationReason?: string | null;
  /** Text of a clarification. */
  readonly text?: string | null;
  readonly closingState?: ClosingState | null;
  readonly closingNote?: string | null;
  readonly closingDate?: Date | null;
  /** Codes of the questions that the user has answered with yes. */
  readonly confirm?: readonly string[];
}
