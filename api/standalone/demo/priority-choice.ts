import { TICKET_PRIORITIES, type TicketPriority } from '../../vocabulary/ticket-priority.js';
import type { Choice } from './problem-choice.js';
import type { Random } from './random.js';
import { WORK_DAY } from './work-time.js';

export interface PriorityChoice {
  readonly priority: TicketPriority;
  /** Wished day for PREFERRED_DATE: so many days after the submission, or the day of the seed. */
  readonly wish: number | 'today';
}

/** How long a priority gives, in working days, and how often it is chosen. */
const USE: Readonly<Record<TicketPriority, readonly [days: number, weight: number]>> = {
  LOW: [20, 14],
  NORMAL: [5, 36],
  HIGH: [1, 14],
  IMMEDIATELY: [0.1, 4],
  PREFERRED_DATE: [6, 6],
  WITHIN_2_HOURS: [0.2, 4],
  WITHIN_4_HOURS: [0.4, 4],
  WITHIN_8_HOURS: [0.8, 4],
  WITHIN_10_HOURS: [1, 4],
  WITHIN_24_HOURS: [1, 4],
  WITHIN_SAME_DAY: [0.5, 4],
  WITHIN_1_WORKING_DAY: [1, 4],
  WITHIN_3_WORKING_DAYS: [3, 5],
  WITHIN_5_WORKING_DAYS: [5, 4],
  WITHIN_10_WORKING_DAYS: [10, 5],
  WITHIN_20_WORKING_DAYS: [20, 4],
};

/** Working days within which anything urgent is to be solved. */
const URGENT_WITHIN = 3;

const IN_TIME = 0.76;
const DUE_TODAY = 0.12;

/** A priority from those that are offered; most open tickets are in time, some are due today, the rest is overdue. */
export function choosePriority(
  { client, byCustomer, problem }: Choice,
  startedAgo: number,
  isOpen: boolean,
  random: Random,
): PriorityChoice {
  const offered = byCustomer ? client.script.fields.customerPriorities : TICKET_PRIORITIES;
  const age = startedAgo / WORK_DAY;
  const lot = random.next();
  const dueToday = isOpen && lot > IN_TIME && lot < IN_TIME + DUE_TODAY;
  if (dueToday && offered.includes('PREFERRED_DATE')) return { priority: 'PREFERRED_DATE', wish: 'today' };
  const wish = Math.ceil(random.between(2, 12) + (isOpen ? age * 1.5 : 0));
  const possible = problem.urgent ? offered.filter((priority) => USE[priority][0] <= URGENT_WITHIN) : offered;
  const fits = (priority: TicketPriority) => !isOpen || USE[priority][0] > age + 0.3 === lot < IN_TIME;
  const fitting = possible.filter((priority) => fits(priority) || (priority === 'PREFERRED_DATE' && lot < IN_TIME));
  return { priority: random.weighted(fitting.length > 0 ? fitting : possible, (one) => USE[one][1]), wish };
}
