import { STAFF } from '../../masterdata/access.js';
import { Role } from '../../vocabulary/role.js';
import { ActivityKind } from '../../vocabulary/work.js';
import type { UserKind } from './ticket-policy.js';

/** Roles that see and change a field; without `visible` every reader of the ticket sees it. */
interface FieldAccess {
  readonly visible?: readonly Role[];
  readonly editable: readonly Role[];
}

const AGENTS = [Role.Agent];
const DESK_ONLY: FieldAccess = { visible: AGENTS, editable: AGENTS };
const STAFF_ONLY: FieldAccess = { visible: STAFF, editable: AGENTS };
const SET_BY_DESK: FieldAccess = { editable: AGENTS };
/** Customers change fields of their drafts (`can.edit`); executors change no fields, they make transitions of orders. */
const SET_BY_CUSTOMER: FieldAccess = { editable: [Role.Agent, Role.Customer] };

/** The access of roles to the fields of a ticket (domain "Permissions"); the server sets all other fields. */
export const TICKET_FIELD_ACCESS = {
  type: SET_BY_CUSTOMER,
  customer: SET_BY_DESK,
  customerDescription: SET_BY_CUSTOMER,
  // Executors do not reach the earlier ticket.
  followUpOf: { visible: [Role.Agent, Role.Customer], editable: [Role.Agent, Role.Customer] },
  // Customers set both priorities of their draft, which start equal.
  priority: SET_BY_CUSTOMER,
  customerPriority: SET_BY_CUSTOMER,
  preferredDate: SET_BY_CUSTOMER,
  category: SET_BY_CUSTOMER,
  location: SET_BY_CUSTOMER,
  asset: SET_BY_CUSTOMER,
  // The channel of a customer is the portal; the desk enters other channels.
  contactChannel: SET_BY_DESK,
  contactName: SET_BY_CUSTOMER,
  contactPhone: SET_BY_CUSTOMER,
  contactEmail: SET_BY_CUSTOMER,
  customerContact: SET_BY_CUSTOMER,
  customerCostCenter: SET_BY_CUSTOMER,
  customerOrderNumber: SET_BY_CUSTOMER,
  customerPurchaseOrderNumber: SET_BY_CUSTOMER,
  // Customers see the responsible agent, but not the organisation of the desk.
  responsible: SET_BY_DESK,
  assignmentGroup: STAFF_ONLY,
  projectLead: STAFF_ONLY,
  executionCompany: STAFF_ONLY,
  executionResponsible: STAFF_ONLY,
  executionDescription: STAFF_ONLY,
  costEstimate: DESK_ONLY,
  closingNote: SET_BY_DESK,
  internalNotes: DESK_ONLY,
  preventMailDispatch: DESK_ONLY,
  approval: STAFF_ONLY,
} as const satisfies Record<string, FieldAccess>;

/**
 * Kinds of activities that a kind of user does not see: changed fields may be hidden fields, so that the desk alone sees
 * those. Activities of a hidden attachment are hidden as well.
 */
export const HIDDEN_ACTIVITY_KINDS: Readonly<Record<UserKind, readonly ActivityKind[]>> = {
  agent: [],
  // An activity of a link names a ticket that may be out of reach; the links are shown to readers of both tickets.
  executor: [ActivityKind.FieldChanged, ActivityKind.LinkAdded, ActivityKind.LinkRemoved, ActivityKind.OrderMoved],
  customer: [
    ActivityKind.FieldChanged,
    ActivityKind.TriggerTime,
    ActivityKind.DeadlineMark,
    ActivityKind.Assigned,
    ActivityKind.WorkNote,
    ActivityKind.EmailSent,
    ActivityKind.EmailFailed,
    ActivityKind.EmailSuppressed,
    ActivityKind.EmailResent,
    ActivityKind.TaskAdded,
    ActivityKind.TaskChanged,
    ActivityKind.TaskRemoved,
    ActivityKind.ReportAdded,
    ActivityKind.ReportChanged,
    ActivityKind.ReportRemoved,
    ActivityKind.ReportFailed,
    ActivityKind.LinkAdded,
    ActivityKind.LinkRemoved,
    ActivityKind.OrderMoved,
  ],
};

/** Activities of invoices; executors see the activities of their own invoices only. */
export const INVOICE_ACTIVITY_KINDS: readonly ActivityKind[] = [
  ActivityKind.InvoiceAdded,
  ActivityKind.InvoiceRenamed,
  ActivityKind.InvoiceRemoved,
];
