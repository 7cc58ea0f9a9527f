import type { MailEvent } from '../../vocabulary/mail.js';
import { ActivityKind } from '../../vocabulary/work.js';

/** The mail event of something said on a ticket (domain "The 16 e-mail events"). */
export const SAID: Readonly<Partial<Record<ActivityKind, MailEvent>>> = {
  [ActivityKind.MessageFromAgent]: 'ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED',
  [ActivityKind.MessageFromCustomer]: 'ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED',
  [ActivityKind.WorkNote]: 'ISSUE_WORK_NOTE_ADDED',
};

/** The customer's decision about an approval is a word of the customer's to the desk, whoever enters it. */
export const APPROVAL_DECIDED: MailEvent = 'ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED';
