import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What befalls the calls that go through. */
export type Fault =
  | 'NONE'
  | 'SILENCE'
  | 'ERROR_500'
  | 'LIMIT_429'
  | 'DRIP'
  | 'GARBAGE'
  | 'HTML'
  | 'TRUNCATED'
  | 'HUGE'
  | 'REDIRECT'
  | 'RESET'
  | 'WRONG_TYPES'
  | 'ANSWER_BEFORE'
  | 'ANSWER_LOST'
  | 'LATE'
  | 'SAYS';

const DRIP_MS = 1_000;
const PIECE = Buffer.alloc(1024 * 1024, 'x');
const HUGE_MB = 100;

/** How a right answer of the server begins, so that wrong ones are not told from it too early. */
interface Manner {
  readonly status: number;
  readonly type: string;
  readonly begin: string;
  /** Well-formed, and nothing that was asked for. */
  wrong(body: Buffer): string;
}

export const DAV_MANNER: Manner = {
  status: 207,
  type: 'application/xml',
  begin: '<?xml version="1.0"?><multistatus xmlns="DAV:"><response>',
  wrong: () =>
    '<?xml version="1.0"?><multistatus xmlns="DAV:"><response><href/><status>7</status></response></multistatus>',
};
export const JSON_RPC_MANNER: Manner = {
  status: 200,
  type: 'application/json',
  begin: '{"id":1,"result":[{"id":',
  wrong: (body) =>
    JSON.stringify({ id: JSON.parse(body.toString()).id, result: [{ id: 'x', lines: { a: 7 }, state: 3 }] }),
};

/** Stands between us and a server, and spoils what it is told to. */
export class FaultProxy {
  fault: Fault = 'NONE';
  /** Which calls it spoils; the others pass. */
  spoils: (call: IncomingMessage, body: Buffer) => boolean = () => true;
  /** What it answers in the server's place: a right answer as far as its form goes. */
  says: (call: IncomingMessage, body: Buffer) => string = () => '';
  readonly calls: string[] = [];
  readonly #server: Server;

  /** The answer before, and what is still on its way. */
  #before: { status: number; content: Buffer } | null = null;
  readonly #late: (() => Promise<void>)[] = [];

  private constructor(
    private readonly target: string,
    private readonly manner: Manner,
  ) {
    this.#server = createServer((call, answer) => void this.#handle(call, answer));
  }

  static async before(target: string, manner: Manner): Promise<FaultProxy> {
    const proxy = new FaultProxy(target, manner);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  /** Spoils nothing any more. */
  calm(): void {
    this.fault = 'NONE';
    this.spoils = () => true;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  /** Lets what has waited arrive. */
  async deliver(): Promise<void> {
    for (const call of this.#late.splice(0)) await call();
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #handle(call: IncomingMessage, answer: ServerResponse): Promise<void> {
    this.calls.push(`${call.method} ${call.url}`);
    const body = await buffer(call);
    const { status, type, begin, wrong } = this.manner;
    const headers = { 'content-type': type };
    if (this.fault === 'NONE' || !this.spoils(call, body)) return this.#pass(call, body, answer);
    switch (this.fault) {
      case 'SILENCE':
        return;
      case 'ERROR_500':
        return void answer.writeHead(500).end('Internal Server Error');
      case 'LIMIT_429':
        return void answer.writeHead(429, { 'retry-after': '7' }).end();
      case 'DRIP':
        return drip(answer.writeHead(status, headers));
      case 'GARBAGE':
        return void answer.writeHead(status, headers).end(Buffer.from([0, 255, 60, 60, 38]));
      case 'HTML':
        return void answer.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Sign in<script>1</script>');
      case 'TRUNCATED':
        answer.writeHead(status, { ...headers, 'content-length': '5000' });
        answer.write(begin);
        return void setImmediate(() => call.socket.destroy());
      case 'HUGE':
        return huge(answer.writeHead(status, headers));
      case 'REDIRECT':
        return void answer.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
      case 'RESET':
        return void call.socket.destroy();
      case 'WRONG_TYPES':
        return void answer.writeHead(status, headers).end(wrong(body));
      case 'ANSWER_BEFORE':
        return void answer.writeHead(this.#before?.status ?? status, headers).end(this.#before?.content ?? begin);
      case 'ANSWER_LOST':
        return this.#pass(call, body, answer, true);
      case 'SAYS':
        return void answer.writeHead(status, headers).end(this.says(call, body));
      case 'LATE':
        return void this.#late.push(() => this.#pass(call, body, answer, true));
    }
  }

  #pass(call: IncomingMessage, body: Buffer, answer: ServerResponse, isLost = false): Promise<void> {
    const { host: _host, 'transfer-encoding': _coding, ...headers } = call.headers;
    const address = new URL(call.url ?? '/', this.target);
    return new Promise((resolve) => {
      const sent = request(address, { method: call.method, headers: { ...headers, 'content-length': body.length } });
      sent.once('error', () => {
        call.socket.destroy();
        resolve();
      });
      sent.once('response', async (response) => {
        const content = await buffer(response);
        this.#before = { status: response.statusCode ?? 502, content };
        if (isLost) call.socket.destroy();
        else answer.writeHead(response.statusCode ?? 502, response.headers).end(content);
        resolve();
      });
      sent.end(body);
    });
  }
}

function drip(answer: ServerResponse): void {
  const timer = setInterval(() => answer.write('<'), DRIP_MS);
  answer.once('close', () => clearInterval(timer));
}

function huge(answer: ServerResponse): void {
  let left = HUGE_MB;
  const more = () => {
    while (left > 0 && !answer.destroyed) {
      left -= 1;
      if (!answer.write(PIECE)) return;
    }
    answer.end();
  };
  answer.on('drain', more);
  more();
}
