import { availableParallelism, loadavg } from 'node:os';

/**
 * How much longer than on a machine of its own something may take now: what waits for a core besides those that it keeps
 * busy itself, as a factor from 1 on. A limit that is promised for a quiet machine is held against this.
 */
export const busyness = (): number => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism() - 1);
