import type { Locale } from '../../vocabulary/locale.js';
import type { TicketType } from '../../vocabulary/ticket.js';

/** A person or address that may get a mail. */
export interface MailPerson {
  /** Id of the user; null for an address without one. */
  readonly id: string | null;
  readonly name: string;
  readonly email: string | null;
  /** Language the person has chosen; null if unknown. */
  readonly locale: Locale | null;
}

/** A member of the desk, who may be absent. */
export interface MailColleague extends MailPerson {
  readonly absent?: boolean;
  readonly deputy?: MailPerson | null;
}

/** The facts that decide on the recipients of mails about a ticket (domain "The 16 e-mail events"). */
export interface MailFacts {
  readonly type: TicketType;
  /** Whether the order is assigned to an executor and not completed. */
  readonly inExecution: boolean;
  /** Address that gets all of the customer's mails in place of the recipients. */
  readonly communicationEmail: string | null;
  readonly correspondenceLanguage: Locale | null;
  /** Language of the assignment group. */
  readonly groupLanguage: Locale | null;
  readonly tenantLanguage: Locale;
  readonly invoiceRequested: boolean;
  /** Whether the tenant sends mails about reports to its customers. */
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

/** The facts of one notice: the acting user and the people that it names. */
export interface NoticeFacts {
  /** Id of the acting user; null for the system. */
  readonly actorId: string | null;
  readonly actorEmail: string | null;
  readonly actorIsExecutor: boolean;
  readonly actorIsCustomer: boolean;
  readonly assigned: readonly MailPerson[];
  readonly previous: readonly MailPerson[];
  /** Colleagues whom the message or note mentions. */
  readonly mentioned?: readonly MailPerson[];
  /** Attendees of an appointment. */
  readonly attending?: readonly MailPerson[];
  /** People responsible for the change that the order carries out. */
  readonly following?: readonly MailPerson[];
}
