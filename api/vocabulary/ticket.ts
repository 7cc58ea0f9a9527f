/** Kinds of tickets (spec §1); UNKNOWN comes in by mail and is typed by an agent. */
export const TicketType = Object.freeze({
  Ticket: 'TICKET',
  Incident: 'INCIDENT',
  Order: 'ORDER',
  Change: 'CHANGE',
  Unknown: 'UNKNOWN',
});
export type TicketType = (typeof TicketType)[keyof typeof TicketType];
export const TICKET_TYPES = Object.values(TicketType);

/** States of a ticket in the order of its life (spec §4). */
export const TicketState = Object.freeze({
  Draft: 'DRAFT',
  Pending: 'PENDING',
  InWork: 'IN_WORK',
  InClarification: 'IN_CLARIFICATION',
  WorkCompleted: 'WORK_COMPLETED',
  OrderCompleted: 'ORDER_COMPLETED',
  Closed: 'CLOSED',
});
export type TicketState = (typeof TicketState)[keyof typeof TicketState];
export const TICKET_STATES = Object.values(TicketState);

/** States of submitted tickets before their closing. */
export const OPEN_STATES: readonly TicketState[] = TICKET_STATES.filter(
  (state) => state !== TicketState.Draft && state !== TicketState.Closed,
);

/** States from the beginning of work until the closing. */
const ACTIVE_STATES: readonly TicketState[] = OPEN_STATES.filter((state) => state !== TicketState.Pending);

/** The lists of the overview (spec §2), each with its states. */
export const STATE_GROUPS = Object.freeze({
  new: [TicketState.Pending],
  active: ACTIVE_STATES,
  completed: [TicketState.Closed],
  drafts: [TicketState.Draft],
});

/** States in which the deadline counts: until the work is completed (domain "SLA clocks"). */
export const RUNNING_STATES: readonly TicketState[] = [
  TicketState.Pending,
  TicketState.InWork,
  TicketState.InClarification,
];

/** Actions of transitions (domain, state machine). */
export const TicketAction = Object.freeze({
  SaveDraft: 'SAVE_DRAFT',
  DeleteDraft: 'DELETE_DRAFT',
  Submit: 'SUBMIT',
  Start: 'START',
  Ask: 'ASK',
  Resume: 'RESUME',
  HandBack: 'HAND_BACK',
  FinishWork: 'FINISH_WORK',
  Rework: 'REWORK',
  CompleteOrder: 'COMPLETE_ORDER',
  Correct: 'CORRECT',
  Close: 'CLOSE',
  ConfirmSolution: 'CONFIRM_SOLUTION',
  Withdraw: 'WITHDRAW',
  Reopen: 'REOPEN',
});
export type TicketAction = (typeof TicketAction)[keyof typeof TicketAction];

/** The sixteen priorities of a ticket (domain, constants of the priorities). */
export const TICKET_PRIORITIES = [
  'LOW',
  'NORMAL',
  'HIGH',
  'IMMEDIATELY',
  'PREFERRED_DATE',
  'WITHIN_2_HOURS',
  'WITHIN_4_HOURS',
  'WITHIN_8_HOURS',
  'WITHIN_10_HOURS',
  'WITHIN_24_HOURS',
  'WITHIN_SAME_DAY',
  'WITHIN_1_WORKING_DAY',
  'WITHIN_3_WORKING_DAYS',
  'WITHIN_5_WORKING_DAYS',
  'WITHIN_10_WORKING_DAYS',
  'WITHIN_20_WORKING_DAYS',
] as const;
export type TicketPriority = (typeof TICKET_PRIORITIES)[number];

/** Present activities of a user who has a ticket open. */
export const TICKET_DOINGS = ['READING', 'EDITING', 'WRITING'] as const;
export type TicketDoing = (typeof TICKET_DOINGS)[number];

/** Reasons of a clarification, which decide on pauses of clocks (domain G7, SLA clocks). */
export const ClarificationReason = Object.freeze({
  WaitCustomer: 'WAIT_CUSTOMER',
  WaitThirdParty: 'WAIT_THIRD_PARTY',
  WaitInternal: 'WAIT_INTERNAL',
  WaitApproval: 'WAIT_APPROVAL',
});
export type ClarificationReason = (typeof ClarificationReason)[keyof typeof ClarificationReason];
export const CLARIFICATION_REASONS = Object.values(ClarificationReason);

/** Results of a closed ticket (spec §4). */
export const ClosingState = Object.freeze({
  Completed: 'COMPLETED',
  Incomplete: 'INCOMPLETE',
  InternallyInvoiced: 'INTERNALLY_INVOICED',
  Invoiced: 'INVOICED',
  NotInvoiced: 'NOT_INVOICED',
  Rejected: 'REJECTED',
});
export type ClosingState = (typeof ClosingState)[keyof typeof ClosingState];
export const CLOSING_STATES = Object.values(ClosingState);

