import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** The fault of a call through the proxy. */
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
  | 'TWICE'
  | 'ANSWER_TWICE'
  | 'SAYS';

const DRIP_MS = 1_000;
const PIECE = Buffer.alloc(1024 * 1024, 'x');
const HUGE_MB = 100;

/** The beginning of a right answer of the server, so that a wrong answer begins like one. */
interface Manner {
  readonly status: number;
  readonly type: string;
  readonly begin: string;
  /** Well-formed, but no answer to the call. */
  wrong(body: Buffer): string;
  /** The called method, if the address does not name it. */
  methodOf?(body: Buffer): string;
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
  methodOf: (body) => JSON.parse(body.toString()).method,
  wrong: (body) =>
    JSON.stringify({ id: JSON.parse(body.toString()).id, result: [{ id: 'x', lines: { a: 7 }, state: 3 }] }),
};

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly content: Buffer;
}

/** A proxy before a server that spoils calls and answers as the test demands. */
export class FaultProxy {
  fault: Fault = 'NONE';
  /** Hours by which the server's clock is ahead, for clients of this proxy. */
  shift = 0;
  /** Selects the calls that it spoils; the others pass. */
  spoils: (call: IncomingMessage, body: Buffer) => boolean = () => true;
  /** The proxy's own answer in the server's place: a right answer in its form. */
  says: (call: IncomingMessage, body: Buffer) => string = () => '';
  readonly calls: string[] = [];
  /** The number of calls that were spoilt since the last calm. */
  spoilt = 0;
  readonly #server: Server;

  /** The answer before, and answers on their way. */
  #before: Answer | null = null;
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

  /** Spoils no call any more. */
  calm(): void {
    this.fault = 'NONE';
    this.shift = 0;
    this.spoilt = 0;
    this.spoils = () => true;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  /** Passes the late calls on to the server; returns their number. */
  async deliver(): Promise<number> {
    const late = this.#late.splice(0);
    for (const call of late) await call();
    return late.length;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #handle(call: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(call);
    this.calls.push(`${call.method} ${call.url} ${this.manner.methodOf?.(body) ?? ''}`.trim());
    const { status, type, begin, wrong } = this.manner;
    const headers = { 'content-type': type };
    if (this.fault === 'NONE' || !this.spoils(call, body)) return this.#pass(call, body, answer);
    this.spoilt += 1;
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
      // A proxy between has sent the request twice, and passes on the answer to the second.
      case 'TWICE':
        await this.#forward(call, body);
        return this.#pass(call, body, answer);
      case 'ANSWER_TWICE':
        return this.#answerTwice(call, body);
    }
  }

  async #pass(call: IncomingMessage, body: Buffer, answer: ServerResponse, isLost = false): Promise<void> {
    const told = await this.#forward(call, body);
    if (told) this.#before = told;
    if (!told || isLost) call.socket.destroy();
    else answer.writeHead(told.status, { ...told.headers, 'content-length': told.content.length }).end(told.content);
  }

  /** Two whole answers to one call, the second of which could be taken for that to the next. */
  async #answerTwice(call: IncomingMessage, body: Buffer): Promise<void> {
    const told = await this.#forward(call, body);
    if (!told) return void call.socket.destroy();
    const head = `HTTP/1.1 ${told.status} \r\ncontent-type: ${this.manner.type}\r\ncontent-length: ${told.content.length}`;
    const whole = Buffer.concat([Buffer.from(`${head}\r\n\r\n`), told.content]);
    call.socket.write(Buffer.concat([whole, whole]));
  }

  /** The server's answer; null if the server breaks off. */
  #forward(call: IncomingMessage, body: Buffer): Promise<Answer | null> {
    const { host: _host, 'transfer-encoding': _coding, 'accept-encoding': _packing, ...headers } = call.headers;
    const address = new URL(call.url ?? '/', this.target);
    const given = this.shift ? shifted(body, -this.shift) : body;
    return new Promise((resolve) => {
      const sent = request(address, { method: call.method, headers: { ...headers, 'content-length': given.length } });
      sent.once('error', () => resolve(null));
      sent.once('response', async (response) => {
        const { 'transfer-encoding': _how, ...told } = response.headers;
        const content = await buffer(response);
        const status = response.statusCode ?? 502;
        // Only answers have moments: an ended session is answered by a page.
        const isShifted = this.shift && status === 200;
        resolve({ status, headers: told, content: isShifted ? shifted(content, this.shift) : content });
      });
      sent.end(given);
    });
  }
}

type Moment = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number> & { __class__?: string };

/** The moments in a message of JSON-RPC, so many hours later; versions stay, even those that look like moments. */
function shifted(body: Buffer, hours: number): Buffer {
  const later = (_name: string, value: Moment | null) => {
    if (value?.__class__ !== 'datetime') return value;
    const { year, month, day, hour = 0, minute = 0, second = 0 } = value;
    const at = new Date(Date.UTC(year, month - 1, day, hour + hours, minute, second));
    const date = { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
    return { ...value, ...date, hour: at.getUTCHours() };
  };
  return Buffer.from(JSON.stringify(JSON.parse(body.toString(), later)));
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
