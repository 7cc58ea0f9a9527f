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

/** Something that happens so many minutes of work before the seed. */
interface PlannedStep {
  readonly name: string;
  readonly step: StepData;
  readonly ago: number;
}

/** Who calls about what, and where. */
interface Choice {
  readonly problem: ProblemData;
  readonly client: Client;
  readonly contact: Player;
  readonly site: Site;
  readonly place: string;
  /** The customer wrote it into the portal. */
  readonly byCustomer: boolean;
}

interface PriorityChoice {
  readonly priority: TicketPriority;
  /** Wished day for PREFERRED_DATE: so many days after the submission, or the day of the seed. */
  readonly wish: number | 'today';
}

/** What is going to happen to one ticket. */
export interface TicketPlan extends Choice, PriorityChoice {
  readonly type: TicketType;
  readonly steps: readonly PlannedStep[];
}

const { Pending, InWork, InClarification } = TicketState;

/** What is open for longer was not urgent. */
const OLD_NEWS = 2 * WORK_DAY;
/** How often a customer calls about what is special to them. */
const SPECIAL = 0.7;
/** Tickets that customers write into the portal themselves. */
const PORTAL_SHARE = 0.62;
/** Working days within which anything urgent is to be solved. */
const URGENT_WITHIN = 3;
/** Open tickets that are in time, and those that are due today. */
const IN_TIME = 0.76;
const DUE_TODAY = 0.12;

/** Plans the tickets of a tenant. */
export class TicketPlanner {
  /** How often each problem was told. */
  readonly #used = new Map<ProblemData, number>();
  readonly #everywhere: readonly ProblemData[];

  constructor(
    private readonly data: DemoData,
    private readonly told: TenantData,
    private readonly cast: Cast,
    private readonly random: Random,
  ) {
    this.#everywhere = [...data.problems.values(), told.problems].flat().filter(({ customer }) => !customer);
  }

  /** All of them, in the order in which they are submitted. */
  plan(): TicketPlan[] {
    const plans: TicketPlan[] = [];
    for (const type of TICKET_TYPES) {
      for (const { state, tickets, daysAgo, stories } of this.data.stories) {
        for (let at = 0; at < (tickets.get(type) ?? 0); at += 1) {
          const steps = this.#schedule(stories[at % stories.length]!, daysAgo);
          const { step, ago } = steps[0]!;
          const isOpen = state === Pending || state === InWork || state === InClarification;
          const choice = this.#chooseProblem(type, step, isOpen && ago > OLD_NEWS);
          plans.push({ type, steps, ...choice, ...this.#choosePriority(choice, ago, isOpen) });
        }
      }
    }
    return plans.sort((a, b) => submittedAgo(b) - submittedAgo(a));
  }

  /** Spreads the steps over time; where they need longer than there has been, all goes faster. */
  #schedule(names: readonly string[], [least, most]: readonly [number, number]): PlannedStep[] {
    const { random } = this;
    const share = random.next() ** 1.5;
    const start = (least + (most - least) * share) * WORK_DAY;
    const steps = names.map((name) => this.data.steps.get(name)!);
    const gaps = steps.map(({ after }) => random.between(...after));
    const needed = gaps.reduce((sum, gap) => sum + gap, 0);
    const pace = Math.min(1, (start * 0.97) / Math.max(1, needed));
    let ago = start;
    return steps.map((step, at) => {
      ago -= gaps[at]! * pace;
      return { name: names[at]!, step, ago };
    });
  }

  /** Chooses among what was told least so far, so that nothing comes too often; `canWait` leaves out what is urgent. */
  #chooseProblem(type: TicketType, { do: beginning }: StepData, canWait: boolean): Choice {
    const { random, cast, told } = this;
    const client = random.weighted(cast.clients, ({ data }) => data.weight);
    const languages = new Set(client.contacts.map(languageOf));
    const fits = ({ types, language, urgent }: ProblemData) =>
      types.includes(type) && languages.has(language) && !(canWait && urgent);
    const special = told.problems.filter((problem) => problem.customer === client.data.code && fits(problem));
    const isSpecial = special.length > 0 && random.chance(SPECIAL);
    const problem = this.#leastUsed(isSpecial ? special : this.#everywhere.filter(fits));
    const contacts = client.contacts.filter((contact) => languageOf(contact) === problem.language);
    const contact = random.weighted(contacts, ({ account }) => (account ? 4 : 1));
    const byCustomer = beginning !== 'receiveMail' && (beginning === 'draft' || random.chance(PORTAL_SHARE));
    return { problem, client, contact, byCustomer, ...this.#whereOf(problem, client) };
  }

  #leastUsed(pool: readonly ProblemData[]): ProblemData {
    const times = (problem: ProblemData) => this.#used.get(problem) ?? 0;
    const least = Math.min(...pool.map(times));
    const problem = this.random.pick(pool.filter((one) => times(one) === least));
    this.#used.set(problem, least + 1);
    return problem;
  }

  #whereOf({ at, where }: ProblemData, { sites }: Client): Pick<Choice, 'site' | 'place'> {
    if (!at) {
      const site = this.random.pick(sites);
      return { site, place: this.random.pick(site.data.places[where]) };
    }
    const { location, place } = this.random.pick(at);
    return { site: sites.find(({ data }) => data.externalId === location)!, place };
  }

  /** A priority from those that are offered; most open tickets are in time, some are due today, the rest is overdue. */
  #choosePriority({ client, byCustomer, problem }: Choice, startedAgo: number, isOpen: boolean): PriorityChoice {
    const { random } = this;
    const use = (priority: TicketPriority) => this.data.priorities.get(priority)!;
    const offered = byCustomer ? client.data.customerPriorities : TICKET_PRIORITIES;
    const age = startedAgo / WORK_DAY;
    const lot = random.next();
    const dueToday = isOpen && lot > IN_TIME && lot < IN_TIME + DUE_TODAY;
    if (dueToday && offered.includes('PREFERRED_DATE')) return { priority: 'PREFERRED_DATE', wish: 'today' };
    const wish = Math.ceil(random.between(2, 12) + (isOpen ? age * 1.5 : 0));
    const possible = problem.urgent ? offered.filter((priority) => use(priority).days <= URGENT_WITHIN) : offered;
    const fits = (priority: TicketPriority) => !isOpen || use(priority).days > age + 0.3 === lot < IN_TIME;
    const fitting = possible.filter((priority) => fits(priority) || (priority === 'PREFERRED_DATE' && lot < IN_TIME));
    return { priority: random.weighted(fitting.length > 0 ? fitting : possible, (one) => use(one).weight), wish };
  }
}

const languageOf = ({ locale }: Player) => locale.slice(0, 2) as ProblemData['language'];

/** Numbers are given in the order of submission; drafts have none until they are handed in. */
function submittedAgo({ steps }: TicketPlan): number {
  const first = steps[0]!;
  const handedIn = first.step.do === 'draft' ? steps.find(({ step }) => step.to === Pending) : undefined;
  return (handedIn ?? first).ago;
}
