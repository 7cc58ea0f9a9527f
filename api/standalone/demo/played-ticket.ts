import type { Ticket } from '../../tickets/record/ticket.entity.js';
import type { Player } from './cast.js';
import type { DemoDesk } from './demo-desk.js';
import type { Random } from './random.js';
import type { TicketPlan } from './ticket-plan.js';
import type { WorkTime } from './work-time.js';

/** Where and how the tickets of a tenant happen. */
export interface Stage {
  readonly desk: DemoDesk;
  readonly random: Random;
  readonly time: WorkTime;
  /** Says it as people of this tenant do. */
  readonly inDialect: (text: string) => string;
}

/** A ticket that is happening, as those see it who add a file, a report or an invoice to it. */
export interface PlayedTicket {
  readonly scene: Stage;
  readonly plan: TicketPlan;
  readonly name: string;
  readonly ticket: Ticket;
  /** Moment of the present step. */
  readonly now: Date;
  readonly responsible: Player;
  as<T>(player: Player, work: () => Promise<T>): Promise<T>;
  /** One of the phrases, or a text of the problem, as people talk here. */
  words(choice: string | readonly string[]): string;
}
