import { ClosingState, TICKET_TYPES, TicketAction, TicketState, TicketType } from '../../vocabulary/ticket.js';
import type { Transition } from './transition.js';

const { Draft, Pending, InWork, InClarification, WorkCompleted, OrderCompleted, Closed } = TicketState;
const ALL = TICKET_TYPES;
const TYPED = TICKET_TYPES.filter((type) => type !== TicketType.Unknown);
const ORDER = [TicketType.Order];
const UNKNOWN = [TicketType.Unknown];
const SOLVABLE = [TicketType.Ticket, TicketType.Incident];

/** Executors see orders only. */
const executor = { types: ORDER } as const;

const SUBMISSION = {
  number: 3,
  to: Pending,
  action: TicketAction.Submit,
  types: ALL,
  guards: ['mandatoryFields'],
  mails: ['ISSUE_CREATED', 'ISSUE_OR_DRAFT_ADDED'],
} as const;
const CLARIFICATION = {
  number: 5,
  to: InClarification,
  action: TicketAction.Ask,
  guards: ['mandatoryFields', 'clarification'],
  effect: 'beginClarification',
  mails: [],
} as const;
const RESUMPTION = {
  number: 6,
  from: [InClarification],
  action: TicketAction.Resume,
  effect: 'endClarification',
  mails: [],
} as const;
const CLOSING = {
  to: Closed,
  action: TicketAction.Close,
  guards: ['mandatoryFields', 'noOpenTasks', 'noOpenReport', 'closingDetails', 'invoiced'],
  effect: 'close',
  mails: ['ISSUE_STATE_CLOSED'],
} as const;
const REOPENING = {
  number: 15,
  from: [Closed],
  action: TicketAction.Reopen,
  by: { agent: { reason: true, limit: 'REOPEN_90_DAYS' }, customer: { reason: true, limit: 'REOPEN_14_DAYS' } },
  guards: ['notInvoiced'],
  effect: 'reopen',
} as const;

/** Transitions #1 to #15 of the domain; any other is refused. */
export const TRANSITIONS: readonly Transition[] = [
  {
    number: 1,
    from: [null],
    to: Draft,
    action: TicketAction.SaveDraft,
    types: ALL,
    by: { customer: {}, agent: {} },
    guards: ['mandatoryFields'],
    mails: ['ISSUE_OR_DRAFT_ADDED'],
  },
  {
    number: 2,
    from: [Draft],
    to: null,
    action: TicketAction.DeleteDraft,
    types: ALL,
    by: { customer: {}, agent: {} },
    guards: [],
    mails: [],
  },
  {
    ...SUBMISSION,
    from: [null],
    by: { customer: {}, agent: {}, system: { types: UNKNOWN } },
  },
  {
    ...SUBMISSION,
    from: [Draft],
    by: { customer: {}, agent: {} },
  },
  {
    number: 4,
    from: [Pending],
    to: InWork,
    action: TicketAction.Start,
    types: TYPED,
    by: { agent: {}, executor },
    guards: ['mandatoryFields', 'approved'],
    mails: ['ISSUE_STATE_IN_PROGRESS'],
  },
  {
    ...CLARIFICATION,
    from: [Pending],
    types: ALL,
    by: { agent: {} },
  },
  {
    ...CLARIFICATION,
    from: [InWork],
    types: TYPED,
    by: { agent: {}, executor },
  },
  {
    ...RESUMPTION,
    to: Pending,
    back: true,
    types: ALL,
    by: { agent: {}, executor },
    guards: ['mandatoryFields'],
  },
  // No guard: where the state before is refused, the customer's answer must not be lost.
  {
    ...RESUMPTION,
    to: Pending,
    types: ALL,
    by: { system: {} },
    guards: [],
  },
  {
    ...RESUMPTION,
    to: InWork,
    back: true,
    types: TYPED,
    by: { agent: {}, executor, system: {} },
    guards: ['mandatoryFields', 'approved'],
  },
  {
    number: 7,
    from: [InWork],
    to: Pending,
    action: TicketAction.HandBack,
    types: TYPED,
    by: { agent: {}, executor: { ...executor, reason: true } },
    guards: ['mandatoryFields'],
    effect: 'handBack',
    mails: [],
  },
  {
    number: 8,
    from: [InWork],
    to: WorkCompleted,
    action: TicketAction.FinishWork,
    types: TYPED,
    by: { agent: {}, executor },
    guards: ['mandatoryFields', 'noOpenTasks'],
    effect: 'finishWork',
    mails: ['ISSUE_STATE_WORK_COMPLETED'],
  },
  {
    number: 9,
    from: [WorkCompleted],
    to: InWork,
    action: TicketAction.Rework,
    types: TYPED,
    by: { agent: { reason: true }, customer: { reason: true, limit: 'REWORK_10_WORKING_DAYS' } },
    guards: [],
    effect: 'rework',
    mails: ['ISSUE_STATE_IN_PROGRESS'],
  },
  {
    number: 10,
    from: [WorkCompleted],
    to: OrderCompleted,
    action: TicketAction.CompleteOrder,
    types: ORDER,
    by: { agent: {}, executor: { ...executor, precondition: 'EXECUTOR_COMPLETES_ORDERS' } },
    guards: ['mandatoryFields', 'noOpenTasks', 'completeInvoice', 'finishedReports', 'approved'],
    mails: ['ISSUE_STATE_ORDER_COMPLETED'],
  },
  {
    number: 11,
    from: [OrderCompleted],
    to: WorkCompleted,
    action: TicketAction.Correct,
    types: ORDER,
    by: { agent: { reason: true } },
    guards: ['notInvoicedInErp'],
    mails: [],
  },
  {
    number: 12,
    from: [WorkCompleted],
    ...CLOSING,
    types: TYPED,
    by: {
      agent: {},
      customer: {
        types: SOLVABLE,
        closingStates: [ClosingState.Completed],
        action: TicketAction.ConfirmSolution,
      },
      system: { types: SOLVABLE, precondition: 'SOLVED_LONG_AGO', closingStates: [ClosingState.Completed] },
    },
  },
  {
    number: 13,
    from: [OrderCompleted],
    ...CLOSING,
    types: ORDER,
    by: { agent: {}, system: { precondition: 'INVOICED_IN_ERP', closingStates: [ClosingState.Invoiced] } },
    guards: ['mandatoryFields', 'noOpenTasks', 'noOpenReport', 'closingDetails'],
  },
  {
    number: 14,
    from: [Pending],
    ...CLOSING,
    types: ALL,
    by: {
      agent: {},
      customer: {
        limit: 'UNASSIGNED',
        closingStates: [ClosingState.Rejected, ClosingState.Completed],
        action: TicketAction.Withdraw,
      },
    },
  },
  {
    number: 14,
    from: [InClarification, InWork],
    ...CLOSING,
    types: ALL,
    by: { agent: {} },
  },
  {
    ...REOPENING,
    to: InWork,
    types: TYPED,
    mails: ['ISSUE_STATE_IN_PROGRESS'],
  },
  {
    ...REOPENING,
    to: Pending,
    types: UNKNOWN,
    mails: [],
  },
];
