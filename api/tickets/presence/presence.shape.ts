import { User } from '../../masterdata/user.entity.js';
import { Choice, Reference, Shape, Text } from '../../platform/resource/index.js';
import { TICKET_DOINGS, type TicketDoing } from '../../vocabulary/ticket.js';

const DOING = { name: 'ticketDoing', required: true } as const;

/** The heartbeat of a tab that has the ticket open. */
@Shape()
export class PresenceHeartbeat {
  @Choice(TICKET_DOINGS, { ...DOING, default: 'READING' }) doing!: TicketDoing;
}

/** Another user who has the ticket open. */
@Shape()
export class PresentPerson {
  @Reference(() => User, { required: true }) user!: string;
  @Text({ required: true }) name!: string;
  @Choice(TICKET_DOINGS, DOING) doing!: TicketDoing;
}
