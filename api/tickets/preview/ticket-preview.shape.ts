import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, Day, Shape, Text, Values } from '../../platform/resource/index.js';
import {
  CONTACT_CHANNELS,
  type ContactChannel,
  TICKET_PRIORITIES,
  TICKET_TYPES,
  type TicketPriority,
  type TicketType,
} from '../../vocabulary/ticket.js';
import { UNMET } from '../record/ticket-transitions.shape.js';

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
  contactName: TEXT,
  contactEmail: TEXT,
  location: REFERENCE,
  projectLead: REFERENCE,
};
const USUAL = { contactChannel: TEXT, customerPriority: TEXT, customerContact: REFERENCE, assignmentGroup: REFERENCE };
const CHOICES = { customerPriority: { type: 'array', items: { type: 'string', enum: [...TICKET_PRIORITIES] } } };

/** The fields of an unfinished form of a ticket. */
@Shape()
export class TicketSketch {
  @Choice(TICKET_TYPES, { name: 'ticketType' }) type?: TicketType | null;
  @Text(ID) customer?: string | null;
  @Text(ID) customerContact?: string | null;
  @Choice(CONTACT_CHANNELS, { name: 'contactChannel' }) contactChannel?: ContactChannel | null;
  @Choice(TICKET_PRIORITIES, { name: 'priority' }) priority?: TicketPriority | null;
  @Choice(TICKET_PRIORITIES, { name: 'priority' }) customerPriority?: TicketPriority | null;
  @Day() preferredDate?: string | null;
  /** Further values of the form by the names of their fields, on which custom fields depend. */
  @Values() formValues?: Readonly<Record<string, unknown>>;
}

/** The requirements and results of a submission, for the form. */
@Shape()
export class TicketPreview {
  /** Required fields; of several in one list one suffices. */
  @Computed({ type: 'array', items: { type: 'array', items: { type: 'string' } } }) mandatory!: object[];
  /** Choices of fields that offer fewer than all: the priorities of the customer's list, else the tenant's. */
  @Computed({ type: 'object', properties: CHOICES }) choices!: object;
  /** The due date of a submission now. */
  @Computed({ type: ['string', 'null'], format: 'date-time' }) dueAt!: string | null;
  /** Warnings about allowed values. */
  @Computed({ type: 'array', items: WARNING }) warnings!: object[];
  /** Values that forms put into untouched fields. */
  @Computed({ type: 'object', properties: SUGGESTED }) suggested!: object;
  /** Further values that the server gives empty fields. */
  @Computed({ type: 'object', properties: USUAL }) usual!: object;
}

/** A new type of the ticket (domain "Type change"). */
@Shape()
export class TypeChange {
  @Choice(TICKET_TYPES, { name: 'ticketType', required: true }) type!: TicketType;
  /** The missing fields of the present state under the type, which the next transition requires. */
  @Computed(UNMET) missing!: object[];
}
