import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { migratedPostgres } from './postgres.js';

/** A cluster of one suite alone, which may be frozen and broken without harm to others. */
export interface OwnPostgres {
  readonly dataDir: string;
  /** Stops all of its processes where they are: connections stay open, without answers. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  /** Ends the server process of one connection as the system does when memory runs out; all others go with it. */
  killBackend(pid: number): void;
  stop(): Promise<void>;
}

/** Starts it and has the suite's applications use it from now on. Acknowledged commits are on the disk. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const server = await migratedPostgres({ durable: true });
  const { signal } = await clusterProcesses(server.dataDir);
  return {
    dataDir: server.dataDir,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    killBackend: (pid) => send(pid, 'SIGKILL'),
    stop: async () => {
      await signal('SIGCONT');
      await server.stop();
    },
  };
}

/** The processes of the server of a data folder. */
export async function clusterProcesses(dataDir: string) {
  const lines = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  const postmaster = Number(lines.split('\n')[0]);
  return {
    signal: async (name: NodeJS.Signals) => {
      for (const pid of [postmaster, ...(await childrenOf(postmaster))]) send(pid, name);
    },
  };
}

async function childrenOf(parent: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([pid, parentId]) => (pid !== undefined && parentId === parent ? [pid] : []));
}

/** A process that has ended meanwhile needs no signal. */
function send(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
