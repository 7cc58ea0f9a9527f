import { jobQueue } from '../../platform/jobs/job-queue.js';
import type { NotifiedEvent } from '../../vocabulary/mail.js';

/** An event of a ticket that may send mails (domain "The 16 e-mail events"). */
export interface TicketNotice {
  readonly event: NotifiedEvent;
  readonly ticketId: string;
  /** The activity of the event, whose author is the actor; each recipient gets one mail for it. */
  readonly activityId: string;
  /** Recipients whom the ticket no longer names. */
  readonly recipients?: NamedRecipients;
}

/** Recipients by the ids of their users. */
export interface NamedRecipients {
  /** Newly assigned people, for ISSUE_ASSIGNED; the ticket's responsible or executor if left out. */
  readonly assigned?: readonly string[];
  /** Name of the newly assigned executing company. */
  readonly company?: string;
  /** Formerly assigned people, for ISSUE_ASSIGNED_NOTICE besides the group. */
  readonly previous?: readonly string[];
  /** Mentioned colleagues who see the ticket. */
  readonly mentioned?: readonly string[];
  /** People of an appointment. */
  readonly attending?: readonly string[];
  /** Responsible agents of the change that the order carries out, besides the usual recipients. */
  readonly following?: readonly string[];
}

/** All notices of one transaction, which are planned together, so that no colleague gets two mails for one act. */
export interface TicketNotices {
  readonly notices: readonly TicketNotice[];
  /** An id after all activities of the transaction and before later ones. */
  readonly until?: string;
}

/** The queue of notices for the mail worker. */
export const TICKET_NOTICES = jobQueue<TicketNotices>('ticket-notices', { concurrency: 2, sends: true });
