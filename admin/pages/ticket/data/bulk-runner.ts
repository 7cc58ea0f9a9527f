import { once } from '../../../providers/bulk-requests';
import { chunks } from '../../../providers/data-provider';
import { apiFetch } from '../../../providers/http';
import { ApiError } from '../../../providers/problem';
import {
  type BulkChange,
  type BulkResult,
  type BulkRow,
  type ChosenTicket,
  confirmed,
  mergeRows,
  questionsOf,
} from '../model/bulk';

/** Tickets of one request: few enough that progress shows, and each request is short. */
const together = 20;

/** The progress of a bulk change. */
export interface BulkRun {
  change: BulkChange;
  phase: 'running' | 'asking' | 'done' | 'undoing' | 'undone';
  total: number;
  rows: BulkRow[];
  /** The batches done on the server, each with its own deadline for undoing. */
  made: { id: string; undoUntil: string }[];
}

type Send = (path: string, body: unknown, key?: string) => Promise<BulkResult>;

const send: Send = (path, body, idempotencyKey) =>
  apiFetch<BulkResult>(path, { method: 'POST', body, ...(idempotencyKey && { idempotencyKey }) });

/**
 * Runs a bulk change in batches and undoes it. It outlives the page on which the user started it; there is one at a
 * time, and the next one replaces the last.
 */
export class BulkRunner {
  #present: BulkRun | undefined;
  #tickets = new Map<string, ChosenTicket>();
  readonly #watchers = new Set<() => void>();
  #settled: () => unknown = () => undefined;

  constructor(private readonly sender: Send = send) {}

  readonly read = () => this.#present;

  readonly subscribe = (watcher: () => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** Starts a change; `settled` is called after tickets have changed. Ignored while another change runs. */
  async start(tickets: readonly ChosenTicket[], change: BulkChange, settled: () => unknown): Promise<void> {
    if (this.#isBusy || tickets.length === 0) return;
    this.#tickets = new Map(tickets.map((ticket) => [ticket.id, ticket]));
    this.#settled = settled;
    this.#put({ change, phase: 'running', total: tickets.length, rows: [], made: [] });
    await this.#make(tickets, change);
  }

  /** Answers the questions of the waiting rows: yes changes them, no leaves them unchanged. */
  async answer(yes: boolean): Promise<void> {
    const run = this.#present;
    if (run?.phase !== 'asking') return;
    const codes = questionsOf(run.rows);
    const waiting = run.rows
      .filter(({ outcome }) => outcome === 'UNCONFIRMED')
      .flatMap(({ id }) => this.#tickets.get(id) ?? []);
    if (!yes) return this.#put({ ...run, phase: 'done' });
    this.#put({ ...run, phase: 'running' });
    await this.#make(waiting, confirmed(run.change, codes));
  }

  async undo(): Promise<void> {
    const run = this.#present;
    if (run?.phase !== 'done' || run.made.length === 0) return;
    this.#put({ ...run, phase: 'undoing' });
    for (const { id } of run.made.toReversed()) {
      try {
        const { tickets } = await this.sender(`bulk-changes/${encodeURIComponent(id)}/reversal`, undefined);
        this.#merge(tickets.filter(({ outcome }) => outcome === 'UNDONE' || outcome === 'DONE'));
      } catch (error) {
        this.#merge(this.#rowsOf(run.rows, id).map((row) => ({ ...row, problem: problemOf(error) })));
      }
    }
    this.#patch({ phase: 'undone' });
    await this.#settled();
  }

  /** Discards the result; the changes stay. */
  close(): void {
    if (!this.#isBusy) this.#put(undefined);
  }

  readonly #origin = new Map<string, string>();

  get #isBusy(): boolean {
    return this.#present?.phase === 'running' || this.#present?.phase === 'undoing';
  }

  async #make(tickets: readonly ChosenTicket[], change: BulkChange): Promise<void> {
    for (const part of chunks(tickets, together)) {
      try {
        const body = { tickets: part.map(({ id, version }) => ({ id, version })), ...change };
        const result = await once((key) => this.sender('bulk-changes', body, key));
        for (const { id } of result.tickets) this.#origin.set(id, result.id);
        if (result.tickets.some(({ outcome }) => outcome === 'DONE'))
          this.#patch({ made: [...(this.#present?.made ?? []), { id: result.id, undoUntil: result.undoUntil }] });
        this.#merge(result.tickets);
      } catch (error) {
        this.#merge(part.map(({ id }) => ({ id, outcome: 'REFUSED', problem: problemOf(error) })));
      }
    }
    this.#patch({ phase: questionsOf(this.#present?.rows ?? []).length > 0 ? 'asking' : 'done' });
    await this.#settled();
  }

  #rowsOf = (rows: readonly BulkRow[], made: string) =>
    rows.filter(({ id, outcome }) => outcome === 'DONE' && this.#origin.get(id) === made);

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
  const { code = 'UNEXPECTED', params = {}, status = 0 } = error instanceof ApiError ? error : {};
  const title = error instanceof Error ? error.message : String(error);
  return { title, status, code, params };
}

/** The bulk change of this tab. */
export const bulkRunner = new BulkRunner();
