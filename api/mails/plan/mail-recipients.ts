import { mailAddress } from '../../platform/fields/mail-address.js';
import type { Locale } from '../../vocabulary/locale.js';
import { EVENTS_OF_EXECUTORS, type MailReason, type NotifiedEvent } from '../../vocabulary/mail.js';
import { Role } from '../../vocabulary/role.js';
import { TicketType } from '../../vocabulary/ticket.js';
import type { MailFacts, MailPerson, NoticeFacts } from './mail-facts.js';

/** A person who is notified of an event, by mail or in the application. */
export interface NotifiedPerson {
  /** Id of the user; null for an address of a group, of the tenant or of a person without an account. */
  readonly user: string | null;
  readonly name: string;
  /** Null for a user without an address, who is notified in the application alone. */
  readonly email: string | null;
  /** Languages of the notification, the preferred one first. */
  readonly locales: readonly Locale[];
  /** Customers get every mail of an act; a person of the desk gets at most one. */
  readonly internal: boolean;
}

/** A notified person with an address. */
export type Recipient = NotifiedPerson & { readonly email: string };

export const isMailed = (notified: NotifiedPerson): notified is Recipient => notified.email !== null;

/** A person whom the rule of an event names, and who gets no mail for the reason. */
export interface OmittedPerson {
  readonly name: string | null;
  readonly email: string | null;
  readonly locales: readonly Locale[];
  readonly reason: MailReason;
}

/** The people whom the rule of an event names; a person may be named twice or lack an address. */
interface NamedPeople {
  readonly customer?: readonly (MailPerson | null)[];
  readonly internal?: readonly (MailPerson | null)[];
}

type Rule = (facts: MailFacts, notice: NoticeFacts) => NamedPeople;

const customer = (facts: MailFacts): (MailPerson | null)[] => {
  if (facts.communicationEmail) {
    return [{ id: null, name: facts.contact?.name ?? '', email: facts.communicationEmail, locale: null }];
  }
  return [facts.contact?.email ? facts.contact : facts.author];
};

/** The responsible person, or their deputy during an absence; null without one. */
export const answering = ({ responsible }: MailFacts): MailPerson | null =>
  responsible?.absent ? (responsible.deputy ?? null) : responsible;

/** The responsible person or deputy, else the group, else the tenant. */
const internal = (facts: MailFacts): (MailPerson | null)[] => [
  answering(facts) ?? withAddress(facts.group) ?? facts.tenant,
];

const withAddress = (person: MailPerson | null) => (person?.email ? person : null);

const executor = ({ executionResponsible, executors }: MailFacts) =>
  executionResponsible ? [executionResponsible] : executors;

const RULES: Record<NotifiedEvent, Rule> = {
  ISSUE_CREATED: (facts) => ({ customer: customer(facts) }),
  ISSUE_OR_DRAFT_ADDED: ({ group, tenant }) => ({ internal: [withAddress(group) ?? tenant] }),
  ISSUE_ASSIGNED: (_facts, { assigned }) => ({ internal: assigned }),
  ISSUE_ASSIGNED_NOTICE: ({ group }, { previous }) => ({ internal: [group, ...previous] }),
  ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED: (facts) => ({ customer: customer(facts) }),
  ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED: (facts) => ({
    internal: [...internal(facts), ...(facts.inExecution ? executor(facts) : [])],
  }),
  // A note of the system goes to the responsible person, or to the group before one is assigned.
  ISSUE_WORK_NOTE_ADDED: (facts, { actorId }) => ({
    internal: [...(actorId ? [facts.responsible] : internal(facts)), facts.executionResponsible],
  }),
  ISSUE_STATE_IN_PROGRESS: (facts) => ({ customer: customer(facts) }),
  ISSUE_STATE_WORK_COMPLETED: (facts, { actorIsExecutor }) => ({
    customer: customer(facts),
    internal: actorIsExecutor ? [facts.responsible] : [],
  }),
  ISSUE_STATE_ORDER_COMPLETED: (facts, { following = [] }) =>
    following.length > 0
      ? { internal: following }
      : {
          customer: facts.invoiceRequested ? customer(facts) : [],
          internal: [facts.responsible, facts.projectLead],
        },
  REACTION_TIME_WARNING: (facts) => ({ internal: internal(facts) }),
  SLA_BREACH: (facts) => ({ internal: [...internal(facts), facts.group, facts.projectLead] }),
  TRIGGER_TIME_NOTICE: (facts, { attending = [] }) => ({
    internal: [...internal(facts), ...(attending.length > 0 ? attending : [facts.executionResponsible])],
  }),
  ISSUE_STATE_CLOSED: (facts, { following = [] }) =>
    following.length > 0
      ? { internal: following }
      : { customer: customer(facts), internal: facts.type === TicketType.Order ? executor(facts) : [] },
  REPORT_CREATED: (facts) => ({
    customer: facts.tellsReports ? customer(facts) : [],
    internal: [facts.responsible, facts.projectLead],
  }),
  APPOINTMENT_SCHEDULED: (facts, { attending = [] }) => ({ customer: customer(facts), internal: attending }),
  // A relieved attendee alone gets the cancellation of an appointment that takes place for the others.
  APPOINTMENT_CANCELLED: (facts, { attending = [], previous }) =>
    previous.length > 0 ? { internal: previous } : { customer: customer(facts), internal: attending },
  APPOINTMENT_ANSWERED: (facts, { attending = [] }) => ({ internal: [...internal(facts), ...attending] }),
  REPORT_CREATION_FAILED: ({ responsible, tenant }, { assigned }) => ({ internal: [...assigned, responsible, tenant] }),
};

