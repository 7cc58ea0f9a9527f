import { ErpError } from '../../../ports/erp/erp-error.js';
import type { ErpChanges, VersionedRecord } from '../../../ports/erp/erp-store.js';
import type { ErpTask, ErpTasks } from '../../../ports/erp/erp-tasks.js';
import { projectNamed } from './projects.js';
import { changesSince, type Watched } from './tryton-changes.js';
import type { TrytonClient, TrytonRow } from './tryton-client.js';
import { idIn, numberIn, ownId } from './tryton-values.js';
import {
  commentOf,
  keyIn,
  markOf,
  nameOf,
  standingFor,
  WORK_FIELDS,
  type Work,
  type WorkStatus,
  workOf,
} from './work.js';

const WORKS = 'project.work';
const IS_TASK = ['type', '=', 'task'];

const WATCHED: readonly Watched[] = [[WORKS, 'name', (row) => [ownId(row)]]];

/** Stores tasks below the projects of Tryton, each as one row with its stamp. */
export class TrytonTasks implements ErpTasks {
  readonly place = 'tasks';

  constructor(private readonly client: TrytonClient) {}

  async read(_place: string, key: string): Promise<VersionedRecord<ErpTask> | null> {
    const work = await this.#standing(key);
    return work && { value: work.value, version: versionOf(work) };
  }

  async write(_place: string, key: string, value: ErpTask, version: string | null): Promise<void> {
    const now = await this.#at(key, version);
    const values = { ...(await this.#contentOf(key, value)), ...(await this.#standingOf(value, now)) };
    if (now) await this.client.change(`${WORKS}.write`, [[now.id], values], stampsOf(now));
    else await this.client.change(`${WORKS}.create`, [[{ ...values, type: 'task' }]]);
  }

  async remove(_place: string, key: string, version: string): Promise<void> {
    const now = await this.#at(key, version);
    if (now) await this.client.remove(WORKS, [now.id], stampsOf(now));
  }

  changes(_place: string, cursor: string | null): Promise<ErpChanges> {
    return changesSince(this.client, cursor, WATCHED, (works) => this.#keysOf(works));
  }

  async versions(_place: string, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const marked = keys.map((key) => ['comment', 'like', `%${markOf(key)}%`]);
    const rows = await this.client.rows(WORKS, [IS_TASK, ['OR', ...marked]], WORK_FIELDS);
    return new Map(rows.map((row) => [keyIn(row) ?? '', versionOf(workOf(row))]));
  }

  /**
   * The one task of a key, the oldest. A second one, by a late write of ours, is removed; copies by other users stay.
   */
  async #standing(key: string): Promise<Work | null> {
    const where = [IS_TASK, ['comment', 'like', `%${markOf(key)}%`]];
    const [first, ...others] = (await this.client.rows(WORKS, where, WORK_FIELDS)).map(workOf);
    if (!first || others.length === 0) return first ?? null;
    const { user } = await this.client.self();
    const twins = others.filter(({ author }) => author === user);
    for (const twin of twins) await this.client.remove(WORKS, [twin.id], stampsOf(twin));
    return first;
  }

  /** The task of a key; null for none. Throws CONFLICT for another version. */
  async #at(key: string, version: string | null): Promise<Work | null> {
    const work = await this.#standing(key);
    if (work && versionOf(work) !== version) throw new ErpError('CONFLICT', 'NOT_APPLIED');
    return work;
  }

  async #contentOf(key: string, { subject, description, project }: ErpTask): Promise<object> {
    const { company } = await this.client.self();
    const parent = ownId(await projectNamed(this.client, project, ['id']));
    return { name: nameOf(subject), comment: commentOf(key, description), parent, company };
  }

  async #standingOf({ state }: ErpTask, now: Work | null): Promise<object> {
    const fields = ['progress', 'default'];
    const rows = await this.client.rows(`${WORKS}.status`, [['types', 'in', 'task']], fields, 100, ['sequence', 'ASC']);
    const standing = standingFor(state, rows.map(statusOf), now ?? undefined);
    if (!standing) throw new ErpError('STATUS_MISSING', 'NOT_APPLIED');
    return standing;
  }

  async #keysOf(works: readonly number[]): Promise<string[]> {
    const rows = await this.client.rows(WORKS, [['id', 'in', works]], ['comment']);
    return rows.flatMap((row) => keyIn(row) ?? []);
  }
}

function statusOf(row: TrytonRow): WorkStatus {
  return { id: idIn(row, 'id') ?? 0, progress: numberIn(row, 'progress') ?? 0, isDefault: row.default === true };
}

const versionOf = ({ id, stamp }: Work): string => `${id} ${stamp}`;

const stampsOf = ({ id, stamp }: Work) => ({ [`${WORKS},${id}`]: stamp });
