import { join } from 'node:path';
import { ApartFailure, workApart } from '../../platform/apart.js';
import { projectRoot } from '../../platform/project-root.js';
import type { TextKind, TextState } from './text-kind.js';
import type { TextReading } from './text-worker.js';

/** A thread knows none of the loaders of the process: it is given what was built. */
const THREAD = join(projectRoot, 'dist/api/search/reading/text-worker.js');
const LIMITS = { ms: 30_000, heapMegabytes: 256 };

/**
 * Reads the text of a file in a thread of its own, which is ended when its time or its memory is over: whatever the file
 * is, it holds nothing up and ends no process.
 */
export async function readText(
  path: string,
  kind: TextKind,
  limits = LIMITS,
): Promise<{ readonly state: TextState; readonly text: string | null }> {
  const none = (state: TextState) => ({ state, text: null });
  try {
    const reading = await workApart<TextReading>(THREAD, { path, kind }, limits);
    if ('code' in reading) return none(reading.code);
    return reading.text ? { state: 'READ', text: reading.text } : none('EMPTY');
  } catch (error) {
    if (!(error instanceof ApartFailure)) throw error;
    return none(error.code === 'TOO_SLOW' ? 'TOO_SLOW' : 'UNREADABLE');
  }
}
