import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, Shape } from '../../platform/resource/index.js';
import { TICKET_TYPES, type TicketType } from '../../vocabulary/ticket.js';
import { UNMET } from '../record/ticket-transitions.shape.js';

/** A type that the ticket may take on (domain "Type change"). */
@Shape()
export class TypeChange {
  @Choice(TICKET_TYPES, { name: 'ticketType', required: true }) type!: TicketType;
  /** What it would make mandatory in the present state and is not filled yet; the next transition will insist on it. */
  @Computed(UNMET) missing!: object[];
}
