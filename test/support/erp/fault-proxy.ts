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
  | 'ANSWER_LOST';

const DRIP_MS = 1_000;
const PIECE = Buffer.alloc(1024 * 1024, 'x');
const HUGE_MB = 100;

/** Stands between us and a server, and spoils what it is told to. */
export class FaultProxy {
  fault: Fault = 'NONE';
  /** Which calls it spoils; the others pass. */
  spoils: (call: IncomingMessage) => boolean = () => true;
  readonly calls: string[] = [];
  readonly #server: Server;

  private constructor(private readonly target: string) {
    this.#server = createServer((call, answer) => void this.#handle(call, answer));
  }

  static async before(target: string): Promise<FaultProxy> {
    const proxy = new FaultProxy(target);
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

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #handle(call: IncomingMessage, answer: ServerResponse): Promise<void> {
    this.calls.push(`${call.method} ${call.url}`);
    const body = await buffer(call);
    if (this.fault === 'NONE' || !this.spoils(call)) return this.#pass(call, body, answer);
    switch (this.fault) {
      case 'SILENCE':
        return;
      case 'ERROR_500':
        return void answer.writeHead(500).end('Internal Server Error');
      case 'LIMIT_429':
        return void answer.writeHead(429, { 'retry-after': '7' }).end();
      case 'DRIP':
        return drip(answer);
      case 'GARBAGE':
        return void answer.writeHead(207, { 'content-type': 'application/xml' }).end(Buffer.from([0, 255, 60, 60, 38]));
      case 'HTML':
        return void answer.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Sign in<script>1</script>');
      case 'TRUNCATED':
        answer.writeHead(207, { 'content-type': 'application/xml', 'content-length': '5000' });
        answer.write('<?xml version="1.0"?><multistatus xmlns="DAV:"><response>');
        return void setImmediate(() => call.socket.destroy());
      case 'HUGE':
        return huge(answer);
      case 'REDIRECT':
        return void answer.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
      case 'RESET':
        return void call.socket.destroy();
      case 'ANSWER_LOST':
        return this.#pass(call, body, answer, true);
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
        if (isLost) call.socket.destroy();
        else answer.writeHead(response.statusCode ?? 502, response.headers).end(content);
        resolve();
      });
      sent.end(body);
    });
  }
}

function drip(answer: ServerResponse): void {
  answer.writeHead(207, { 'content-type': 'application/xml' });
  const timer = setInterval(() => answer.write('<'), DRIP_MS);
  answer.once('close', () => clearInterval(timer));
}

function huge(answer: ServerResponse): void {
  answer.writeHead(207, { 'content-type': 'application/xml' });
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
