import type { MailEvent } from '../../vocabulary/mail.js';
import { ActivityKind } from '../../vocabulary/work.js';

/** The mail events of messages and work notes (domain "The 16 e-mail events"). */
export const MESSAGE_EVENTS: Readonly<Partial<Record<ActivityKind, MailEvent>>> = {
  [ActivityKind.MessageFromAgent]: 'ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED',
  [ActivityKind.MessageFromCustomer]: 'ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED',
  [ActivityKind.WorkNote]: 'ISSUE_WORK_NOTE_ADDED',
};

/** A decision about an approval is mailed like a message of the customer, even if an agent enters it. */
export const APPROVAL_DECIDED: MailEvent = 'ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED';
