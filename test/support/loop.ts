import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LoopReport } from './loop-reporter.js';

/** Options of Node with which a process reports the delays of its event loop. */
export const LOOP_OPTIONS = ['--import', join(process.cwd(), 'dist/test/support/loop-reporter.js')];

/** The report of a process that was started with LOOP_OPTIONS since the last report. */
export async function loopOf(child: ChildProcess): Promise<LoopReport> {
  child.send('loop');
  const [report] = await once(child, 'message');
  return report as LoopReport;
}
