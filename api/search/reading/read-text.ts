import { type ReadingOptions, readForeign } from '../../files/reading/read-foreign.js';
import { ReadingKilled } from '../../files/reading/reader-process.js';
import type { TextState } from '../../vocabulary/master-data.js';
import type { TextKind } from './text-kind.js';
import type { TextReading } from './text-reader.js';

/** Reads the text of a file in the process of readers; a file that exceeds its limits has the state that says so. */
export async function readText(
  path: string,
  kind: TextKind,
  options: ReadingOptions = {},
): Promise<{ readonly state: TextState; readonly text: string | null }> {
  const none = (state: TextState) => ({ state, text: null });
  try {
    const reading = await readForeign<TextReading>('search/reading/text-reader.js', { path, kind }, options);
    if ('code' in reading) return none(reading.code);
    return reading.text ? { state: 'READ', text: reading.text } : none('EMPTY');
  } catch (error) {
    if (!(error instanceof ReadingKilled)) throw error;
    return none(error.code === 'FAILED' ? 'UNREADABLE' : error.code);
  }
}
