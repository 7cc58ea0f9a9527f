import { Choice, Choices, LongText, Reference, Shape } from '../../platform/resource/index.js';
import { CONFIRMATIONS, LINKS_OF_PEOPLE, type LinkKind } from '../../vocabulary/ticket.js';
import { Ticket } from '../record/ticket.entity.js';
import { TRANSITION_PROBLEMS } from '../record/ticket-transitions.shape.js';

/** Refusals of a link, and of the closing that a duplicate comes to. */
export const LINK_PROBLEMS = {
  409: [...TRANSITION_PROBLEMS[409], 'DUPLICATE'],
  422: [
    ...TRANSITION_PROBLEMS[422],
    'LINK_DRAFT',
    'LINK_IS_DUPLICATE',
    'LINK_OTHER_CUSTOMER',
    'LINK_REPEATS_ALREADY',
    'LINK_TYPES',
    'UNKNOWN_REFERENCE',
  ],
};

/** A link from a ticket to another one. */
@Shape()
export class NewTicketLink {
  @Choice(LINKS_OF_PEOPLE, { name: 'linkKind', required: true }) kind!: LinkKind;
  @Reference(() => Ticket, { required: true }) target!: string;
  /** Closing note of a duplicate, for the customer; without one a sentence that names no other ticket. */
  @LongText({ max: 5_000 }) note?: string | null;
  /** Answers to what the closing of a duplicate asks. */
  @Choices(CONFIRMATIONS, { name: 'confirmation' }) confirm?: string[];
}
