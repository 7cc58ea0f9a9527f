import {
  TICKET_PRIORITIES,
  TICKET_TYPES,
  type TicketPriority,
  TicketState,
  type TicketType,
} from '../../vocabulary/ticket.js';
import type { Cast, Client, Player, Site } from './cast.js';
import type { DemoData } from './data/demo-data.js';
import type { TenantData } from './data/tenant-data.js';
import type { ProblemData, StepData } from './data/ticket-data.js';
import type { Random } from './reproducible.js';
import { WORK_DAY } from './work-time.js';

/** A step with its time in minutes of work before the seed. */
interface PlannedStep {
  readonly name: string;
  readonly step: StepData;
  readonly ago: number;
}

/** A problem with its customer and place. */
interface Choice {
  readonly problem: ProblemData;
  readonly client: Client;
  readonly contact: Player;
  readonly site: Site;
  readonly place: string;
  /** Whether the customer submits the ticket in the portal. */
  readonly byCustomer: boolean;
}

interface PriorityChoice {
  readonly priority: TicketPriority;
  /** Preferred date: days after the submission, or the day of the seed. */
  readonly wish: number | 'today';
}

/** The plan of one ticket. */
export interface TicketPlan extends Choice, PriorityChoice {
  readonly type: TicketType;
  readonly steps: readonly PlannedStep[];
}

const { Pending, InWork, InClarification } = TicketState;

/** Minutes of work for which an urgent ticket can be open. */
const LONGEST_URGENT = 2 * WORK_DAY;
/** Share of a customer's tickets about problems of their own. */
const OWN_PROBLEM_SHARE = 0.7;
/** Share of the tickets that customers submit in the portal. */
const PORTAL_SHARE = 0.62;
/** Working days within which an urgent problem is to be solved. */
const URGENT_WITHIN = 3;
/** Shares of open tickets in time and due today. */
const IN_TIME = 0.76;
const DUE_TODAY = 0.12;

/** Plans the tickets of a tenant. */
export class TicketPlanner {
  /** Number of tickets by problem. */
  readonly #used = new Map<ProblemData, number>();
  readonly #common: readonly ProblemData[];

  constructor(
    private readonly data: DemoData,
    private readonly tenantData: TenantData,
    private readonly cast: Cast,
    private readonly random: Random,
  ) {
    this.#common = [...data.problems.values(), tenantData.problems].flat().filter(({ customer }) => !customer);
  }

  /** The plans of all tickets, in the order of submission. */
  plan(): TicketPlan[] {
    const plans: TicketPlan[] = [];
    for (const type of TICKET_TYPES) {
      for (const { state, tickets, daysAgo, stories } of this.data.stories) {
        for (let index = 0; index < (tickets.get(type) ?? 0); index += 1) {
          const steps = this.#schedule(stories[index % stories.length]!, daysAgo);
          const { step, ago } = steps[0]!;
          const isOpen = state === Pending || state === InWork || state === InClarification;
          const choice = this.#chooseProblem(type, step, isOpen && ago > LONGEST_URGENT);
          plans.push({ type, steps, ...choice, ...this.#choosePriority(choice, ago, isOpen) });
        }
      }
    }
    return plans.sort((a, b) => submittedAgo(b) - submittedAgo(a));
  }

  /** Spreads the steps over the age of the ticket; a young ticket has shorter gaps. */
  #schedule(names: readonly string[], [least, most]: readonly [number, number]): PlannedStep[] {
    const { random } = this;
    const share = random.next() ** 1.5;
    const start = (least + (most - least) * share) * WORK_DAY;
    const steps = names.map((name) => this.data.steps.get(name)!);
    const gaps = steps.map(({ after }) => random.between(...after));
    const needed = gaps.reduce((sum, gap) => sum + gap, 0);
    const pace = Math.min(1, (start * 0.97) / Math.max(1, needed));
    let ago = start;
    return steps.map((step, index) => {
      ago -= gaps[index]! * pace;
      return { name: names[index]!, step, ago };
    });
  }

  /** Chooses among the problems with the fewest tickets; `canWait` leaves out urgent ones. */
  #chooseProblem(type: TicketType, { do: beginning }: StepData, canWait: boolean): Choice {
    const { random, cast, tenantData } = this;
    const client = random.weighted(cast.clients, ({ data }) => data.weight);
    const languages = new Set(client.contacts.map(languageOf));
    const fits = ({ types, language, urgent }: ProblemData) =>
      types.includes(type) && languages.has(language) && !(canWait && urgent);
    const own = tenantData.problems.filter((problem) => problem.customer === client.data.code && fits(problem));
    const isOwn = own.length > 0 && random.chance(OWN_PROBLEM_SHARE);
    const problem = this.#leastUsed(isOwn ? own : this.#common.filter(fits));
    const contacts = client.contacts.filter((contact) => languageOf(contact) === problem.language);
    const contact = random.weighted(contacts, ({ account }) => (account ? 4 : 1));
    const byCustomer = beginning !== 'receiveMail' && (beginning === 'draft' || random.chance(PORTAL_SHARE));
    return { problem, client, contact, byCustomer, ...this.#placeOf(problem, client) };
  }

  #leastUsed(pool: readonly ProblemData[]): ProblemData {
    const usesOf = (problem: ProblemData) => this.#used.get(problem) ?? 0;
    const least = Math.min(...pool.map(usesOf));
    const problem = this.random.pick(pool.filter((problem) => usesOf(problem) === least));
    this.#used.set(problem, least + 1);
    return problem;
  }

  #placeOf({ at, where }: ProblemData, { sites }: Client): Pick<Choice, 'site' | 'place'> {
    if (!at) {
      const site = this.random.pick(sites);
      return { site, place: this.random.pick(site.data.places[where]) };
    }
    const { location, place } = this.random.pick(at);
    return { site: sites.find(({ data }) => data.externalId === location)!, place };
  }

  /** A priority that the author may choose; most open tickets are in time, some are due today, the others overdue. */
  #choosePriority({ client, byCustomer, problem }: Choice, startedAgo: number, isOpen: boolean): PriorityChoice {
    const { random } = this;
    const dataOf = (priority: TicketPriority) => this.data.priorities.get(priority)!;
    const offered = byCustomer ? client.data.customerPriorities : TICKET_PRIORITIES;
    const age = startedAgo / WORK_DAY;
    const lot = random.next();
    const dueToday = isOpen && lot > IN_TIME && lot < IN_TIME + DUE_TODAY;
    if (dueToday && offered.includes('PREFERRED_DATE')) return { priority: 'PREFERRED_DATE', wish: 'today' };
    const wish = Math.ceil(random.between(2, 12) + (isOpen ? age * 1.5 : 0));
    const possible = problem.urgent ? offered.filter((priority) => dataOf(priority).days <= URGENT_WITHIN) : offered;
    const fits = (priority: TicketPriority) => !isOpen || dataOf(priority).days > age + 0.3 === lot < IN_TIME;
    const fitting = possible.filter((priority) => fits(priority) || (priority === 'PREFERRED_DATE' && lot < IN_TIME));
    return {
      priority: random.weighted(fitting.length > 0 ? fitting : possible, (priority) => dataOf(priority).weight),
      wish,
    };
  }
}

const languageOf = ({ locale }: Player) => locale.slice(0, 2) as ProblemData['language'];

/** Tickets are numbered in the order of submission, drafts after their submission. */
function submittedAgo({ steps }: TicketPlan): number {
  const first = steps[0]!;
  const submission = first.step.do === 'draft' ? steps.find(({ step }) => step.to === Pending) : undefined;
  return (submission ?? first).ago;
}
