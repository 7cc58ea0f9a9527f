import fc from 'fast-check';
import { converge, NotAdoptable, type OwnSide, type Remembered } from '../../api/erp/outbox/convergence.js';
import { digestOf } from '../../api/erp/outbox/digest.js';
import type { ErpMirrors } from '../../api/erp/outbox/erp-mirrors.js';
import { TrytonTasks } from '../../api/integrations/erp/tryton/tryton-tasks.js';
import { commentOf, workOf } from '../../api/integrations/erp/tryton/work.js';
import type { ErpTask } from '../../api/ports/erp/erp-tasks.js';
import { isProjectTask, TaskMirror } from '../../api/tickets/tasks/task-mirror.js';
import { assertTaskTransition } from '../../api/tickets/tasks/task-workflow.js';
import type { ErpSide } from '../../api/vocabulary/erp.js';
import { TicketState } from '../../api/vocabulary/ticket.js';
import { TASK_STATES, TaskState, TaskType } from '../../api/vocabulary/work.js';
import { ImaginedWorks } from '../support/erp/imagined-works.js';
import { type Fate, fate, Way, WELL } from '../support/erp/way.js';

const KEY = '0198c2f0-0000-7000-8000-000000000001';
const { factsOf } = new TaskMirror({ register: () => undefined } as unknown as ErpMirrors);

interface OwnTask {
  readonly subject: string;
  readonly description: string | null;
  readonly state: TaskState;
  readonly isPrivate: boolean;
  readonly projectNumber: string | null;
}

/** An act of a user on either side, or of the worker between. */
type Act =
  | { readonly by: 'us'; readonly changes: Partial<OwnTask> | null }
  | { readonly by: 'ticket'; readonly state: TicketState }
  | {
      readonly by: 'them';
      readonly name?: string;
      readonly text?: string;
      readonly progress?: number;
      readonly gone?: true;
    }
  | ({ readonly by: 'job' } & Fate)
  | { readonly by: 'late' | 'feed' }
  | { readonly by: 'desk'; readonly side: ErpSide };

/** A task here, the works of Tryton there, and the adapter between them over a way with faults. */
class World {
  ours: OwnTask | null = {
    subject: 'a',
    description: null,
    state: TaskState.Open,
    isPrivate: false,
    projectNumber: 'P-1',
  };
  ticket: TicketState = TicketState.InWork;
  known: Remembered = { place: null, base: null, attempts: [], sent: null };
  differs = false;
  readonly way = new Way();
  readonly works = new ImaginedWorks(this.way);
  readonly tasks = new TrytonTasks(this.works.client);
  /** Whether a user has to decide, and whether a user has changed the record there. */
  isAsked = false;
  isTouched = false;
  /** Titles that a user has entered on either side, and that may remain in the end. */
  readonly entered = new Set<string>();

  constructor() {
    this.#enter();
  }

  readonly own: OwnSide<ErpTask> = {
    wanted: async () => {
      const value = this.told;
      return value && { place: this.tasks.place, value, facts: factsOf(value), digest: digestOf(value) };
    },
    factsOf,
    adopt: async (theirs, seen, decided) => {
      this.way.step();
      if ((this.told ? factsOf(this.told) : null) !== seen) return false;
      const { ours } = this;
      if (!ours || !this.told) return true;
      if (theirs) this.ours = { ...ours, ...this.#followed(ours, theirs) };
      else if (decided) this.ours = { ...ours, state: TaskState.Completed, projectNumber: null };
      else throw new NotAdoptable('GONE');
      return true;
    },
    remember: async (known) => {
      this.way.step();
      this.known = known;
    },
  };

  /** The task as it should stand there; null for a task without a project or a private one. */
  get told(): ErpTask | null {
    const { ours } = this;
    if (!ours || !isProjectTask({ ...ours, type: TaskType.Project })) return null;
    const { subject, description, state, projectNumber: project } = ours;
    return { subject, description, state, project };
  }

  job(befalls: Fate = WELL, prevails?: ErpSide): Promise<void> {
    return this.way.befall(befalls, async () => {
      this.differs = (await converge(KEY, this.known, this.own, this.tasks, prevails)) !== null;
      this.isAsked ||= this.differs;
    });
  }

  async act(act: Act): Promise<void> {
    if (act.by === 'us') {
      if (act.changes === null) this.ours = null;
      else if (this.ours) this.ours = { ...this.ours, ...act.changes };
      this.#enter();
    } else if (act.by === 'ticket') this.ticket = act.state;
    else if (act.by === 'them') this.#enterThere(act);
    else if (act.by === 'job') await this.job(act);
    else if (act.by === 'late') this.way.late.shift()?.();
    else if (act.by === 'feed') await this.job();
    else if (act.by === 'desk' && this.differs) await this.job(WELL, act.side);
  }

  /** All faults and acts end: late calls arrive, and differences are decided. */
  async settle(): Promise<void> {
    while (this.way.late.length > 0) this.way.late.shift()?.();
    await this.job();
    for (let turn = 0; turn < 5; turn += 1) {
      if (this.differs) await this.job(WELL, turn % 2 === 0 ? 'OURS' : 'THEIRS');
      await this.job();
    }
  }

  #followed({ state }: OwnTask, { subject, description, state: to }: ErpTask) {
    try {
      if (to !== state) assertTaskTransition(state, to, this.ticket);
    } catch {
      throw new NotAdoptable('STATE');
    }
    return { subject, description, state: to };
  }

