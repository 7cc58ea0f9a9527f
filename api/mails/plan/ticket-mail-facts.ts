import type { EntityManager } from '@mikro-orm/postgresql';
import type { Absence } from '../../masterdata/absence.entity.js';
import type { AssignmentGroup } from '../../masterdata/assignment-group.entity.js';
import type { TenantLogo } from '../../masterdata/logo/tenant-logo.entity.js';
import type { TenantSettings } from '../../masterdata/tenant-settings.entity.js';
import type { User } from '../../masterdata/user.entity.js';
import type { Ticket } from '../../tickets/record/ticket.entity.js';
import type { Activity } from '../../tickets/timeline/activity.entity.js';
import type { TicketNotice } from '../../tickets/timeline/ticket-notice.js';
import { Role } from '../../vocabulary/role.js';
import { TicketState, TicketType } from '../../vocabulary/ticket.js';
import type { MailColleague, MailFacts, MailPerson } from './mail-facts.js';
import type { PlannedNotice } from './mail-plan.js';
import { ticketAsOf } from './ticket-as-of.js';

/** A notice with its timeline entry. */
export interface LoadedNotice extends PlannedNotice {
  readonly activity: Activity;
  /** Names of the files of its message. */
  readonly attachments: readonly string[];
}

/** A ticket with the facts for its mails. */
export interface TicketMailFacts {
  readonly ticket: Ticket;
  /** The ticket at the time of the event, for the texts of the mails. */
  readonly then: Ticket;
  readonly settings: TenantSettings;
  readonly logo: TenantLogo | null;
  readonly facts: MailFacts;
  readonly notices: readonly LoadedNotice[];
}

const IN_EXECUTION: readonly string[] = [TicketState.InWork, TicketState.InClarification];

/** The records that decide on the mails about a ticket. */
export interface MailRecords {
  readonly ticket: Ticket;
  readonly settings: TenantSettings;
  readonly logo: TenantLogo | null;
  /** The timeline entries of the notices, with the names of their attachments. */
  readonly activities: readonly Activity[];
  readonly attachments: readonly { readonly activity: string; readonly name: string }[];
  /** Later entries of the timeline, the last one first. */
  readonly later: readonly Activity[];
  /** The people whom the ticket or a notice names, and the people of the named companies. */
  readonly users: readonly User[];
  readonly groups: readonly AssignmentGroup[];
  /** Present absences of the responsible person, the longest one last. */
  readonly absences: readonly Absence[];
}

/** The facts that decide on the mails about a ticket. */
export async function mailFactsOf(
  em: EntityManager,
  records: MailRecords,
  notices: readonly TicketNotice[],
): Promise<TicketMailFacts> {
  const { ticket, settings, logo, users } = records;
  const loaded = notices.flatMap((notice): LoadedNotice[] => {
    const activity = records.activities.find(({ id }) => id === notice.activityId);
    if (!activity) return [];
    const attachments = records.attachments.filter((file) => file.activity === activity.id).map(({ name }) => name);
    return [{ ...noticeFacts(notice, activity, ticket, records), activity, attachments }];
  });
  const facts = { ...factsOf(ticket, settings, users), responsible: responsibleOf(records) };
  const then = await ticketAsOf(em, ticket, records.later);
  return { ticket, then, settings, logo, notices: loaded, facts };
}

const personOf = (user: User | null | undefined): MailPerson | null =>
  user?.active ? { id: user.id, name: user.name, email: user.email, locale: user.language } : null;

const address = (name: string, email: string | null): MailPerson | null =>
  email ? { id: null, name, email, locale: null } : null;

const membersOf = (company: string | null | undefined, users: readonly User[]) =>
  company
    ? users
        .filter(({ executionCompany, roles }) => executionCompany === company && roles.includes(Role.Executor))
        .flatMap((user) => personOf(user) ?? [])
    : [];

