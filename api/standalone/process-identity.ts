import { readFile } from 'node:fs/promises';

/** A process that can be recognised later, although its number may be given to another one meanwhile. */
export interface ProcessIdentity {
  pid: number;
  /** Kernel's start time in clock ticks after boot; empty where the system does not tell. */
  startedAt: string;
}

/** Fields of Linux's /proc/<pid>/stat from the state on; none on other systems. */
async function statOf(pid: number): Promise<string[]> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return line.slice(line.lastIndexOf(')') + 2).split(' ');
}

/** Identity of a running process, by default our own. */
export async function identify(pid = process.pid): Promise<ProcessIdentity> {
  return { pid, startedAt: (await statOf(pid))[19] ?? '' };
}

/** Whether a process with this number runs, whoever owns it; one that has ended and waits for its parent does not. */
export async function runs(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !['Z', 'X'].includes((await statOf(pid))[0] ?? '');
}

/** Whether exactly this process still runs. */
export async function stillRuns({ pid, startedAt }: ProcessIdentity): Promise<boolean> {
  return (await runs(pid)) && (startedAt === '' || startedAt === (await statOf(pid))[19]);
}

/** Parent of a process with this name; undefined for another name and where the system does not tell. */
export async function parentOf(pid: number, name: string): Promise<number | undefined> {
  const called = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
  return called.trim() === name ? Number((await statOf(pid))[1]) : undefined;
}
