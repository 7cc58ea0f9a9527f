import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LoopReport } from './loop-reporter.js';

/** Options of Node with which a process tells how its event loop is held up. */
export const LOOP_OPTIONS = ['--import', join(process.cwd(), 'dist/test/support/loop-reporter.js')];

/** What a process that was started with LOOP_OPTIONS has to tell since it was asked last. */
export async function loopOf(child: ChildProcess): Promise<LoopReport> {
  child.send('loop');
  const [report] = await once(child, 'message');
  return report as LoopReport;
}