/** The responsible person, with their deputy during an absence. */
function responsibleOf({ ticket, absences }: MailRecords): MailColleague | null {
  const person = personOf(ticket.responsible?.unwrap());
  const absence = absences.at(-1);
  return person && absence ? { ...person, absent: true, deputy: personOf(absence.deputy?.unwrap()) } : person;
}

function factsOf(ticket: Ticket, settings: TenantSettings, users: readonly User[]): Omit<MailFacts, 'responsible'> {
  const customer = ticket.customer?.unwrap();
  const group = ticket.assignmentGroup?.unwrap();
  return {
    type: ticket.type,
    inExecution: ticket.type === TicketType.Order && IN_EXECUTION.includes(ticket.state),
    communicationEmail: customer?.communicationEmail ?? null,
    correspondenceLanguage: customer?.correspondenceLanguage ?? null,
    groupLanguage: group?.language ?? null,
    tenantLanguage: settings.language,
    invoiceRequested: customer?.invoiceRequested ?? false,
    tellsReports: settings.tellsCustomersOfReports,
    contact: contactOf(ticket),
    author: personOf(ticket.author?.unwrap()),
    executionResponsible: personOf(ticket.executionResponsible?.unwrap()),
    executors: membersOf(ticket.executionCompany, users),
    projectLead: personOf(ticket.projectLead?.unwrap()),
    group: group?.active ? address(group.name, group.email) : null,
    tenant: address(settings.name, settings.supportEmail),
  };
}

/** The contact of the ticket; a contact who is a user has a language. */
function contactOf({ contactEmail, contactName, customerContact, author }: Ticket): MailPerson | null {
  const users = [customerContact?.unwrap(), author?.unwrap()];
  const email = contactEmail ?? personOf(users[0])?.email ?? null;
  const user = email ? users.find((user) => user?.email?.toLowerCase() === email.toLowerCase()) : undefined;
  const name = contactName ?? user?.name ?? '';
  return email ? { id: user?.id ?? null, name, email, locale: user?.language ?? null } : null;
}

/** The recipients at a company for an order without an assignee: its active executors, else the addresses of its groups. */
function companyOf(
  name: string | null | undefined,
  { users, groups }: Pick<MailRecords, 'users' | 'groups'>,
): MailPerson[] {
  const executors = membersOf(name, users);
  if (executors.length > 0) return executors;
  return groups
    .filter(({ active, executingCompany }) => active && name && executingCompany === name)
    .flatMap((group) => address(group.name, group.email) ?? []);
}

/** The facts about the acting user on which mails depend; without a user, the facts of the system. */
export const actorFacts = (actor: User | null | undefined) => ({
  actorId: actor?.id ?? null,
  actorEmail: actor?.email ?? null,
  actorIsExecutor: actor ? actor.roles.includes(Role.Executor) && !actor.roles.includes(Role.Agent) : false,
  actorIsCustomer: actor ? actor.roles.includes(Role.Customer) && !actor.roles.includes(Role.Agent) : false,
});

/**
 * The acting user, the new assignees and the relieved ones. A notice without recipients, such as that of a submission,
 * names the present assignees.
 */
function noticeFacts(notice: TicketNotice, activity: Activity, ticket: Ticket, records: MailRecords): PlannedNotice {
  const { recipients = { company: ticket.executionCompany ?? undefined } } = notice;
  const named = (ids: readonly string[] = []) =>
    records.users.filter(({ id }) => ids.includes(id)).flatMap((user) => personOf(user) ?? []);
  const current = [ticket.responsible?.unwrap(), ticket.executionResponsible?.unwrap()];
  const assigned = recipients.assigned ? named(recipients.assigned) : current.flatMap((user) => personOf(user) ?? []);
  return {
    event: notice.event,
    ...actorFacts(activity.actor?.unwrap()),
    assigned: [...assigned, ...(ticket.executionResponsible ? [] : companyOf(recipients.company, records))],
    previous: named(recipients.previous),
    mentioned: named(recipients.mentioned),
    attending: named(recipients.attending),
    following: named(recipients.following),
  };
}
