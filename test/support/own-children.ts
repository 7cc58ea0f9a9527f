import { readdirSync, readFileSync } from 'node:fs';

/** Processes that a process has started and that still run, as Linux lists them. */
export function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`)
    .flatMap((thread) => childrenOfThread(`/proc/${pid}/task/${thread}/children`))
    .map(Number);
}

/** The children of a thread; none of a thread that has ended since it was listed. */
function childrenOfThread(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split(' ').filter(Boolean);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
