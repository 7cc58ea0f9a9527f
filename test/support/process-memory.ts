import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';

/** Whether the system reports the peak of a process's memory and lets it begin anew. */
export const tellsMemory = existsSync('/proc/self/clear_refs');

/** Memory of a process in bytes, by Linux's count: the present size, and the largest since the last `forgetPeak`. */
export async function memoryOf(pid: number | undefined): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const bytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;
  return { now: bytes('VmRSS'), peak: bytes('VmHWM') };
}

/** Lets the peak begin anew at the present memory of the process. */
export const forgetPeak = (pid: number | undefined): Promise<void> => writeFile(`/proc/${pid}/clear_refs`, '5');

/** Bytes of a process's own memory, and its share of the memory in common with others (PSS). */
export async function shareOf(pid: number | undefined): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1]) * 1024;
}