  #enterThere({ name, text, progress, gone }: Extract<Act, { by: 'them' }>): void {
    const [row] = this.works.of(KEY);
    if (!row) return;
    this.isTouched = true;
    const changes = {
      ...(name !== undefined && { name }),
      ...(text !== undefined && { comment: commentOf(KEY, text) }),
      ...(progress !== undefined && { progress, status: progress === 1 ? 2 : 1 }),
    };
    this.works.enter(row, gone ? null : changes);
    for (const one of this.works.of(KEY)) this.entered.add(factsOf(workOf(one).value));
  }

  #enter(): void {
    if (this.told) this.entered.add(factsOf(this.told));
  }
}

const words = fc.constantFrom('a', 'b', 'c\\d', 'zwei  Worte');
const ours: fc.Arbitrary<Partial<OwnTask>> = fc.oneof(
  fc.record({ subject: words }),
  fc.record({ description: fc.option(words) }),
  fc.record({ state: fc.constantFrom(...TASK_STATES) }),
  fc.record({ isPrivate: fc.boolean() }),
  fc.record({ projectNumber: fc.constantFrom('P-1', 'P-2') }),
);
const theirs = fc.oneof(
  fc.record({ name: fc.constantFrom('a', 'x', 'y') }),
  fc.record({ text: fc.constantFrom('', 'x', 'zwei Worte') }),
  fc.record({ progress: fc.constantFrom(0, 0.3, 0.5, 1) }),
  fc.record({ gone: fc.constant(true as const) }),
);
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: ours.map((changes) => ({ by: 'us' as const, changes })) },
  fc.constant({ by: 'us' as const, changes: null }),
  fc.constantFrom(TicketState.InWork, TicketState.Closed).map((state) => ({ by: 'ticket' as const, state })),
  { weight: 2, arbitrary: theirs.map((entered) => ({ by: 'them' as const, ...entered })) },
  { weight: 8, arbitrary: fc.record({ by: fc.constant('job' as const), ...fate }) },
  fc.constantFrom({ by: 'late' as const }, { by: 'feed' as const }),
  fc.record({ by: fc.constant('desk' as const), side: fc.constantFrom<ErpSide>('OURS', 'THEIRS') }),
);

const RUNS = Number(process.env.VSD_ERP_RUNS ?? 2_000);

describe('Tasks on both sides', () => {
  it('agree in the end and stand in Tryton once, whatever was changed and whatever failed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (acts) => {
        const world = new World();
        for (const one of acts) await world.act(one);
        await world.settle();
        const there = world.works.of(KEY).map((row) => [factsOf(workOf(row).value), world.works.projectOf(row)]);
        const { told } = world;
        expect(there).toEqual(told ? [[factsOf(told), told.project]] : []);
        if (world.isAsked) expect(world.isTouched).toBe(true);
        if (told) expect([...world.entered]).toContain(factsOf(told));
      }),
      { numRuns: RUNS },
    );
  });

  it('carry over what is done on one side alone without asking anybody', async () => {
    const alone = fc.oneof(
      ours.map((changes) => ({ by: 'us' as const, changes })),
      fc.record({ by: fc.constant('them' as const), progress: fc.constantFrom(0, 0.3, 1) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(alone, { maxLength: 10 }), async (acts) => {
        const world = new World();
        await world.job();
        for (const one of acts) {
          await world.act(one);
          await world.job();
          expect(world.differs).toBe(false);
          expect(world.works.of(KEY)).toHaveLength(world.told ? 1 : 0);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('stand there once where their creation arrives twice, and never while they are private', async () => {
    const world = new World();
    await world.job({ luck: ['WELL', 'WELL', 'WELL', 'WELL', 'LATE'], dies: null });
    expect(world.way.late).toHaveLength(1);
    await world.job();
    await world.act({ by: 'late' });
    expect(world.works.of(KEY)).toHaveLength(2);
    await world.job();
    expect(world.works.of(KEY)).toHaveLength(1);
    await world.act({ by: 'us', changes: { isPrivate: true } });
    await world.job();
    expect(world.works.of(KEY)).toEqual([]);
  });

  it('are sent again where their creation arrives after their removal, and nobody is asked', async () => {
    const world = new World();
    await world.job({ luck: ['WELL', 'WELL', 'WELL', 'WELL', 'LATE'], dies: null });
    await world.act({ by: 'us', changes: { isPrivate: true } });
    await world.job();
    await world.act({ by: 'us', changes: { isPrivate: false, description: 'b' } });
    await world.act({ by: 'late' });
    await world.job();
    expect([world.differs, world.works.of(KEY).map((row) => workOf(row).value.description)]).toEqual([false, ['b']]);
  });

  it('wait for somebody where the ticket lets no task be reopened from there', async () => {
    const world = new World();
    await world.act({ by: 'us', changes: { state: TaskState.Completed } });
    await world.job();
    await world.act({ by: 'ticket', state: TicketState.Closed });
    await world.act({ by: 'them', progress: 0.3 });
    await world.job();
    expect([world.differs, world.ours?.state]).toEqual([true, 'COMPLETED']);
    await world.act({ by: 'desk', side: 'OURS' });
    expect([world.differs, world.works.of(KEY)[0]?.progress]).toEqual([false, 1]);
  });
});
