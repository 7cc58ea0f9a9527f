import { STAFF } from '../../masterdata/access.js';
import { Role } from '../../vocabulary/role.js';
import { ActivityKind } from '../../vocabulary/work.js';
import type { UserKind } from './ticket-policy.js';

/** Who sees and who may change a field; everyone who reaches the ticket where `visible` is left out. */
interface FieldAccess {
  readonly visible?: readonly Role[];
  readonly editable: readonly Role[];
}

const AGENTS = [Role.Agent];
const DESK_ONLY: FieldAccess = { visible: AGENTS, editable: AGENTS };
const AMONG_STAFF: FieldAccess = { visible: STAFF, editable: AGENTS };
const SET_BY_DESK: FieldAccess = { editable: AGENTS };
/** Customers while the ticket is a draft, as `can.edit` says; executors change no fields, they move orders. */
const SET_BY_CUSTOMER: FieldAccess = { editable: [Role.Agent, Role.Customer] };

/** Who sees and changes which field of a ticket (domain "Permissions"); what is missing here is kept by the server. */
export const TICKET_FIELD_ACCESS = {
  type: SET_BY_CUSTOMER,
  customer: SET_BY_DESK,
  customerDescription: SET_BY_CUSTOMER,
  // Executors do not reach the earlier ticket, so that they are not told of it either.
  followUpOf: { visible: [Role.Agent, Role.Customer], editable: [Role.Agent, Role.Customer] },
  // Starts as the customer's own priority; both are theirs to say as long as the ticket is a draft.
  priority: SET_BY_CUSTOMER,
  customerPriority: SET_BY_CUSTOMER,
  preferredDate: SET_BY_CUSTOMER,
  category: SET_BY_CUSTOMER,
  location: SET_BY_CUSTOMER,
  // A customer's own way is the portal; which way others took, the desk knows.
  contactChannel: SET_BY_DESK,
  contactName: SET_BY_CUSTOMER,
  contactPhone: SET_BY_CUSTOMER,
  contactEmail: SET_BY_CUSTOMER,
  customerContact: SET_BY_CUSTOMER,
  customerCostCenter: SET_BY_CUSTOMER,
  customerOrderNumber: SET_BY_CUSTOMER,
  customerPurchaseOrderNumber: SET_BY_CUSTOMER,
  // Customers know who takes care of them, not how the desk is organised.
  responsible: SET_BY_DESK,
  assignmentGroup: AMONG_STAFF,
  projectLead: AMONG_STAFF,
  executionCompany: AMONG_STAFF,
  executionResponsible: AMONG_STAFF,
  executionDescription: AMONG_STAFF,
  costEstimate: DESK_ONLY,
  closingNote: SET_BY_DESK,
  internalNotes: DESK_ONLY,
  preventMailDispatch: DESK_ONLY,
  approval: AMONG_STAFF,
} as const satisfies Record<string, FieldAccess>;

/**
 * Kinds of activities that a user does not see. A changed field may be one that they may not see either, so that these
 * stay with the desk; activities of a hidden attachment are hidden as the attachment is.
 */
export const HIDDEN_ACTIVITY_KINDS: Readonly<Record<UserKind, readonly ActivityKind[]>> = {
  agent: [],
  // A link names another ticket, which they may not reach; the links themselves are shown to whoever reaches both.
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

/** Activities of invoices; executors see those of their own invoices only. */
export const INVOICE_ACTIVITY_KINDS: readonly ActivityKind[] = [
  ActivityKind.InvoiceAdded,
  ActivityKind.InvoiceRenamed,
  ActivityKind.InvoiceRemoved,
];
