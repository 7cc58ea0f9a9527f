import type { Locale } from '../../vocabulary/locale.js';
import type { TicketType } from '../../vocabulary/ticket.js';

/** Somebody who may be written to. */
export interface MailPerson {
  /** Id of the user; null for an address without one. */
  readonly id: string | null;
  readonly name: string;
  readonly email: string | null;
  /** Language the person has chosen; null if unknown. */
  readonly locale: Locale | null;
}

/** A member of the desk, who may be away. */
export interface MailColleague extends MailPerson {
  readonly absent?: boolean;
  readonly deputy?: MailPerson | null;
}

/** All that decides who is written to about a ticket (domain "The 16 e-mail events"). */
export interface MailFacts {
  readonly type: TicketType;
  /** Whether the order was handed to somebody and is not done. */
  readonly inExecution: boolean;
  /** Address to which all of the customer's mails are redirected. */
  readonly communicationEmail: string | null;
  readonly correspondenceLanguage: Locale | null;
  /** Language of the assignment group. */
  readonly groupLanguage: Locale | null;
  readonly tenantLanguage: Locale;
  readonly invoiceRequested: boolean;
  /** Whether the tenant tells its customers of reports. */
  readonly tellsReports: boolean;
  readonly contact: MailPerson | null;
  readonly author: MailPerson | null;
  readonly responsible: MailColleague | null;
  readonly executionResponsible: MailPerson | null;
  /** The people of the executing company. */
  readonly executors: readonly MailPerson[];
  readonly projectLead: MailPerson | null;
  /** Distribution address of the assignment group. */
  readonly group: MailPerson | null;
  /** Support address of the tenant. */
  readonly tenant: MailPerson | null;
}

/** What one notice adds: who acted, and who is meant. */
export interface NoticeFacts {
  /** Id of the acting user; null for the system. */
  readonly actorId: string | null;
  readonly actorEmail: string | null;
  readonly actorIsExecutor: boolean;
  readonly actorIsCustomer: boolean;
  readonly assigned: readonly MailPerson[];
  readonly previous: readonly MailPerson[];
  /** Colleagues who are mentioned in what was said. */
  readonly mentioned?: readonly MailPerson[];
  /** Who comes to an appointment. */
  readonly attending?: readonly MailPerson[];
  /** Responsible for the change that the order carries out. */
  readonly following?: readonly MailPerson[];
}
