import { clock } from '../../api/platform/clock.js';
import { replay, replayCycles } from '../../api/tickets/record/ticket-replay.js';
import type { TestApplication } from './application.js';
import { customFieldsOf } from './custom-fields.js';
import { Random } from './random.js';
import type { Json } from './records.js';
import { TicketLife } from './ticket-lives.js';
import type { TicketJson, TicketWorld } from './ticket-world.js';

const STEPS = 16;
const STEP_MS = 37 * 60_000;
/** What a record has besides its kept fields; a message, which names no fields, measures the reaction. */
const BESIDES = [
  'id',
  'version',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'title',
  'can',
  'customersTurn',
  'appointmentWaits',
  'reports',
  'parts',
  'reactionMinutes',
];

/** What the tenant has added. */
const EMPTY = { remark: null, floors: null };

/**
 * Has so many tickets live at random and expects that their activities, replayed, give what the API reads of them. What
 * happens often has to have happened as often as in the lives that the suite was written with.
 */
export async function replayedLives(desk: TestApplication, world: TicketWorld, lives: number): Promise<void> {
  const field = customFieldsOf(desk);
  await field('TEXT', { key: 'remark', visibleForCustomer: true });
  await field('NUMBER', { key: 'floors', filterable: true });
  const outcomes = new Map<string, number>();
  for (let seed = 1; seed <= lives; seed++) {
    // Time stands still within a step, so that all that a step writes down has the same moment.
    const { now } = clock;
    const begun = now().getTime();
    const isAfter = (steps: number) => {
      clock.now = () => new Date(begun + steps * STEP_MS);
    };
    isAfter(0);
    const life = await TicketLife.begin(desk, world, new Random(seed));
    for (let at = 1; at <= STEPS; at++) {
      isAfter(at);
      await life.step();
    }
    clock.now = now;
    for (const { what, status } of life.steps) {
      const key = `${what.includes('→') ? 'move' : what.includes('decides') ? 'decision' : what.includes('{') ? 'edit' : 'say'} ${status}`;
      outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
      expect([seed, what, status < 500]).toEqual([seed, what, true]);
    }
    const record = kept(await world.read('agent', life.id));
    const { body } = await desk.as('agent').get(`v1/tickets/${life.id}/activities?range=[0,199]`).expect(200);
    const replayed = replay(body);
    const seen: Json = Object.fromEntries(Object.keys(record).map((name) => [name, replayed[name] ?? null]));
    // Fields that nobody ever filled are absent from the activities, and empty in the record.
    seen.custom = { ...EMPTY, ...seen.custom };
    const [stored] = (await desk.superuser.query('select cycles from ticket where id = $1', [life.id])).rows;
    const cycles = stored.cycles.map(({ startedAt, pauses }: Json) => ({ startedAt, pauses }));
    expect({ seed, steps: life.steps, cycles: replayCycles(body) }).toEqual({ seed, steps: life.steps, cycles });
    expect({ seed, steps: life.steps, ...seen }).toEqual({ seed, steps: life.steps, ...record });
  }
  expect(outcomes.get('edit 200')).toBeGreaterThan(lives * 3.75);
  expect(outcomes.get('decision 200')).toBeGreaterThan(lives / 8);
  expect(outcomes.get('move 201')).toBeGreaterThan(lives * 2.5);
}

const kept = (ticket: TicketJson) =>
  Object.fromEntries(Object.entries(ticket).filter(([name]) => !BESIDES.includes(name)));
