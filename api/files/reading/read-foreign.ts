import { join } from 'node:path';
import { Problem } from '../../platform/http/problem.js';
import { projectRoot } from '../../platform/project-root.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import { TenantTurns } from '../../platform/tenant-turns.js';
import { ReaderProcess, type ReadingLimits } from './reader-process.js';

/** Most simultaneous readings, of all tenants together. */
const MOST_AT_ONCE = 2;
/** Milliseconds for which a reading waits for its turn; then a job is tried again later, a request gets 503. */
const WAIT_MS = 60_000;
/** A reader without work ends after this time. */
const IDLE_MS = 60_000;

export const READING_LIMITS: ReadingLimits = { ms: 30_000, megabytes: 512 };

const turns = new TenantTurns({
  places: MOST_AT_ONCE,
  share: 1,
  waitMs: WAIT_MS,
  refusal: () => new Problem(503, 'UNAVAILABLE'),
});
/** Readers without work, with the timers of their ends. */
const idle = new Map<ReaderProcess, NodeJS.Timeout>();

/** Options of a reading: its limits, and the wait for its turn. */
export interface ReadingOptions extends Partial<ReadingLimits> {
  readonly waitMs?: number;
}

/**
 * Reads a file of foreign origin by a built module (a path below `api`, with a function `read`) in a process of its own:
 * at most two readings at once, one for each tenant, in turns. The process is killed when its time or its memory is
 * over. Throws `ReadingKilled`, also at each repetition, and 503 UNAVAILABLE if the turn does not come.
 */
export function readForeign<T>(module: string, given: unknown, { waitMs, ...limits }: ReadingOptions = {}): Promise<T> {
  const order = { module: join(projectRoot, 'dist/api', module), given, limits: { ...READING_LIMITS, ...limits } };
  return turns.run(currentTenant(), () => withReader((reader) => reader.read<T>(order)), { waitMs });
}

async function withReader<T>(work: (reader: ReaderProcess) => Promise<T>): Promise<T> {
  const reader = idleReader() ?? new ReaderProcess();
  try {
    return await work(reader);
  } finally {
    if (!reader.isSpent) idle.set(reader, setTimeout(() => idle.delete(reader) && reader.end(), IDLE_MS).unref());
  }
}

function idleReader(): ReaderProcess | undefined {
  for (const [reader, end] of idle) {
    clearTimeout(end);
    idle.delete(reader);
    if (!reader.isSpent) return reader;
  }
  return undefined;
}
