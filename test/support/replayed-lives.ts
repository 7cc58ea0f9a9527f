import { clock } from '../../api/platform/clock.js';
import { replay, replayCycles } from '../../api/tickets/record/ticket-replay.js';
import type { TestApplication } from './application.js';
import { customFieldsOf } from './custom-fields.js';
import { Random } from './random.js';
import { type Json, recordsOf } from './records.js';
import { TicketLife } from './ticket-lives.js';
import type { TicketWorld } from './ticket-world.js';
import type { ModelSettings } from './workflow-model/model.js';

const STEPS = 16;
const STEP_MS = 37 * 60_000;
/** Fields of a record that are not kept ones; a message, which names no fields, measures the reaction. */
const DERIVED =
  'id version createdAt createdBy updatedAt updatedBy title can customersTurn appointmentWaits reports parts notices reactionMinutes';

/** Fields that the tenant has added. */
const CUSTOM = { remark: null, floors: null };

const STRICT: ModelSettings = {
  taskGuard: 'ALL',
  executorCompletesOrders: false,
  reportRequired: true,
  closesSolvedTickets: false,
  closesInvoicedOrders: false,
  closesWithoutInvoice: '',
};
const LENIENT = { ...STRICT, taskGuard: 'COMPLETING', executorCompletesOrders: true, reportRequired: false } as const;

/**
 * Lives of tickets at random, half of them under lenient settings: each move agrees with the tables of the domain, and the
 * activities, replayed, give the ticket that the API reads. Each kind of step has to succeed often enough.
 */
export async function replayedLives(desk: TestApplication, world: TicketWorld, lives: number): Promise<void> {
  const field = customFieldsOf(desk);
  await field('TEXT', { key: 'remark', visibleForCustomer: true });
  await field('NUMBER', { key: 'floors', filterable: true });
  const steps: string[] = [];
  for (let seed = 1; seed <= lives; seed++) {
    const settings = seed <= lives / 2 ? LENIENT : STRICT;
    if (seed === 1 || seed === Math.floor(lives / 2) + 1) {
      const { taskGuard, executorCompletesOrders, reportRequired } = settings;
      await recordsOf(desk).settings({ taskGuard, executorCompletesOrders, reportRequired });
    }
    const life = await live(desk, world, seed, settings);
    steps.push(...life.steps);
    await expectReplayed(desk, world, seed, life);
  }
  expect(steps.filter((step) => / 5\d\d$/.test(step))).toEqual([]);
  const count = (kind: string, status: number) =>
    steps.filter((step) => step.startsWith(kind) && step.endsWith(` ${status}`)).length;
  expect(count('edit', 200)).toBeGreaterThan(lives * 2);
  expect(count('decision', 200)).toBeGreaterThan(lives / 20);
  expect(count('move', 201)).toBeGreaterThan(lives * 2);
  expect(count('move', 409)).toBeGreaterThan(lives);
  for (const part of ['task', 'invoice', 'report']) expect(count(part, 201)).toBeGreaterThan(lives / 20);
}

/** Time stands still within a step, so that all records of a step have the same moment. */
async function live(desk: TestApplication, world: TicketWorld, seed: number, settings: ModelSettings) {
  const { now } = clock;
  const start = now().getTime();
  let step = 0;
  clock.now = () => new Date(start + step * STEP_MS);
  try {
    const life = await TicketLife.begin(desk, world, new Random(seed), settings);
    for (step = 1; step <= STEPS; step++) await life.step();
    return life;
  } finally {
    clock.now = now;
  }
}

async function expectReplayed(desk: TestApplication, world: TicketWorld, seed: number, { id, steps }: TicketLife) {
  const ticket = Object.entries(await world.read('agent', id)).filter(([name]) => !DERIVED.split(' ').includes(name));
  const activities = await desk.as('agent').read(`v1/tickets/${id}/activities?range=[0,199]`);
  const replayed = replay(activities);
  const seen: Json = Object.fromEntries(ticket.map(([name]) => [name, replayed[name] ?? null]));
  // Fields that were never filled are absent from the activities, and empty in the record.
  seen.custom = { ...CUSTOM, ...seen.custom };
  const [stored] = await desk.rows('select cycles from ticket where id = $1', id);
  const cycles = stored.cycles.map(({ startedAt, pauses }: Json) => ({ startedAt, pauses }));
  expect({ seed, steps, cycles: replayCycles(activities) }).toEqual({ seed, steps, cycles });
  expect({ seed, steps, ...seen }).toEqual({ seed, steps, ...Object.fromEntries(ticket) });
}
