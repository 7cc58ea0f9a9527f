import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A port before a database. */
export interface DatabaseDoor {
  /** The address of the database through the port. */
  readonly url: string;
  /** Closes the port and its connections: no server listens there then. */
  shut(): Promise<void>;
  open(): Promise<void>;
  /** Lets nothing more through the present connections of an application, as a firewall that has forgotten them. */
  silence(application: string): void;
  /** Connections that an application has opened so far. */
  opened(application: string): number;
}

export async function openDoor(databaseUrl: string): Promise<DatabaseDoor> {
  const { port } = new URL(databaseUrl);
  const pairs: { readonly from: Socket; readonly to: Socket; application?: string }[] = [];
  const server = createServer((from) => {
    const to = connect(Number(port), '127.0.0.1');
    for (const socket of [from, to]) socket.on('error', () => undefined);
    const pair: (typeof pairs)[number] = { from, to };
    pairs.push(pair);
    from.once('data', (startup) => {
      pair.application = /application_name\0([^\0]*)/.exec(startup.toString('latin1'))?.[1];
    });
    from.pipe(to).pipe(from);
  });
  const listen = async (on: number) => {
    server.listen(on, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const own = (server.address() as { port: number }).port;
  return {
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${own}` }).href,
    shut: async () => {
      if (!server.listening) return;
      server.close();
      for (const { from, to } of pairs) for (const socket of [from, to]) socket.destroy();
      await once(server, 'close');
    },
    open: () => listen(own),
    opened: (application) => pairs.filter((pair) => pair.application === application).length,
    silence: (application) => {
      const silenced = pairs.filter((pair) => pair.application === application && !pair.from.destroyed);
      if (silenced.length === 0) throw new Error(`No connection of ${application} is open`);
      for (const { from, to } of silenced) {
        from.unpipe(to).resume();
        to.unpipe(from).resume();
      }
    },
  };
}
