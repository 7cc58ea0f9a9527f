import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../api/standalone/free-ports.js';
import { unprivileged } from '../../api/standalone/postgres-binaries.js';
import { listens } from './dovecot/dovecot-server.js';
import { eventually } from './eventually.js';

/** A PgBouncer in transaction mode before a server, which may be killed, frozen and started again at its address. */
export interface PgBouncer {
  /** The address of the pooler instead of that of its server. */
  urlOf(serverUrl: string): string;
  /** Ends it as a power failure would. */
  kill(): Promise<void>;
  start(): Promise<void>;
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** Starts `program` before the server of an address, with `connections` to it at most, for all of its clients together. */
export async function startPgBouncer(program: string, serverUrl: string, connections: number): Promise<PgBouncer> {
  const { hostname, port, username, password } = new URL(serverUrl);
  const folder = await mkdtemp(join(tmpdir(), 'vsd-pgbouncer-'));
  await chmod(folder, 0o755);
  const own = await freePort();
  await writeFile(join(folder, 'users.txt'), `"${username}" "${password}"\n`);
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/users.txt
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
max_prepared_statements = 200
server_login_retry = 1
log_connections = 0
log_disconnections = 0
`,
  );
  let child: ChildProcess | undefined;
  const signal = (name: NodeJS.Signals) => child?.kill(name);
  const start = async () => {
    child = spawn(program, ['-q', join(folder, 'pgbouncer.ini')], { ...unprivileged, cwd: '/', stdio: 'inherit' });
    await eventually(() => listens(own));
  };
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    signal('SIGKILL');
    await ended;
  };
  await start();
  return {
    urlOf: (url) => Object.assign(new URL(url), { host: `127.0.0.1:${own}` }).href,
    kill,
    start,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stop: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
