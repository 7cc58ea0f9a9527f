import { availableParallelism, loadavg } from 'node:os';

/**
 * The factor from 1 on by which work may take longer than on an idle machine: the number of waiting threads for each
 * core besides those that the work keeps busy. It widens a limit that is promised for a quiet machine.
 */
export const busyness = (): number => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism() - 1);
