import { once } from 'node:events';
import { createServer } from 'node:net';
import { isRefusedPort } from '../platform/refused-port.js';
import { StartProblem } from './start-problem.js';

/** The four ports of a start; the first one is chosen, the others follow (contract: addresses). */
export interface Ports {
  application: number;
  identity: number;
  mail: number;
  smtp: number;
}

const NAMES: Record<keyof Ports, string> = {
  application: 'the application',
  identity: 'the identity service',
  mail: 'the mail inbox',
  smtp: 'receiving mail (SMTP)',
};

/** Port of the server of the admin while developing: the one after the four. */
export const adminPort = ({ smtp }: Pick<Ports, 'smtp'>): number => smtp + 1;

/**
 * Reads the ports from the value of VSD_PORT; with `dev` the admin has a port of its own.
 * @throws StartProblem when it is no port with three more above it, or when browsers refuse one of them
 */
export function portsFrom(value = '8080', { dev = false } = {}): Ports {
  const first = Number(value);
  if (!Number.isInteger(first) || first < 1 || first > 65_532) {
    throw new StartProblem(`VSD_PORT is "${value}", but must be a whole number from 1 to 65532.`);
  }
  const ports = { application: first, identity: first + 1, mail: first + 2, smtp: first + 3 };
  // Browsers open all of them but the one at which mails are received.
  const opened = [
    ...(['application', 'identity', 'mail'] as const).map((use) => [ports[use], NAMES[use]] as const),
    ...(dev ? [[adminPort(ports), 'the admin while developing'] as const] : []),
  ];
  for (const [port, use] of opened) {
    if (!isRefusedPort({ port: String(port) })) continue;
    throw new StartProblem(
      `Port ${port}, wanted for ${use}, is opened by no browser: it is reserved for another service ` +
        `(Fetch, "Port blocking"). Move all ports with VSD_PORT, for example: VSD_PORT=28080 npm start`,
    );
  }
  return ports;
}

/** The error code of listening on a port now; undefined when it is free, or when the machine has no such address. */
export async function obstacle(port: number, host: string): Promise<string | undefined> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT' ? undefined : code;
  }
}

/**
 * Checks that all ports are free, in both address families: `localhost` may mean either.
 * @throws StartProblem that names the first port in use
 */
export async function checkPorts(ports: Ports): Promise<void> {
  for (const [use, port] of Object.entries(ports)) {
    for (const host of ['127.0.0.1', '::1']) {
      const code = await obstacle(port, host);
      if (!code) continue;
      const subject = `Port ${port}, wanted for ${NAMES[use as keyof Ports]},`;
      const trouble = code === 'EADDRINUSE' ? 'is in use' : `cannot be opened (${code})`;
      const remedy = `move all four ports with VSD_PORT, for example: VSD_PORT=${port > 20_000 ? 18_080 : 28_080} npm start`;
      throw new StartProblem(`${subject} ${trouble}: end what uses it, or ${remedy}`);
    }
  }
}
