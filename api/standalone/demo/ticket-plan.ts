import { TicketState } from '../../vocabulary/ticket-state.js';
import { TicketType } from '../../vocabulary/ticket-type.js';
import type { Cast } from './cast.js';
import { choosePriority, type PriorityChoice } from './priority-choice.js';
import { type Choice, chooseProblem } from './problem-choice.js';
import type { Random } from './random.js';
import { STEPS, type Step, stepsOf, storiesOf } from './stories.js';
import { WORK_DAY } from './work-time.js';

/** Something that happens so many minutes of work before the seed. */
interface PlannedStep {
  readonly step: Step;
  readonly ago: number;
}

/** What is going to happen to one ticket. */
export interface TicketPlan extends Choice, PriorityChoice {
  readonly type: TicketType;
  readonly steps: readonly PlannedStep[];
}

const { Draft, Pending, InWork, InClarification, WorkCompleted, OrderCompleted, Closed } = TicketState;

/** Tickets by type, and within by state. */
const NUMBERS: Readonly<Record<TicketType, Readonly<Partial<Record<TicketState, number>>>>> = {
  [TicketType.Incident]: {
    [Draft]: 2,
    [Pending]: 9,
    [InWork]: 13,
    [InClarification]: 5,
    [WorkCompleted]: 7,
    [Closed]: 44,
  },
  [TicketType.Ticket]: {
    [Draft]: 2,
    [Pending]: 7,
    [InWork]: 9,
    [InClarification]: 4,
    [WorkCompleted]: 6,
    [Closed]: 34,
  },
  [TicketType.Order]: {
    [Draft]: 2,
    [Pending]: 6,
    [InWork]: 10,
    [InClarification]: 4,
    [WorkCompleted]: 5,
    [OrderCompleted]: 4,
    [Closed]: 16,
  },
  [TicketType.Change]: { [Draft]: 1, [Pending]: 3, [InWork]: 2, [InClarification]: 2, [WorkCompleted]: 1, [Closed]: 6 },
  [TicketType.Unknown]: { [Draft]: 1, [Pending]: 3, [InClarification]: 2, [Closed]: 4 },
};

/** Since when tickets in a state exist: least and most working days. */
const AGES: Readonly<Partial<Record<TicketState, readonly [number, number]>>> = {
  [Draft]: [0.1, 9],
  [Pending]: [0.03, 4],
  [InWork]: [0.4, 9],
  [InClarification]: [1, 12],
  [WorkCompleted]: [2, 14],
  [OrderCompleted]: [3, 16],
  [Closed]: [4, 247],
};

/** What is open for longer was not urgent. */
const OLD_NEWS = 2 * WORK_DAY;

/** Plans the tickets of a tenant, in the order in which they are submitted. */
export function planTickets(cast: Cast, random: Random): TicketPlan[] {
  const plans: TicketPlan[] = [];
  const used = new Map<object, number>();
  for (const type of Object.values(TicketType)) {
    const stories = storiesOf(type);
    for (const [state, number] of Object.entries(NUMBERS[type]) as [TicketState, number][]) {
      const lives = stories[state] ?? [];
      for (let at = 0; at < number && lives.length > 0; at += 1) {
        const steps = schedule(stepsOf(lives[at % lives.length] as string), AGES[state] as [number, number], random);
        const [first, ago] = [steps[0]?.step as Step, steps[0]?.ago as number];
        const isOpen = state === Pending || state === InWork || state === InClarification;
        const choice = chooseProblem(cast, type, first, isOpen && ago > OLD_NEWS, used, random);
        plans.push({ type, steps, ...choice, ...choosePriority(choice, ago, isOpen, random) });
      }
    }
  }
  return plans.sort((a, b) => submittedAgo(b) - submittedAgo(a));
}

/** Spreads the steps over time; where they need longer than there has been, all goes faster. */
function schedule(steps: readonly Step[], [least, most]: readonly [number, number], random: Random): PlannedStep[] {
  const share = random.next() ** 1.5;
  const start = (least + (most - least) * share) * WORK_DAY;
  const gaps = steps.map((step) => random.between(STEPS[step][0], STEPS[step][1]));
  const needed = gaps.reduce((sum, gap) => sum + gap, 0);
  const pace = Math.min(1, (start * 0.97) / Math.max(1, needed));
  let ago = start;
  return steps.map((step, at) => {
    ago -= (gaps[at] as number) * pace;
    return { step, ago };
  });
}

/** Numbers are given in the order of submission; drafts have none. */
const submittedAgo = ({ steps }: TicketPlan) =>
  (steps.find(({ step }) => step === 'complete') ?? (steps[0] as PlannedStep)).ago;