/** Approval of a change: a record beside the ticket, not a state of it (domain G6). */
export const ApprovalState = Object.freeze({
  None: 'NONE',
  Requested: 'REQUESTED',
  Approved: 'APPROVED',
  Rejected: 'REJECTED',
});
export type ApprovalState = (typeof ApprovalState)[keyof typeof ApprovalState];
export const APPROVAL_STATES = Object.values(ApprovalState);

/** Questions that a user confirms (domain "Confirmation pattern"). */
export const CONFIRMATIONS = ['CLOSE_WITHOUT_INVOICE', 'ASSIGNEE_ABSENT'] as const;

/** Questions about an appointment: an absent person, an overlapping appointment, too little travel time. */
export const APPOINTMENT_CONFIRMATIONS = ['ASSIGNEE_ABSENT', 'APPOINTMENT_CONFLICT', 'APPOINTMENT_TRAVEL'] as const;

/** The question before the deletion of a colleague's draft (domain #2). */
export const DRAFT_CONFIRMATIONS = ['DELETE_COLLEAGUE_DRAFT'] as const;

/** Questions about a customer: disconnecting the CRM deactivates users of its contacts (spec §4). */
export const CUSTOMER_CONFIRMATIONS = ['DISCONNECT_DEACTIVATES_USERS'] as const;

/** Channels of tickets (spec §3). */
export const ContactChannel = Object.freeze({
  CustomerPortal: 'CUSTOMER_PORTAL',
  Email: 'EMAIL',
  Phone: 'PHONE',
  ServiceDesk: 'SERVICE_DESK',
});
export type ContactChannel = (typeof ContactChannel)[keyof typeof ContactChannel];
export const CONTACT_CHANNELS = Object.values(ContactChannel);

/** Kinds of links between tickets (domain "Tickets are linked to each other"), named from the first ticket. */
export const LinkKind = Object.freeze({
  /** Continues a closed ticket; made by the system. */
  FollowUpOf: 'FOLLOW_UP_OF',
  /** An ORDER carries out a CHANGE. */
  Executes: 'EXECUTES',
  /** Repeats another ticket, and is closed for it. */
  DuplicateOf: 'DUPLICATE_OF',
  RelatedTo: 'RELATED_TO',
});
export type LinkKind = (typeof LinkKind)[keyof typeof LinkKind];
export const LINK_KINDS = Object.values(LinkKind);

/** Links that users make; the system links follow-ups. */
export const LINKS_OF_PEOPLE: readonly LinkKind[] = [LinkKind.Executes, LinkKind.DuplicateOf, LinkKind.RelatedTo];

/** Names of a link from either ticket. */
export const LINK_ROLES = [...LINK_KINDS, 'FOLLOWED_BY', 'EXECUTED_BY', 'DUPLICATED_BY'] as const;
export type LinkRole = (typeof LINK_ROLES)[number];

/** The name of each link from its second ticket. */
export const FROM_BEHIND: Readonly<Record<LinkKind, LinkRole>> = {
  FOLLOW_UP_OF: 'FOLLOWED_BY',
  EXECUTES: 'EXECUTED_BY',
  DUPLICATE_OF: 'DUPLICATED_BY',
  RELATED_TO: 'RELATED_TO',
};

/** The clocks of a ticket (domain "SLA clocks"). */
export const SlaClock = Object.freeze({ Reaction: 'REACTION', OnSite: 'ON_SITE', Due: 'DUE' });
export type SlaClock = (typeof SlaClock)[keyof typeof SlaClock];
export const SLA_CLOCKS = Object.values(SlaClock);

/** States of a clock: running, paused, stopped in time or too late. */
export const CLOCK_STATES = ['RUNNING', 'PAUSED', 'MET', 'BREACHED'] as const;
export type ClockState = (typeof CLOCK_STATES)[number];

/** Results of a stopped clock. */
export const ClockResult = Object.freeze({ Met: 'MET', Breached: 'BREACHED' });
export type ClockResult = (typeof ClockResult)[keyof typeof ClockResult];
export const CLOCK_RESULTS = Object.values(ClockResult);

/** Reasons of a pause: the clarification, or the time between completed work and rework. */
export const PAUSE_REASONS = [...CLARIFICATION_REASONS, 'WORK_COMPLETED'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** Reasons of a segment: its window, no window, or a pause. */
export const SEGMENT_REASONS = ['WORK', 'ON_CALL', 'EVERY_HOUR', 'OFF_HOURS', 'HOLIDAY', ...PAUSE_REASONS] as const;
export type SegmentReason = (typeof SEGMENT_REASONS)[number];
