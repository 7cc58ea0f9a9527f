import { jobQueue } from '../../platform/jobs/job-queue.js';
import type { NotifiedEvent } from '../../vocabulary/mail.js';

/** Something happened to a ticket that may send mails (domain "The 16 e-mail events"). */
export interface TicketNotice {
  readonly event: NotifiedEvent;
  readonly ticketId: string;
  /** The activity that tells what happened: its author is the actor, and a mail arrives once for it. */
  readonly activityId: string;
  /** Who is meant, where the ticket as it stands no longer tells. */
  readonly recipients?: NamedRecipients;
}

/** Persons by the ids of their users. */
export interface NamedRecipients {
  /** Newly assigned: ISSUE_ASSIGNED goes to them; the ticket's responsible or executor if left out. */
  readonly assigned?: readonly string[];
  /** Name of the newly assigned executing company. */
  readonly company?: string;
  /** Relieved: ISSUE_ASSIGNED_NOTICE informs them besides the group. */
  readonly previous?: readonly string[];
  /** Colleagues who are mentioned in what was said, and may see the ticket. */
  readonly mentioned?: readonly string[];
  /** Who comes to an appointment. */
  readonly attending?: readonly string[];
  /** Responsible for the change that the order carries out: they alone are meant, beside those who are told anyway. */
  readonly following?: readonly string[];
}

/** All notices of one transaction: they are looked at together, so that nobody gets two internal mails for one act. */
export interface TicketNotices {
  readonly notices: readonly TicketNotice[];
  /** An id after all entries of the transaction and before those of later ones. */
  readonly until?: string;
}

export const TICKET_NOTICES = jobQueue<TicketNotices>('ticket-notices', { concurrency: 2 });
