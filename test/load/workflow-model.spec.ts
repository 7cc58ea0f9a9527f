import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { Problem } from '../../api/platform/http/problem.js';
import { DEFAULT_CALENDAR } from '../../api/tickets/deadlines/service-calendar.js';
import type { Actor, TicketFacts, TransitionInput } from '../../api/tickets/record/ticket-facts.js';
import { assertTypeChange, typeChangesFrom } from '../../api/tickets/record/ticket-type-change.js';
import {
  assertTransition,
  availableTransitions,
  checkTransition,
} from '../../api/tickets/workflow/transition-check.js';
import { applyTransition } from '../../api/tickets/workflow/transition-effects.js';
import { availableOf, inWords, sorted, told } from '../support/workflow-model/available.js';
import { afterMove, bornAs, type LivingTicket, without } from '../support/workflow-model/effects.js';
import {
  closingChoices,
  endOfRework,
  linesFrom,
  type ModelInput,
  type ModelSettings,
  missing,
  typeChanges,
  verdict,
} from '../support/workflow-model/model.js';
import {
  type Aim,
  type Birth,
  births,
  FIELDS,
  type Input,
  type Step,
  settings,
  steps,
} from '../support/workflow-model/sequences.js';
import { type Kind, LIMITS, LINES, type Line, type Who } from '../support/workflow-model/table.js';

const SEQUENCES = 10_000;

const TYPE = { T: 'TICKET', I: 'INCIDENT', O: 'ORDER', C: 'CHANGE', U: 'UNKNOWN' } as const;
const KIND = Object.fromEntries(Object.entries(TYPE).map(([kind, type]) => [type, kind])) as Record<string, Kind>;
const ACTOR = { C: 'customer', A: 'agent', E: 'executor', S: 'system' } as const;
const typesOf = (letters: string) => [...letters].map((kind) => TYPE[kind as Kind]);

/** The ticket as the workflow under test keeps it, from move to move. */
type Kept = { -readonly [Name in keyof TicketFacts]: TicketFacts[Name] } & Record<string, unknown>;

const date = (moment: number | null) => (moment === null ? null : new Date(moment));

function keptAs(ticket: LivingTicket, { closesWithoutInvoice, ...settings }: ModelSettings, now: number): Kept {
  const { fields, reports } = ticket;
  return {
    ...Object.fromEntries(FIELDS.map((field) => [field, fields[field] ?? null])),
    type: TYPE[ticket.kind],
    state: ticket.state,
    previousState: ticket.before,
    openTasks: ticket.openTasks,
    invoices: ticket.invoices,
    reports: reports.map((state) => ({ state })),
    approval: ticket.approval,
    approvalRequired: ticket.unapprovedCosts,
    createdAt: date(ticket.createdAt),
    workCompletedAt: date(ticket.workCompletedAt),
    closedAt: date(ticket.closedAt),
    now: date(now),
    calendar: DEFAULT_CALENDAR,
    settings: { ...settings, closesWithoutInvoice: typesOf(closesWithoutInvoice) },
  } as unknown as Kept;
}

/** What both must agree on after every step. */
const picture = (kept: Kept) => ({
  type: kept.type,
  state: kept.state,
  previousState: kept.previousState,
  closingState: kept.closingState ?? null,
  closingNote: kept.closingNote ?? null,
  closingDate: kept.closingDate ?? null,
  workCompletedAt: kept.workCompletedAt,
  closedAt: kept.closedAt,
  approval: kept.approval,
  executionResponsible: kept.executionResponsible ?? null,
});
const pictured = (ticket: LivingTicket): ReturnType<typeof picture> => ({
  type: TYPE[ticket.kind],
  state: ticket.state as TicketFacts['state'],
  previousState: ticket.before as TicketFacts['state'],
  closingState: ticket.closingState,
  closingNote: ticket.fields.closingNote ?? null,
  closingDate: ticket.closingDate,
  workCompletedAt: date(ticket.workCompletedAt),
  closedAt: date(ticket.closedAt),
  approval: ticket.approval as TicketFacts['approval'],
  executionResponsible: ticket.fields.executionResponsible ?? null,
});

