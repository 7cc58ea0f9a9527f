import fc from 'fast-check';
import { converge, type Facts, NotAdoptable, type OwnSide, type Remembered } from '../../api/erp/outbox/convergence.js';
import { ErpError } from '../../api/ports/erp/erp-error.js';
import type { VersionedRecord } from '../../api/ports/erp/erp-store.js';
import type { ErpSide } from '../../api/vocabulary/erp.js';
import { type Fate, fate, type Luck, Way } from '../support/erp/way.js';

const KEY = 'k';
const NEVER_SENT: Remembered = { place: null, base: null, attempts: [], sent: null };

/** An act of a user on either side. A note is decided on our side alone and sent to the other side. */
type Act =
  | {
      readonly by: 'us';
      readonly time?: number;
      readonly person?: string;
      readonly note?: number;
      readonly gone?: true;
    }
  | { readonly by: 'them'; readonly time: number | null }
  | ({ readonly by: 'job' } & Fate)
  | { readonly by: 'late' }
  | { readonly by: 'feed' }
  | { readonly by: 'desk'; readonly side: ErpSide };

interface Value {
  readonly time: number;
  readonly note: number;
}

/** The value between two steps, which no user has entered. */
const HALF = -1;

/** Both sides, and the way between them. */
class World {
  ours: { time: number; person: string; note: number } | null = { time: 1, person: 'a', note: 0 };
  known: Remembered = NEVER_SENT;
  readonly theirs = new Map<string, VersionedRecord<Value>>();
  readonly changed = new Set<string>();
  readonly way = new Way();
  differs = false;
  /** Times that a user has entered on either side, and that may remain in the end. */
  readonly entered = new Set<number>([1]);
  /**
   * Keys of removed records. A call from before the removal creates no such record anew: a call is limited to seconds,
   * and later the effect of a call cannot be distinguished from a user's act.
   */
  readonly #emptied = new Set<string>();
  #versions = 0;

  /** Whether the write takes two steps, the first of which leaves a mixture of both values there. */
  constructor(private readonly isWrittenInSteps = false) {}

  readonly own: OwnSide<Value> = {
    wanted: async () =>
      this.ours && {
        place: this.ours.person,
        value: { time: this.ours.time, note: this.ours.note },
        facts: String(this.ours.time),
        digest: `${this.ours.time}/${this.ours.note}`,
      },
    factsOf: ({ time }) => String(time),
    between: () => (this.isWrittenInSteps ? [String(HALF)] : []),
    adopt: async (theirs, seen, decided) => {
      this.way.step();
      const facts: Facts = this.ours ? String(this.ours.time) : null;
      if (facts !== seen) return false;
      if (!theirs && !decided) throw new NotAdoptable('GONE');
      this.ours = theirs && this.ours ? { ...this.ours, time: theirs.time } : null;
      return true;
    },
    remember: async (known) => {
      this.way.step();
      this.known = known;
    },
  };

