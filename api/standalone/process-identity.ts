import { readFile } from 'node:fs/promises';

/** The identity of a process, which stays unique when its id is reused. */
export interface ProcessIdentity {
  pid: number;
  /** Start time in clock ticks after boot; empty on systems without /proc. */
  startedAt: string;
}

/** Fields of Linux's /proc/<pid>/stat from the state on; empty on other systems. */
async function statOf(pid: number): Promise<string[]> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return line.slice(line.lastIndexOf(')') + 2).split(' ');
}

/** Identity of a running process, by default our own. */
export async function identify(pid = process.pid): Promise<ProcessIdentity> {
  return { pid, startedAt: (await statOf(pid))[19] ?? '' };
}

/** Whether a process with this id is running, under any owner; a zombie is not running. */
export async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !['Z', 'X'].includes((await statOf(pid))[0] ?? '');
}

/** Whether the process of the identity is still running. */
export async function isSameProcessRunning({ pid, startedAt }: ProcessIdentity): Promise<boolean> {
  return (await isRunning(pid)) && (startedAt === '' || startedAt === (await statOf(pid))[19]);
}

/** The parent of a process with this name; undefined for another name and on systems without /proc. */
export async function parentOf(pid: number, name: string): Promise<number | undefined> {
  const command = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
  return command.trim() === name ? Number((await statOf(pid))[1]) : undefined;
}
