import { type BulkRow, once, type SendBulk, sendBulk } from './bulk-requests';
import { type BulkOrder, type BulkRecord, type BulkRun, mergeRows, questionsOf } from './bulk-run';
import { chunks } from './data-provider';
import { ApiError } from './problem';

/** Records of one request: few enough that progress shows, and each request is short. */
const TOGETHER = 20;

/**
 * Runs an order in batches and undoes it. It outlives the page on which the user started it; there is one at a time, and
 * the next one replaces the last.
 */
export class BulkRunner {
  #present: BulkRun | undefined;
  readonly #watchers = new Set<() => void>();
  readonly #origin = new Map<string, string>();

  constructor(private readonly sender: SendBulk = sendBulk) {}

  readonly read = () => this.#present;

  readonly subscribe = (watcher: () => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** Runs an order. Ignored while another one runs. */
  async start(order: BulkOrder): Promise<void> {
    if (this.#isBusy || order.records.length === 0) return;
    this.#put({ order, phase: 'running', rows: [], made: [] });
    await this.#make(order, order.records);
  }

  /** Answers the questions of the waiting rows: yes changes them, no leaves them unchanged. */
  async answer(yes: boolean): Promise<void> {
    const run = this.#present;
    if (run?.phase !== 'asking') return;
    if (!yes) return this.#put({ ...run, phase: 'done' });
    const { order, rows } = run;
    const confirm = [...new Set([...(order.body?.confirm ?? []), ...questionsOf(rows)])];
    const waiting = rows.filter(({ outcome }) => outcome === 'UNCONFIRMED').map(({ id }) => id);
    const confirmed = { ...order, body: { ...order.body, confirm } };
    this.#put({ ...run, order: confirmed, phase: 'running' });
    await this.#make(
      confirmed,
      order.records.filter(({ id }) => waiting.includes(id)),
    );
  }

  async undo(): Promise<void> {
    const run = this.#present;
    if (run?.phase !== 'done' || run.made.length === 0) return;
    const { order, made, rows } = run;
    this.#put({ ...run, phase: 'undoing' });
    for (const { id } of made.toReversed()) {
      try {
        const { records } = await once((key) =>
          this.sender(`${order.path}/bulk/${encodeURIComponent(id)}/reversal`, undefined, key),
        );
        this.#merge(records.filter(({ outcome }) => outcome === 'UNDONE' || outcome === 'DONE'));
      } catch (error) {
        const changed = rows.filter((row) => row.outcome === 'DONE' && this.#origin.get(row.id) === id);
        this.#merge(changed.map((row) => ({ ...row, problem: problemOf(error) })));
      }
    }
    this.#patch({ phase: 'undone' });
    await order.settled();
  }

  /** Discards the result; the changes stay. */
  close(): void {
    if (!this.#isBusy) this.#put(undefined);
  }

  get #isBusy(): boolean {
    return this.#present?.phase === 'running' || this.#present?.phase === 'undoing';
  }

  async #make({ path, operation, body, settled }: BulkOrder, records: readonly BulkRecord[]): Promise<void> {
    for (const part of chunks(records, TOGETHER)) {
      try {
        const sent = { operation, body, records: part.map(({ id, version }) => ({ id, version })) };
        const { id, undoUntil, records: rows } = await once((key) => this.sender(`${path}/bulk`, sent, key));
        for (const row of rows) this.#origin.set(row.id, id);
        if (undoUntil) this.#patch({ made: [...(this.#present?.made ?? []), { id, undoUntil }] });
        this.#merge(rows);
      } catch (error) {
        this.#merge(part.map(({ id }) => ({ id, outcome: 'REFUSED', problem: problemOf(error) })));
      }
    }
    this.#patch({ phase: questionsOf(this.#present?.rows ?? []).length > 0 ? 'asking' : 'done' });
    await settled();
  }

  #merge(rows: readonly BulkRow[]): void {
    this.#patch({ rows: mergeRows(this.#present?.rows ?? [], rows) });
  }

  #patch(changes: Partial<BulkRun>): void {
    if (this.#present) this.#put({ ...this.#present, ...changes });
  }

  #put(run: BulkRun | undefined): void {
    this.#present = run;
    for (const watcher of this.#watchers) watcher();
  }
}

/** The error of a failed call in the form of a row's problem. */
function problemOf(error: unknown): BulkRow['problem'] {
  if (error instanceof ApiError) return { title: error.message, ...error.body.problem };
  return { title: error instanceof Error ? error.message : String(error), status: 0, code: 'UNEXPECTED' };
}

/** The run of this tab. */
export const bulkRunner = new BulkRunner();
