import { Customer } from '../../customers/record/customer.entity.js';
import { Location } from '../../customers/record/location.entity.js';
import { Category } from '../../masterdata/category.entity.js';
import { User } from '../../masterdata/user.entity.js';
import { Choice, Day, Flag, Phone, Reference, Shape, Text, Values } from '../../platform/resource/index.js';
import { TICKET_PRIORITIES, TICKET_TYPES, type TicketPriority, type TicketType } from '../../vocabulary/ticket.js';

/** The type and customer of a ticket from a mail, with the mandatory fields of its type. */
@Shape()
export class TicketTriage {
  @Choice(TICKET_TYPES, { name: 'ticketType', required: true }) type!: TicketType;
  @Reference(() => Customer) customer?: string | null;
  @Reference(() => Category) category?: string | null;
  @Reference(() => Location) location?: string | null;
  @Reference(() => User) customerContact?: string | null;
  @Text({ max: 120 }) contactName?: string | null;
  @Phone() contactPhone?: string | null;
  @Choice(TICKET_PRIORITIES, { name: 'priority' }) priority?: TicketPriority | null;
  @Day() preferredDate?: string | null;
  @Values() custom?: Record<string, unknown>;
  /** Files later mails from the sender's domain for the customer. */
  @Flag() remembersDomain?: boolean;
}
