import type { TrytonClient } from '../../../api/integrations/erp/tryton/tryton-client.js';
import { keyIn } from '../../../api/integrations/erp/tryton/work.js';
import { ErpError } from '../../../api/ports/erp/erp-error.js';
import type { Json } from '../records.js';
import type { Way } from './way.js';

const WORKS = 'project.work';
const DESK = 7;
const PROJECTS = [
  { id: 1, type: 'project', name: 'P-1 Heizung' },
  { id: 2, type: 'project', name: 'P-2 Lüftung' },
];
const STATUSES = [
  { id: 1, progress: 0, default: true },
  { id: 2, progress: 1, default: false },
];

/** The works of a Tryton in memory: rows with ids and stamps, as its JSON-RPC returns them. Rows may exist twice. */
export class ImaginedWorks {
  readonly #rows = new Map<number, Json>();
  #ids = 100;
  #stamps = 0;

  constructor(private readonly way: Way) {}

  /** The part of the client that tasks use; each call goes the way with the faults. */
  get client(): TrytonClient {
    const client = {
      self: async () => ({ user: DESK, company: 1 }),
      rows: async (model: string, domain: readonly unknown[]) => this.way.call(() => this.#find(model, domain)),
      change: async (method: string, [first, values]: readonly [Json[], Json], stamps: Json = {}) =>
        this.way.call(() => {
          if (method === `${WORKS}.create`) this.#put({ ...first[0], id: this.#next(), create_uid: DESK });
          else this.#write(first as unknown as number[], values, stamps);
        }),
      remove: async (_model: string, ids: readonly number[], stamps: Json = {}) =>
        this.way.call(() => {
          for (const id of ids) if (this.#at(id, stamps)) this.#rows.delete(id);
        }),
    };
    return client as unknown as TrytonClient;
  }

  of(key: string): Json[] {
    return [...this.#rows.values()].filter((row) => keyIn(row) === key);
  }

  projectOf({ parent }: Json): string | undefined {
    return PROJECTS.find(({ id }) => id === parent)?.name.split(' ')[0];
  }

  /** Changes a row as a user of Tryton does, or deletes it. */
  enter({ id }: Json, values: Json | null): void {
    const row = this.#rows.get(id);
    if (row && values) this.#put({ ...row, ...values });
    else this.#rows.delete(id);
  }

  #find(model: string, domain: readonly unknown[]): Json[] {
    if (model === `${WORKS}.status`) return STATUSES;
    const [[, , type], [field, , words]] = domain as [[string, string, string], [string, string, string | string[]]];
    if (type === 'project') return PROJECTS.filter(({ name }) => name.startsWith(String(words[2]).slice(0, -1)));
    const wanted = String(words).slice(1, -1);
    return [...this.#rows.values()].filter((row) => field === 'comment' && row.comment.includes(wanted));
  }

  #write([id]: readonly number[], values: Json, stamps: Json): void {
    const row = this.#at(id as number, stamps);
    if (!row) throw new ErpError('REJECTED', 'NOT_APPLIED');
    this.#put({ ...row, ...values });
  }

  #at(id: number, stamps: Json): Json | undefined {
    const row = this.#rows.get(id);
    const stamp = stamps[`${WORKS},${id}`];
    if (row && stamp !== undefined && stamp !== row._timestamp) throw new ErpError('CONFLICT', 'NOT_APPLIED');
    return row;
  }

  #put(row: Json): void {
    this.#stamps += 1;
    this.#rows.set(row.id, { ...row, _timestamp: String(this.#stamps) });
  }

  #next(): number {
    this.#ids += 1;
    return this.#ids;
  }
}