function refusalOf(act: () => unknown): [number, string] | null {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof Problem) return [error.status, error.code];
    throw error;
  }
}

/** The quick way to the same expectation, as nearly all of them hold. */
function expectSame(found: object, expected: object): void {
  if (!isDeepStrictEqual(found, expected)) expect(found).toEqual(expected);
}

/** How often each line was gone and each refusal given, over all sequences. */
const gone = new Map<string, number>();
const count = (what: string) => gone.set(what, (gone.get(what) ?? 0) + 1);

/** A ticket's life, lived once in the model and once in the workflow. */
class Life {
  #model: LivingTicket;
  #kept: Kept;
  #now: number;

  constructor(
    birth: Birth,
    private readonly settings: ModelSettings,
  ) {
    this.#now = birth.at;
    this.#model = bornAs(birth);
    this.#kept = keptAs(this.#model, settings, birth.at);
  }

  get #moment() {
    return { ticket: this.#model, settings: this.settings, now: this.#now };
  }

  get over(): boolean {
    return this.#model.state === 'deleted';
  }

  live(step: Step): void {
    if (step.do === 'move') this.#move(step);
    else if (step.do === 'retype') this.#retype(step.who, step.own, step.kind);
    else if (step.do === 'write') this.#write(step.field, step.text);
    else if (step.do === 'wait') this.#wait(step.for);
    else if (step.do === 'reach') this.#wait(Math.max(0, this.#endOf(step.end) + step.plus - this.#now));
    else this.#change(step.change);
    if (!this.over) expectSame(picture(this.#kept), pictured(this.#model));
  }

  #move({ who: given, own, aim, input }: Extract<Step, { do: 'move' }>): void {
    const { who, to } = this.#aimed(given, aim);
    const { model, real } = this.#inputs(input, who, to);
    const actor: Actor = { kind: ACTOR[who], own };
    const should = verdict(this.#moment, to, who, own, model);
    const check = checkTransition(this.#kept, to as TicketFacts['state'], actor, real);
    expect({
      number: check.transition?.number ?? null,
      unmet: inWords(check.unmet),
      asksBack: check.confirmations.length > 0,
      allowed: check.allowed,
    }).toEqual({
      number: should.line?.number ?? null,
      unmet: should.obstacles,
      asksBack: should.asksBack,
      allowed: should.obstacles.length === 0 && !should.asksBack,
    });
    expect(refusalOf(() => assertTransition(this.#kept, to as TicketFacts['state'], actor, real))).toEqual(
      told(should),
    );
    this.#compareAvailable(who, own, actor);
    for (const obstacle of should.obstacles) count(obstacle);
    if (should.asksBack) count('CONFIRMATION_REQUIRED');
    if (!should.line || !check.allowed || !check.transition) return;
    count(`#${should.line.number} ${who}`);
    this.#model = afterMove(this.#moment, should.line, model);
    if (to === null) {
      this.#model = { ...this.#model, state: 'deleted' };
      return;
    }
    const terms = { calendar: DEFAULT_CALENDAR };
    const planned = { check, actor, input: real, terms, now: this.#kept.now };
    applyTransition(
      this.#kept as unknown as Parameters<typeof applyTransition>[0],
      planned as unknown as Parameters<typeof applyTransition>[1],
    );
  }

  /** One of the actor's moves; where they have none, the agent acts. */
  #aimed(who: Who, aim: Aim): { who: Who; to: string | null } {
    if ('to' in aim) return { who, to: aim.to };
    const own = linesFrom(this.#moment, who, true);
    const lines = own.length > 0 ? own : linesFrom(this.#moment, 'A', true);
    const line = lines[aim.nth % lines.length] as Line;
    return { who: line.who, to: line.to };
  }

  #inputs({ closedBefore, closingNth, ...input }: Input, who: Who, to: string | null) {
    const line = linesFrom(this.#moment, who, true).find((one) => one.to === to);
    const choices = line && closingNth !== undefined ? closingChoices(this.#model, line) : [];
    const closingState = choices[(closingNth ?? 0) % choices.length]?.state ?? input.closingState;
    const closingDate = closedBefore === undefined ? undefined : this.#now - closedBefore;
    const model: ModelInput = { ...input, closingState, closingDate };
    const real = {
      ...model,
      closingDate: closingDate === undefined ? undefined : new Date(closingDate),
    } as TransitionInput;
    return { model, real };
  }

  /** What is told beforehand is what would be judged. */
  #compareAvailable(who: Who, own: boolean, actor: Actor): void {
    const available = availableTransitions(this.#kept, actor).map(
      ({ action: _action, unmet, closingStates, ...move }) => ({
        ...move,
        unmet: inWords(unmet),
        closingStates: sorted(closingStates),
      }),
    );
    expectSame(available, availableOf(this.#moment, who, own));
  }

  #retype(who: Who, own: boolean, kind: Kind): void {
    const actor: Actor = { kind: ACTOR[who], own };
    const choice = typeChanges(this.#model, who, own);
    expect(typeChangesFrom(this.#kept, actor)).toEqual(typesOf(choice));
    const change = () => assertTypeChange(this.#kept, TYPE[kind], actor);
    if (!choice.includes(kind)) {
      expect(refusalOf(change)).toEqual([409, 'TYPE_CHANGE_NOT_ALLOWED']);
      return;
    }
    const retyped = { ...this.#model, kind };
    expect(inWords(change())).toEqual(missing({ ...this.#moment, ticket: retyped }, this.#model.state as string));
    count(`${KIND[this.#kept.type]} to ${kind}`);
    this.#model = retyped;
    this.#kept.type = TYPE[kind];
  }

  #write(field: string, text: string | null): void {
    const kept = without(this.#model.fields, field);
    this.#model = { ...this.#model, fields: text === null ? kept : { ...kept, [field]: text } };
    (this.#kept as Record<string, unknown>)[field] = text;
  }

  #endOf(end: 'rework' | '14d' | '90d'): number {
    const { closedAt } = this.#model;
    if (end === 'rework') return endOfRework(this.#model) ?? 0;
    return closedAt === null ? 0 : closedAt + LIMITS.reopenDays[end] * 86_400_000;
  }

  #wait(time: number): void {
    this.#now += time;
    this.#kept.now = new Date(this.#now);
  }

  #change(change: Extract<Step, { do: 'world' }>['change']): void {
    this.#model = { ...this.#model, ...change };
    const { reports, unapprovedCosts, ...same } = change;
    Object.assign(this.#kept, same);
    if (reports) this.#kept.reports = reports.map((state) => ({ state })) as Kept['reports'];
    if (unapprovedCosts !== undefined) this.#kept.approvalRequired = unapprovedCosts;
  }
}

describe('the workflow', () => {
  it('agrees with the tables of the domain in ten thousand random lives of tickets', () => {
    fc.assert(
      fc.property(births, settings, steps, (birth, tenant, path) => {
        const life = new Life(birth, tenant);
        for (const step of path) if (!life.over) life.live(step);
      }),
      { numRuns: SEQUENCES },
    );
  });

  it('has gone every line for every actor, and given every refusal, in these lives', () => {
    if (process.env.SHOW_LIVES)
      process.stdout.write(
        `${[...gone]
          .sort()
          .map(([what, n]) => `${n}\t${what}`)
          .join('\n')}\n`,
      );
    const lines = [...new Set(LINES.map(({ number, who }) => `#${number} ${who}`))];
    expect(lines.filter((line) => !gone.has(line))).toEqual([]);
  });
});
