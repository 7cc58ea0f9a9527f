import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** Answers to commands of IMAP by their names; the defaults are those of a server with an empty folder. */
export type Manners = Readonly<Record<string, (say: (line: string) => void, tag: string, socket: Socket) => void>>;

/** Something that answers like a mail server, as long as it wants to. */
export interface ImapImitation {
  readonly port: number;
  /** Commands that it was given, by name. */
  readonly heard: string[];
  /** Connections that are open. */
  readonly open: () => number;
  close(): Promise<void>;
}

const CAPABILITIES = 'IMAP4rev1 IDLE';

const USUAL: Manners = {
  GREETING: (say) => say(`* OK [CAPABILITY ${CAPABILITIES}] ready`),
  CAPABILITY: (say, tag) => {
    say(`* CAPABILITY ${CAPABILITIES}`);
    say(`${tag} OK done`);
  },
  LOGIN: (say, tag) => say(`${tag} OK [CAPABILITY ${CAPABILITIES}] in`),
  LIST: (say, tag) => {
    say('* LIST (\\HasNoChildren) "/" INBOX');
    say(`${tag} OK done`);
  },
  SELECT: (say, tag) => {
    say('* 1 EXISTS');
    say('* OK [UIDVALIDITY 1] valid');
    say('* OK [UIDNEXT 2] next');
    say(`${tag} OK [READ-WRITE] done`);
  },
  SEARCH: (say, tag) => {
    say('* SEARCH');
    say(`${tag} OK done`);
  },
  IDLE: (say) => say('+ idling'),
  LOGOUT: (say, tag, socket) => {
    say('* BYE');
    say(`${tag} OK`);
    socket.end();
  },
};

/** Listens on a free port of the loopback address. */
export async function startImapImitation(manners: Manners): Promise<ImapImitation> {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const all: Manners = { ...USUAL, ...manners };
  const server = createServer((socket) => {
    sockets.add(socket);
    // Clients leave such a server without a word.
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
    const say = (line: string) => void (socket.writable && socket.write(`${line}\r\n`));
    all.GREETING?.(say, '*', socket);
    const lines = createInterface({ input: socket });
    lines.on('error', () => undefined);
    lines.on('line', (line) => {
      const [tag = '', first = '', second = ''] = line.split(' ');
      const name = (first === 'UID' ? second : first).toUpperCase();
      heard.push(name);
      const answer = all[name] ?? ((tell: typeof say) => tell(`${tag} OK done`));
      answer(say, tag, socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    heard,
    open: () => sockets.size,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
