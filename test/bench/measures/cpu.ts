import { readFile } from 'node:fs/promises';

/** Clock ticks in a second of Linux's /proc/<pid>/stat, the same on all machines of today. */
const TICKS = 100;

/** Milliseconds of CPU that a process has used in all its threads, by Linux's count. */
export async function cpuOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1000;
}

/** Milliseconds of CPU that the machine has used, without its idle time. */
export async function cpuOfMachine(): Promise<number> {
  const [all = ''] = (await readFile('/proc/stat', 'utf8')).split('\n');
  const ticks = all.split(/ +/).slice(1).map(Number);
  // The fourth and fifth are the idle time, without and with waiting for a disk.
  const busy = ticks.toSpliced(3, 2).reduce((sum, count) => sum + count, 0);
  return (busy / TICKS) * 1000;
}
