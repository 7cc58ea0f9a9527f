import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { Problem } from '../../api/platform/http/problem.js';
import { DEFAULT_CALENDAR } from '../../api/tickets/deadlines/service-calendar.js';
import type { Actor, TicketFacts, TransitionInput } from '../../api/tickets/record/ticket-facts.js';
import { assertTypeChange, typeChangesFrom } from '../../api/tickets/record/ticket-type-change.js';
import { assertAllowed, availableTransitions, checkTransition } from '../../api/tickets/workflow/transition-check.js';
import { applyTransition } from '../../api/tickets/workflow/transition-effects.js';
import { type Attempt, attempts, FIELDS } from '../support/workflow-model/attempts.js';
import { availableOf, inWords, refusalOf, sorted } from '../support/workflow-model/available.js';
import { afterMove, type LivingTicket } from '../support/workflow-model/effects.js';
import {
  closingChoices,
  linesFrom,
  type Moment,
  missing,
  typeChanges,
  verdict,
} from '../support/workflow-model/model.js';
import { type Kind, LINES, type Line, TYPE, type Who } from '../support/workflow-model/table.js';

const ATTEMPTS = 30_000;
const ACTOR = { C: 'customer', A: 'agent', E: 'executor', S: 'system' } as const;
const typesOf = (letters: string) => [...letters].map((kind) => TYPE[kind as Kind]);

/** The ticket as the workflow under test changes it. */
type WorkflowTicket = { -readonly [Name in keyof TicketFacts]: TicketFacts[Name] } & Record<string, unknown>;

const date = (moment: number | null) => (moment === null ? null : new Date(moment));

function recordOf({ ticket, settings, now }: Moment): WorkflowTicket {
  const { fields, kind, before, reports, unapprovedCosts, ...same } = ticket;
  return {
    ...same,
    ...Object.fromEntries(FIELDS.map((field) => [field, fields[field] ?? null])),
    type: TYPE[kind],
    previousState: before,
    reports: reports.map((state) => ({ state })),
    approvalRequired: unapprovedCosts,
    createdAt: date(ticket.createdAt),
    workCompletedAt: date(ticket.workCompletedAt),
    closedAt: date(ticket.closedAt),
    now: date(now),
    calendar: DEFAULT_CALENDAR,
    settings: { ...settings, closesWithoutInvoice: typesOf(settings.closesWithoutInvoice) },
  } as unknown as WorkflowTicket;
}

/** The fields that a move may change. */
const EFFECTS = [
  'state',
  'previousState',
  'closingState',
  'closingNote',
  'closingDate',
  'workCompletedAt',
  'closedAt',
  'approval',
  'executionResponsible',
];
const effectsOn = (record: Record<string, unknown>) => EFFECTS.map((field) => [field, record[field] ?? null]);

function problemOf(act: () => unknown): [number, string] | null {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof Problem) return [error.status, error.code];
    throw error;
  }
}

/** Quick where both are the same, as they nearly always are. */
function expectSame(found: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(found, expected)) expect(found).toEqual(expected);
}

/** Lines of the table by which a move was made. */
const made = new Set<string>();

/** The target of the attempt; where the actor has no move, the agent acts. */
function targetOf(moment: Moment, { who, aim }: Attempt): { who: Who; to: string | null } {
  if ('to' in aim) return { who, to: aim.to };
  const own = linesFrom(moment, who, true);
  const lines = own.length > 0 ? own : linesFrom(moment, 'A', true);
  const line = lines[aim.nth % lines.length] as Line;
  return { who: line.who, to: line.to };
}

function inputOf(
  moment: Moment,
  { input: { closedBefore, closingNth = 0, ...input } }: Attempt,
  who: Who,
  to: string | null,
) {
  const line = linesFrom(moment, who, true).find((one) => one.to === to);
  const choices = line && !('closingState' in input) ? closingChoices(moment.ticket, line) : [];
  const closingState = choices[closingNth % choices.length]?.state ?? input.closingState;
  return { ...input, closingState, closingDate: closedBefore === undefined ? undefined : moment.now - closedBefore };
}

function tryMove(attempt: Attempt): void {
  const { own, ...moment } = attempt;
  const { who, to } = targetOf(moment, attempt);
  const target = to as TicketFacts['state'];
  const input = inputOf(moment, attempt, who, to);
  const real = { ...input, closingDate: date(input.closingDate ?? null) ?? undefined } as TransitionInput;
  const actor: Actor = { kind: ACTOR[who], own };
  const record = recordOf(moment);
  const should = verdict(moment, to, who, own, input);
  const check = checkTransition(record, target, actor, real);
  expectSame(
    [check.transition?.number ?? null, inWords(check.unmet), check.confirmations.length > 0, check.allowed],
    [should.line?.number ?? null, should.obstacles, should.asksBack, !should.obstacles.length && !should.asksBack],
  );
  expectSame(
    problemOf(() => assertAllowed(checkTransition(record, target, actor, real))),
    refusalOf(should),
  );
  // The moves that are listed beforehand are judged in the same way.
  const available = availableTransitions(record, actor).map(({ action: _action, unmet, closingStates, ...move }) => ({
    ...move,
    unmet: inWords(unmet),
    closingStates: sorted(closingStates),
  }));
  expectSame(available, availableOf(moment, who, own));
  if (!should.line || !check.allowed || !check.transition) return;
  made.add(`#${should.line.number} ${who}`);
  if (to === null) return;
  const planned = { check, actor, input: real, terms: { calendar: DEFAULT_CALENDAR }, now: record.now };
  applyTransition(
    record as unknown as Parameters<typeof applyTransition>[0],
    planned as unknown as Parameters<typeof applyTransition>[1],
  );
  const ticket: LivingTicket = afterMove(moment as Moment & { ticket: LivingTicket }, should.line, input);
  expectSame(effectsOn(record), effectsOn(recordOf({ ...moment, ticket })));
}

function tryTypeChange({ who, own, kind, ...moment }: Attempt): void {
  const { ticket } = moment;
  const record = recordOf(moment);
  const actor: Actor = { kind: ACTOR[who], own };
  const choice = typeChanges(ticket, who, own);
  expectSame(typeChangesFrom(record, actor), typesOf(choice));
  const change = () => assertTypeChange(record, TYPE[kind], actor);
  if (choice.includes(kind))
    expectSame(inWords(change()), missing({ ...moment, ticket: { ...ticket, kind } }, ticket.state as string));
  else expectSame(problemOf(change), [409, 'TYPE_CHANGE_NOT_ALLOWED']);
}

describe('the workflow', () => {
  it('agrees with the tables of the domain on random tickets, moves and changes of type', () => {
    const agrees = (attempt: Attempt) => {
      tryMove(attempt);
      tryTypeChange(attempt);
    };
    fc.assert(fc.property(attempts, agrees), { numRuns: ATTEMPTS });
  });

  it('has made the moves of every line of the table by every actor', () => {
    const lines = new Set(LINES.map(({ number, who }) => `#${number} ${who}`));
    expect([...lines].filter((line) => !made.has(line))).toEqual([]);
  });
});