  readonly store = {
    read: async (place: string) => {
      this.way.call(() => undefined);
      return this.theirs.get(place) ?? null;
    },
    write: async (place: string, _key: string, value: Value, version: string | null) => {
      if (!this.isWrittenInSteps) return this.way.call(() => this.#put(place, value, version));
      this.way.call(() => this.#put(place, { ...value, time: HALF }, version));
      const half = this.theirs.get(place)?.version ?? null;
      this.way.call(() => this.#put(place, value, half));
    },
    remove: async (place: string, _key: string, version: string) =>
      this.way.call(() => this.#put(place, null, version)),
  };

  /** Converges once, with faults in its calls; with `dies` the process ends after so many steps. */
  async job(luck: readonly Luck[] = [], dies: number | null = null, prevails?: ErpSide): Promise<void> {
    await this.way.befall({ luck, dies }, async () => {
      this.differs = (await converge(KEY, this.known, this.own, this.store, prevails)) !== null;
    });
  }

  /** Reads the changes of the other side; a record in a wrong place is removed. */
  async feed(): Promise<void> {
    for (const place of [...this.changed]) {
      this.changed.delete(place);
      if (place === this.known.place) await this.job();
      else this.theirs.delete(place);
    }
  }

  change(place: string, time: number | null): void {
    const held = this.theirs.get(place);
    if (!held) return;
    if (time === null) {
      this.theirs.delete(place);
      this.#emptied.add(place);
    } else this.theirs.set(place, { value: { ...held.value, time }, version: this.#next() });
    if (time !== null) this.entered.add(time);
    this.changed.add(place);
  }

  #next(): string {
    this.#versions += 1;
    return String(this.#versions);
  }

  #put(place: string, value: Value | null, version: string | null): void {
    if ((this.theirs.get(place)?.version ?? null) !== version) throw new ErpError('CONFLICT', 'NOT_APPLIED');
    if (version === null && this.way.isLate && this.#emptied.has(place)) throw new ErpError('REJECTED', 'NOT_APPLIED');
    if (value) this.theirs.set(place, { value, version: this.#next() });
    else if (this.theirs.delete(place)) this.#emptied.add(place);
    this.changed.add(place);
  }
}

const place = fc.constantFrom('a', 'b');
const time = fc.integer({ min: 2, max: 6 });
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ by: fc.constant('us' as const), time }),
  fc.record({ by: fc.constant('us' as const), person: place }),
  fc.record({ by: fc.constant('us' as const), note: fc.integer({ min: 1, max: 3 }) }),
  { weight: 1, arbitrary: fc.record({ by: fc.constant('us' as const), gone: fc.constant(true as const) }) },
  fc.record({ by: fc.constant('them' as const), time: fc.option(time) }),
  {
    weight: 5,
    arbitrary: fc.record({ by: fc.constant('job' as const), ...fate }),
  },
  fc.record({ by: fc.constant('late' as const) }),
  fc.record({ by: fc.constant('feed' as const) }),
  fc.record({ by: fc.constant('desk' as const), side: fc.constantFrom<ErpSide>('OURS', 'THEIRS') }),
);

async function play(world: World, acts: readonly Act[]): Promise<void> {
  for (const one of acts) {
    if (one.by === 'us' && world.ours) {
      if (one.gone) world.ours = null;
      else {
        const { by, gone, ...changes } = one;
        world.ours = { ...world.ours, ...changes };
      }
      if (one.time !== undefined) world.entered.add(one.time);
    } else if (one.by === 'them') world.change(world.known.place ?? 'a', one.time);
    else if (one.by === 'job') await world.job(one.luck, one.dies);
    else if (one.by === 'late') world.way.late.shift()?.();
    else if (one.by === 'feed') await world.feed();
    else if (one.by === 'desk' && world.differs) await world.job([], null, one.side);
  }
}

/** All faults and acts end: late calls arrive, and differences are decided. */
async function settle(world: World): Promise<void> {
  while (world.way.late.length > 0) world.way.late.shift()?.();
  await world.job();
  for (let turn = 0; turn < 5; turn += 1) {
    if (world.differs) await world.job([], null, turn % 2 === 0 ? 'OURS' : 'THEIRS');
    await world.feed();
  }
}

const RUNS = Number(process.env.VSD_ERP_RUNS ?? 2_000);

describe('Records on both sides', () => {
  it.each([
    ['at once', false],
    ['in steps', true],
  ])(
    'that are written %s agree in the end, and stand there once, whatever was changed and whatever failed',
    async (_how, steps) => {
      await fc.assert(
        fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (acts) => {
          const world = new World(steps);
          await play(world, acts);
          await settle(world);
          const { ours } = world;
          const there = [...world.theirs].map(([at, { value }]) => ({ person: at, ...value }));
          expect(there).toEqual(ours ? [ours] : []);
          if (ours) expect(world.entered).toContain(ours.time);
        }),
        { numRuns: RUNS },
      );
    },
  );

  it('carry over a change of one side alone without asking anybody', async () => {
    const changes = fc.oneof(
      fc.record({ by: fc.constant('us' as const), time }),
      fc.record({ by: fc.constant('them' as const), time }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(changes, { maxLength: 10 }), async (acts) => {
        const world = new World();
        await world.job();
        for (const one of acts) {
          await play(world, [one]);
          await world.job();
          expect(world.differs).toBe(false);
          expect(world.ours?.time).toBe(one.time);
          expect(world.theirs.get('a')?.value.time).toBe(one.time);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('take a write whose answer was lost for their own, also when it has changed since', async () => {
    const world = new World();
    await world.job(['WELL', 'ANSWER_LOST']);
    await play(world, [{ by: 'us', time: 4 }]);
    await world.job(['WELL', 'LATE']);
    await play(world, [{ by: 'us', time: 5 }, { by: 'late' }]);
    await world.job();
    expect(world.differs).toBe(false);
    expect(world.theirs.get('a')?.value.time).toBe(5);
  });

  it('send again what we alone decide after a write of unknown outcome, also where it is as it was before', async () => {
    const world = new World();
    await world.job();
    await play(world, [{ by: 'us', note: 2 }]);
    await world.job(['WELL', 'LATE']);
    await play(world, [{ by: 'us', note: 0 }, { by: 'late' }]);
    await world.job();
    expect(world.theirs.get('a')?.value.note).toBe(0);
  });

  it('know where a write was sent before it leaves, so that nobody takes it for a stray', async () => {
    const world = new World();
    await world.job(['WELL', 'ANSWER_LOST']);
    expect(world.known.place).toBe('a');
    await world.feed();
    expect(world.theirs.size).toBe(1);
  });

  it('take a step of their own for no change of somebody', async () => {
    const world = new World(true);
    await world.job(['WELL', 'WELL', 'LOST']);
    expect(world.theirs.get('a')?.value.time).toBe(HALF);
    await play(world, [{ by: 'us', time: 4 }]);
    await world.job();
    expect([world.differs, world.theirs.get('a')?.value.time]).toEqual([false, 4]);
  });

  it('wait for somebody where both were changed, or theirs is gone', async () => {
    const world = new World();
    await world.job();
    await play(world, [
      { by: 'us', time: 4 },
      { by: 'them', time: 5 },
    ]);
    await world.job();
    expect([world.differs, world.ours?.time, world.theirs.get('a')?.value.time]).toEqual([true, 4, 5]);
    await world.job([], null, 'THEIRS');
    expect([world.differs, world.ours?.time]).toEqual([false, 5]);
    await play(world, [{ by: 'them', time: null }]);
    await world.job();
    expect([world.differs, world.theirs.size]).toEqual([true, 0]);
    await world.job([], null, 'OURS');
    expect([world.differs, world.theirs.get('a')?.value.time]).toEqual([false, 5]);
  });
});
