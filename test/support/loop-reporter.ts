import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Time between two checks of the loop, in milliseconds. */
const STEP_MS = 5;

/** How long the event loop of a process was held up, in milliseconds. */
export interface LoopReport {
  /** Longest time between two turns by the clock; other processes lengthen it. */
  readonly waited: number;
  /** Most of its own processor time between two turns, which no other process lengthens. */
  readonly worked: number;
}

/** Loaded into a process before its own code: answers each message with how its loop was held up since the last one. */
const delays = monitorEventLoopDelay({ resolution: STEP_MS });
const usedMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};
let before = usedMs();
let worked = 0;
setInterval(() => {
  const now = usedMs();
  worked = Math.max(worked, now - before);
  before = now;
}, STEP_MS).unref();
delays.enable();
process.on('message', () => {
  const report: LoopReport = { waited: delays.max / 1e6, worked };
  process.send?.(report);
  delays.reset();
  worked = 0;
  before = usedMs();
});
