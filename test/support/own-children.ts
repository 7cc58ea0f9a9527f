import { readdirSync, readFileSync } from 'node:fs';

/** Processes that a process has started and that still run, as Linux lists them. */
export function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`)
    .flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' '))
    .filter((child) => child !== '')
    .map(Number);
}
