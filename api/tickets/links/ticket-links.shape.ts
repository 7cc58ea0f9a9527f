import { Choice, Choices, LongText, Reference, Shape } from '../../platform/resource/index.js';
import { CONFIRMATIONS, LINKS_OF_PEOPLE, type LinkKind } from '../../vocabulary/ticket.js';
import { Ticket } from '../record/ticket.entity.js';
import { TRANSITION_PROBLEMS } from '../record/ticket-transitions.shape.js';

/** Refusals of a link, and of the closing of a duplicate. */
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
  /** The closing note of a duplicate for the customer; a general sentence without one. */
  @LongText({ max: 5_000 }) note?: string | null;
  /** Confirmed questions of the closing of a duplicate. */
  @Choices(CONFIRMATIONS, { name: 'confirmation' }) confirm?: string[];
}
