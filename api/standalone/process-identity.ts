import { readFile } from 'node:fs/promises';

/** A process that can be recognised later, although its number may be given to another one meanwhile. */
export interface ProcessIdentity {
  pid: number;
  /** Kernel's start time in clock ticks after boot; empty where the system does not tell. */
  startedAt: string;
}

async function startTime(pid: number): Promise<string> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

/** Identity of a running process, by default our own. */
export async function identify(pid = process.pid): Promise<ProcessIdentity> {
  return { pid, startedAt: await startTime(pid) };
}

/** Whether a process with this number runs, whoever owns it. */
export function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether exactly this process still runs. */
export async function stillRuns({ pid, startedAt }: ProcessIdentity): Promise<boolean> {
  return runs(pid) && (startedAt === '' || startedAt === (await startTime(pid)));
}
