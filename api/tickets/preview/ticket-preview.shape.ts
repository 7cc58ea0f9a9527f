import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, Day, Shape, Text } from '../../platform/resource/index.js';
import {
  CONTACT_CHANNELS,
  type ContactChannel,
  TICKET_PRIORITIES,
  TICKET_TYPES,
  type TicketPriority,
  type TicketType,
} from '../../vocabulary/ticket.js';

const ID = { max: 36, pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i } as const;
const TEXT = { type: ['string', 'null'] };
const REFERENCE = { type: ['string', 'null'], format: 'uuid' };
const WARNING = {
  type: 'object',
  required: ['code', 'field'],
  properties: { code: { type: 'string' }, field: { type: 'string' } },
};
const SUGGESTED = {
  customerPriority: TEXT,
  contactChannel: TEXT,
  contactName: TEXT,
  contactEmail: TEXT,
  customerContact: REFERENCE,
  location: REFERENCE,
  assignmentGroup: REFERENCE,
  projectLead: REFERENCE,
};

/** What is known so far of a ticket that is being written; what is not said is open. */
@Shape()
export class TicketSketch {
  @Choice(TICKET_TYPES, { name: 'ticketType' }) type?: TicketType | null;
  @Text(ID) customer?: string | null;
  @Text(ID) customerContact?: string | null;
  @Choice(CONTACT_CHANNELS, { name: 'contactChannel' }) contactChannel?: ContactChannel | null;
  @Choice(TICKET_PRIORITIES, { name: 'priority' }) priority?: TicketPriority | null;
  @Choice(TICKET_PRIORITIES, { name: 'priority' }) customerPriority?: TicketPriority | null;
  @Day() preferredDate?: string | null;
}

/** What submitting such a ticket asks for and brings, so that a form can say it beforehand. */
@Shape()
export class TicketPreview {
  /** Fields that must be filled to submit it; of several in one list any will do. */
  @Computed({ type: 'array', items: { type: 'array', items: { type: 'string' } } }) mandatory!: object[];
  /** What the customer may choose as their priority: agreed with them, else offered by the tenant. */
  @Computed({ type: 'array', items: { type: 'string', enum: [...TICKET_PRIORITIES] } }) customerPriorities!: object[];
  /** When it would be due if it were submitted now. */
  @Computed({ type: ['string', 'null'], format: 'date-time' }) dueAt!: string | null;
  /** What is allowed but worth a second look. */
  @Computed({ type: 'array', items: WARNING }) warnings!: object[];
  /** What stands to reason where the form is still empty. */
  @Computed({ type: 'object', properties: SUGGESTED }) suggested!: object;
}
