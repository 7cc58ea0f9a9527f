import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail in the form of the wire. */
export interface ReceivedMail {
  /** Recipients of the envelope. */
  readonly to: readonly string[];
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
  /** The whole mail in its sent bytes. */
  readonly raw: string;
}

/** A mail server that accepts all mails, or answers as the test sets. */
export interface TestMailServer {
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** Called with each mail before it is answered; a number is the code of a refusal. */
  answer: (mail: ReceivedMail) => number | undefined | Promise<undefined>;
  /** Called for each recipient before the mail comes; a text is the server's refusal: `550 5.1.1 …`. */
  refuse: (address: string) => string | undefined;
  to(address: string): ReceivedMail[];
  close(): Promise<void>;
}

/** Errors of a client that has ended without taking leave. */
const GONE: readonly (string | undefined)[] = ['ECONNRESET', 'EPIPE'];

export async function startMailServer(): Promise<TestMailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      const words = own.refuse(address);
      if (!words) return done();
      done(Object.assign(new Error(words.slice(4)), { responseCode: Number(words.slice(0, 3)) }));
    },
    onData: (stream, session, done) => {
      text(stream).then(async (raw) => {
        const mail = parse(
          raw,
          session.envelope.rcptTo.map(({ address }) => address),
        );
        const code = await own.answer(mail);
        if (code) done(Object.assign(new Error('As the test says'), { responseCode: code }));
        else {
          mails.push(mail);
          done();
        }
      }, done);
    },
  });
  // The connection of a killed worker breaks off; its mail is sent anew.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (!GONE.includes(error.code)) throw error;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const own: TestMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    answer: () => undefined,
    refuse: () => undefined,
    to: (address) => mails.filter((mail) => mail.to.includes(address)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return own;
}

function parse(raw: string, to: readonly string[]): ReceivedMail {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 2),
  ]);
  return { to, headers: new Map(headers as [string, string][]), body: decode(raw.slice(end + 4)), raw };
}

/** Quoted-printable to text, for both parts of the body. */
function decode(body: string): string {
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/((?:=[0-9A-F]{2})+)/g, (codes) => Buffer.from(codes.replaceAll('=', ''), 'hex').toString('utf8'));
  return bytes.replaceAll('\r\n', '\n');
}
