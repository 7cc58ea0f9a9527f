import { mailAddress } from '../../platform/fields/mail-address.js';
import type { Locale } from '../../vocabulary/locale.js';
import { EVENTS_OF_EXECUTORS, type MailReason, type ToldEvent } from '../../vocabulary/mail.js';
import { Role } from '../../vocabulary/role.js';
import { TicketType } from '../../vocabulary/ticket.js';
import type { MailFacts, MailPerson, NoticeFacts } from './mail-facts.js';

/** Somebody who is told of an event. */
export interface Told {
  /** Id of the user; null for an address of a group, of the tenant or of somebody outside. */
  readonly user: string | null;
  readonly name: string;
  /** Null for a user without one, who is told in the application alone. */
  readonly email: string | null;
  /** Languages in which they would read it, the best first. */
  readonly locales: readonly Locale[];
  /** Customers get every mail that is meant for them; of the desk's own mails nobody gets two for one act. */
  readonly internal: boolean;
}

/** One mail that an event causes. */
export type Recipient = Told & { readonly email: string };

export const isMailed = (told: Told): told is Recipient => told.email !== null;

/** Somebody who is meant by an event and gets no mail. */
export interface LeftOut {
  readonly name: string | null;
  readonly email: string | null;
  readonly locales: readonly Locale[];
  readonly reason: MailReason;
}

/** Who is meant by an event, as customer and within the desk; people may be named twice or lack an address. */
interface Meant {
  readonly customer?: readonly (MailPerson | null)[];
  readonly internal?: readonly (MailPerson | null)[];
}

type Rule = (facts: MailFacts, notice: NoticeFacts) => Meant;

const customer = (facts: MailFacts): (MailPerson | null)[] => {
  if (facts.communicationEmail) {
    return [{ id: null, name: facts.contact?.name ?? '', email: facts.communicationEmail, locale: null }];
  }
  return [facts.contact?.email ? facts.contact : facts.author];
};

/** The responsible person, or while they are absent their deputy; nobody where there is none. */
export const answering = ({ responsible }: MailFacts): MailPerson | null =>
  responsible?.absent ? (responsible.deputy ?? null) : responsible;

/** Who answers for the ticket, else the group, else the tenant. */
const internal = (facts: MailFacts): (MailPerson | null)[] => [
  answering(facts) ?? withAddress(facts.group) ?? facts.tenant,
];

const withAddress = (person: MailPerson | null) => (person?.email ? person : null);

const executor = ({ executionResponsible, executors }: MailFacts) =>
  executionResponsible ? [executionResponsible] : executors;

const RULES: Record<ToldEvent, Rule> = {
  ISSUE_CREATED: (facts) => ({ customer: customer(facts) }),
  ISSUE_OR_DRAFT_ADDED: ({ group, tenant }) => ({ internal: [withAddress(group) ?? tenant] }),
  ISSUE_ASSIGNED: (_facts, { assigned }) => ({ internal: assigned }),
  ISSUE_ASSIGNED_NOTICE: ({ group }, { previous }) => ({ internal: [group, ...previous] }),
  ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED: (facts) => ({ customer: customer(facts) }),
  ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED: (facts) => ({
    internal: [...internal(facts), ...(facts.inExecution ? executor(facts) : [])],
  }),
  // What the system notes is told to whoever answers for the ticket, even if it is nobody yet.
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
  // Whoever no longer comes is relieved of an appointment that stands for everybody else.
  APPOINTMENT_CANCELLED: (facts, { attending = [], previous }) =>
    previous.length > 0 ? { internal: previous } : { customer: customer(facts), internal: attending },
  APPOINTMENT_ANSWERED: (facts, { attending = [] }) => ({ internal: [...internal(facts), ...attending] }),
  REPORT_CREATION_FAILED: ({ responsible, tenant }, { assigned }) => ({ internal: [...assigned, responsible, tenant] }),
};

const TO_CUSTOMERS: readonly ToldEvent[] = [
  'ISSUE_CREATED',
  'ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED',
  'ISSUE_STATE_IN_PROGRESS',
  'ISSUE_STATE_WORK_COMPLETED',
  'ISSUE_STATE_CLOSED',
];

/** Whether mails of the event go to customers first of all. */
export const writesToCustomer = (event: ToldEvent): boolean => TO_CUSTOMERS.includes(event);

/** As whom the reader of a mail sees the tenant's own fields: what may reach an executor tells what executors see. */
export function readerRole(event: ToldEvent, internal: boolean): Role {
  if (!internal) return Role.Customer;
  return EVENTS_OF_EXECUTORS.includes(event) ? Role.Executor : Role.Agent;
}

/** Who is told, and who of those that are meant gets no mail; a user without an address is both. */
export interface Judged {
  readonly told: readonly Told[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * Who gets a mail for an event (domain "The 16 e-mail events"): never the actor, but for the receipt of
 * ISSUE_CREATED to the customer who reported; nobody twice. The language is the
 * recipient's; else for customers that of their correspondence and for the desk that of the group; else the tenant's.
 * An event that means nobody with an address is left out as a whole.
 */
export const recipientsOf = (event: ToldEvent, facts: MailFacts, notice: NoticeFacts) => {
  const { told, leftOut } = toldOf(event, facts, notice);
  return { recipients: told.filter(isMailed), leftOut };
};

/** The same with the users who have no address. */
export const toldOf = (event: ToldEvent, facts: MailFacts, notice: NoticeFacts): Judged =>
  judged(RULES[event](facts, notice), facts, notice, event === 'ISSUE_CREATED' && notice.actorIsCustomer);

/** The colleagues who are mentioned in what was said. */
export const mentionedIn = (facts: MailFacts, notice: NoticeFacts): Judged =>
  judged({ internal: notice.mentioned }, facts, notice);

function judged(
  { customer = [], internal = [] }: Meant,
  facts: MailFacts,
  notice: NoticeFacts,
  isReceipt = false,
): Judged {
  const told = new Map<string, Told>();
  const leftOut = new Map<string, LeftOut>();
  const add = (person: MailPerson | null, isInternal: boolean) => {
    if (!person) return;
    const email = mailAddress(person.email?.trim() ?? '') || null;
    const shared = isInternal ? facts.groupLanguage : facts.correspondenceLanguage;
    const locales = [person.locale, shared, facts.tenantLanguage].filter((locale) => locale !== null);
    const meant: Told = { user: person.id, name: person.name, email, locales, internal: isInternal };
    const key = email ?? person.id;
    if (!email) leftOut.set(person.name, { ...meant, reason: 'NO_ADDRESS' });
    if (isActor(person, email, notice) && !(isReceipt && !isInternal)) {
      if (email) leftOut.set(email, { ...meant, reason: 'RECIPIENT_ACTED' });
    } else if (key && !told.has(key)) told.set(key, meant);
  };
  for (const person of customer) add(person, false);
  for (const person of internal) add(person, true);
  const isMeantForNobody = customer.length + internal.length > 0 && told.size + leftOut.size === 0;
  const nobody: LeftOut = { name: null, email: null, locales: [facts.tenantLanguage], reason: 'NO_ADDRESS' };
  return { told: [...told.values()], leftOut: isMeantForNobody ? [nobody] : [...leftOut.values()] };
}

const isActor = ({ id }: MailPerson, email: string | null, { actorId, actorEmail }: NoticeFacts) =>
  (id !== null && id === actorId) || (email !== null && email === mailAddress(actorEmail ?? ''));