const TO_CUSTOMERS: readonly NotifiedEvent[] = [
  'ISSUE_CREATED',
  'ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED',
  'ISSUE_STATE_IN_PROGRESS',
  'ISSUE_STATE_WORK_COMPLETED',
  'ISSUE_STATE_CLOSED',
];

/** Whether mails of the event go to customers first of all. */
export const writesToCustomer = (event: NotifiedEvent): boolean => TO_CUSTOMERS.includes(event);

/** The role whose visible custom fields a mail may show: that of executors for events that may reach an executor. */
export function readerRole(event: NotifiedEvent, internal: boolean): Role {
  if (!internal) return Role.Customer;
  return EVENTS_OF_EXECUTORS.includes(event) ? Role.Executor : Role.Agent;
}

/** The notified people, and the people without a mail; a user without an address is in both lists. */
export interface Recipients {
  readonly notified: readonly NotifiedPerson[];
  readonly omitted: readonly OmittedPerson[];
}

/**
 * The recipients of the mail of an event (domain "The 16 e-mail events"): never the actor, except for the receipt of
 * ISSUE_CREATED to the customer who reported; each person once. The language is the recipient's; else the correspondence
 * language of a customer or the language of the group; else the tenant's. An event whose rule names no person with an
 * address is omitted as a whole.
 */
export const recipientsOf = (event: NotifiedEvent, facts: MailFacts, notice: NoticeFacts) => {
  const { notified, omitted } = notifiedOf(event, facts, notice);
  return { recipients: notified.filter(isMailed), omitted };
};

/** The recipients of the mail of an event, with the users who have no address. */
export const notifiedOf = (event: NotifiedEvent, facts: MailFacts, notice: NoticeFacts): Recipients =>
  recipientsOfRule(RULES[event](facts, notice), facts, notice, event === 'ISSUE_CREATED' && notice.actorIsCustomer);

/** The colleagues who are mentioned in a message or note. */
export const mentionedOf = (facts: MailFacts, notice: NoticeFacts): Recipients =>
  recipientsOfRule({ internal: notice.mentioned }, facts, notice);

function recipientsOfRule(
  { customer = [], internal = [] }: NamedPeople,
  facts: MailFacts,
  notice: NoticeFacts,
  isReceipt = false,
): Recipients {
  const notified = new Map<string, NotifiedPerson>();
  const omitted = new Map<string, OmittedPerson>();
  const add = (person: MailPerson | null, isInternal: boolean) => {
    if (!person) return;
    const email = mailAddress(person.email?.trim() ?? '') || null;
    const shared = isInternal ? facts.groupLanguage : facts.correspondenceLanguage;
    const locales = [person.locale, shared, facts.tenantLanguage].filter((locale) => locale !== null);
    const candidate: NotifiedPerson = { user: person.id, name: person.name, email, locales, internal: isInternal };
    const key = email ?? person.id;
    if (!email) omitted.set(person.name, { ...candidate, reason: 'NO_ADDRESS' });
    if (isActor(person, email, notice) && !(isReceipt && !isInternal)) {
      if (email) omitted.set(email, { ...candidate, reason: 'RECIPIENT_ACTED' });
    } else if (key && !notified.has(key)) notified.set(key, candidate);
  };
  for (const person of customer) add(person, false);
  for (const person of internal) add(person, true);
  const hasNoRecipient = customer.length + internal.length > 0 && notified.size + omitted.size === 0;
  const unnamed: OmittedPerson = { name: null, email: null, locales: [facts.tenantLanguage], reason: 'NO_ADDRESS' };
  return { notified: [...notified.values()], omitted: hasNoRecipient ? [unnamed] : [...omitted.values()] };
}

const isActor = ({ id }: MailPerson, email: string | null, { actorId, actorEmail }: NoticeFacts) =>
  (id !== null && id === actorId) || (email !== null && email === mailAddress(actorEmail ?? ''));
