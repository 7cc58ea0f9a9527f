import type { ReadRecord } from '../../platform/read/record.js';
import { type NoticeSentence, notice, type RecordNotice } from '../../platform/resource/notices.js';
import { today } from '../../platform/resource/today.js';
import { ApprovalState, FROM_BEHIND, RUNNING_STATES, TicketState } from '../../vocabulary/ticket.js';
import type { LinkEnd, TicketLink } from '../links/ticket-link.entity.js';
import type { OrderCosts } from '../record/cost-limit.js';
import type { Ticket } from '../record/ticket.entity.js';
import type { UserKind } from '../record/ticket-policy.js';

/** Properties that the notices of a ticket read. */
export const NOTICED = ['dueAt', 'clarificationText', 'resubmissionDate', 'closedAt'] as const;

/** The facts of the notices of a ticket for one reader, with the links within their reach. */
export interface NoticeFacts {
  readonly ticket: ReadRecord<Ticket>;
  readonly reader: UserKind;
  readonly costs: OrderCosts | null;
  /** The reader decides on the approval, the customer acts next, and can never reopen the ticket. */
  readonly mayApprove: boolean;
  readonly customersTurn: boolean;
  readonly isOver: boolean;
  readonly appointmentWaits: boolean;
  readonly links: readonly ReadRecord<TicketLink>[];
  readonly now: Date;
}

const { Draft, Pending, InWork, InClarification, WorkCompleted, OrderCompleted, Closed } = TicketState;
const money = (value: number | null) => ({ widget: 'money', value });
const choice = (name: string, value: unknown) => ({ widget: 'choice', name, value });
const isUnfinished = ({ closingState }: LinkEnd) => closingState === 'REJECTED' || closingState === 'INCOMPLETE';

/** The other tickets to which a ticket has a role. */
const endsOf = ({ ticket: { id }, links }: NoticeFacts, role: string): LinkEnd[] =>
  links
    .filter(({ kind, ticket }) => (ticket === id ? kind : FROM_BEHIND[kind]) === role)
    .flatMap(({ ends }) => ends.find((end) => end.id !== id) ?? []);

/** The state in plain words for the customer. */
function standing(facts: NoticeFacts): NoticeSentence {
  const { state, clarificationReason } = facts.ticket;
  const original = state === Closed ? endsOf(facts, 'DUPLICATE_OF')[0]?.identifier : null;
  if (original) return { code: 'customer.DUPLICATE', params: { ticket: original } };
  if (state === WorkCompleted && !facts.customersTurn) return { code: 'customer.BEING_FINISHED' };
  if (facts.isOver) return { code: 'customer.CLOSED_FOR_LONG' };
  return { code: `customer.${state}${state === InClarification ? `.${clarificationReason ?? 'WAIT_INTERNAL'}` : ''}` };
}

/** The state for a customer, and whether the next step is theirs; the notice of an approval is more specific. */
function ofCustomer(facts: NoticeFacts): RecordNotice[] {
  const { ticket, reader, mayApprove, appointmentWaits, customersTurn, now } = facts;
  const { state, dueAt: value } = ticket;
  if (reader !== 'customer' || (mayApprove && !appointmentWaits)) return [];
  const isPromised = (state === Pending || state === InWork) && value !== null && new Date(value) > now;
  const target = { code: 'customer.TARGET', params: { moment: { widget: 'moment', value } } };
  const appointment = { code: 'customer.APPOINTMENT' };
  const own = [...(appointmentWaits ? [appointment] : []), ...(mayApprove ? [] : [standing(facts)])];
  const tone = customersTurn ? 'WARNING' : state === Closed ? 'SUCCESS' : 'INFO';
  return [notice(tone, isPromised ? [...own, target] : own)];
}

