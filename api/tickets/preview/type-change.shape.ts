import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, Shape } from '../../platform/resource/index.js';
import { TICKET_TYPES, type TicketType } from '../../vocabulary/ticket.js';
import { UNMET } from '../record/ticket-transitions.shape.js';

/** A new type of the ticket (domain "Type change"). */
@Shape()
export class TypeChange {
  @Choice(TICKET_TYPES, { name: 'ticketType', required: true }) type!: TicketType;
  /** The missing fields of the present state under the type, which the next transition requires. */
  @Computed(UNMET) missing!: object[];
}