/** The reason and day of a clarification, hidden from customers, and the buttons of an approval with its costs. */
function ofClarification({ ticket, reader, mayApprove, costs }: NoticeFacts): RecordNotice[] {
  const isCustomer = reader === 'customer';
  if (ticket.state !== InClarification || (isCustomer && !mayApprove)) return [];
  const { dueAt, clarificationReason, clarificationText: text, resubmissionDate: value } = ticket;
  const isDue = value !== null && value <= today();
  const amount = mayApprove && costs?.toApprove ? costs.costs : null;
  const [anyVersion, suffix] = amount === null ? [false, ''] : [true, 'Costs'];
  const params = { costs: money(amount) };
  const decide = (decision: ApprovalState, code: string) => {
    return { name: 'approval', code: code + suffix, params, given: { decision, costs: amount }, anyVersion };
  };
  const day = { params: { day: { widget: 'day', value } }, tone: isDue ? 'ERROR' : 'INFO' } as const;
  const forDesk = [
    ...(text ? [{ code: 'clarification.TEXT', params: { text } }] : []),
    ...(dueAt === null ? [{ code: 'clarification.STANDS' }] : []),
    ...(value ? [{ code: isDue ? 'clarification.DUE' : 'clarification.UNTIL', ...day }] : []),
  ];
  const actions = [decide(ApprovalState.Approved, 'approve'), decide(ApprovalState.Rejected, 'reject')];
  const forCustomer = anyVersion ? [{ code: 'approval.EXPLANATION' }] : [];
  return [
    notice(mayApprove || isDue ? 'WARNING' : 'INFO', isCustomer ? forCustomer : forDesk, {
      title: isCustomer ? { code: `approval.QUESTION${suffix}`, params } : { code: `reason.${clarificationReason}` },
      actions: mayApprove ? actions : [],
    }),
  ];
}

/** The costs beside the customer's limit, for the desk alone, with the button that asks the customer (domain "Cost limit"). */
function ofCosts({ ticket: { state, approval }, reader, costs }: NoticeFacts): RecordNotice[] {
  if (reader !== 'agent' || !costs || costs.level === 'WITHIN' || state === Closed) return [];
  const open = costs.approved === null ? 'ABOVE' : 'RISEN';
  const needed = approval === ApprovalState.Requested ? 'WAITS' : open;
  const code = costs.level === 'NEAR' ? 'NEAR' : costs.toApprove ? needed : 'APPROVED';
  const limit = { widget: 'integer', unit: 'CHF', value: costs.limit };
  const params = { costs: money(costs.costs), limit, approved: money(costs.approved ?? 0) };
  const texts = { text: { code: 'costs.QUESTION', params } };
  const ask = { name: 'ASK', code: 'ask', given: { clarificationReason: 'WAIT_APPROVAL' }, texts };
  const tone = code === 'APPROVED' || code === 'WAITS' ? 'INFO' : 'WARNING';
  return [notice(tone, [{ code: `costs.${code}`, params }], { actions: code === open ? [ask] : [] })];
}

/** The end of the orders of a change, and the next step. */
function ofOrders(facts: NoticeFacts): RecordNotice[] {
  const isRunning = facts.ticket.type === 'CHANGE' && RUNNING_STATES.some((state) => state === facts.ticket.state);
  if (facts.reader === 'customer' || !isRunning) return [];
  const orders = endsOf(facts, 'EXECUTED_BY').filter((order) => order.state !== Draft);
  const ended = orders.filter((order) => order.state === OrderCompleted || order.state === Closed);
  const [unfinished, completed] = [ended.filter(isUnfinished), ended.filter((order) => !isUnfinished(order))];
  const isAll = completed.length === orders.length;
  const paramsOf = ({ identifier, title, closingState: how }: LinkEnd) => {
    const counted = { smart_count: orders.length, done: completed.length };
    return { name: identifier ?? title, how: choice('closingState', how), ...counted };
  };
  const sentences = [
    ...unfinished.map((order) => ({ code: 'orders.UNFINISHED', params: paramsOf(order) })),
    ...completed.slice(0, 1).map((order) => ({ code: isAll ? 'orders.DONE' : 'orders.PART', params: paramsOf(order) })),
    ...(isAll && completed.length > 0 ? [{ code: 'orders.NEXT' }] : []),
    ...(unfinished.length > 0 ? [{ code: 'orders.AGAIN' }] : []),
  ];
  const tone = unfinished.length > 0 ? 'WARNING' : isAll ? 'SUCCESS' : 'INFO';
  return sentences.length > 0 ? [notice(tone, sentences)] : [];
}

/** The state of a submitted ticket in whole sentences for its reader: clarification, costs and orders. */
export const ticketNotices = (facts: NoticeFacts): RecordNotice[] =>
  (facts.ticket.state === Draft ? [] : [ofCustomer, ofClarification, ofCosts, ofOrders]).flatMap((of) => of(facts));
