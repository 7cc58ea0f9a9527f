import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { TestApplication } from '../application.js';
import { brokenForm } from '../broken-forms.js';
import { PNG } from '../bytes.js';
import { PDF } from '../orders.js';
import type { Person } from '../people.js';
import { Random } from '../random.js';
import type { FuzzRequest } from './fuzz-request.js';
import type { FuzzWorld } from './fuzz-world.js';

const BOUNDARY = 'x-volta-boundary';
const CONTENT: Readonly<Record<string, Buffer>> = {
  'text.txt': Buffer.from('Text'),
  'seite.html': Buffer.from('<html><script>alert(1)</script></html>'),
  'bild.png': PNG,
  'rechnung.pdf': PDF,
  'standorte.csv': Buffer.from('Name;Strasse\nWerk;Hauptstrasse 1\n'),
  'standorte.xlsx': Buffer.from('PK\u0003\u0004 kein Archiv', 'latin1'),
  'leer.txt': Buffer.alloc(0),
};

export interface FuzzAnswer {
  readonly status: number;
  readonly contentType: string | undefined;
  readonly text: string;
  readonly body: unknown;
}

/** Sends requests byte by byte as generated, without the corrections of a well-behaved client. */
export class FuzzSender {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(
    private readonly desk: TestApplication,
    private readonly world: FuzzWorld,
  ) {}

  async send(person: Person, given: FuzzRequest): Promise<FuzzAnswer> {
    // Quotation marks outside of a placeholder are text, and a request line may hold them in encoded form alone.
    const path = this.world.filled(given.address).replace(/[«»]/g, encodeURIComponent);
    const id = path.split(/[/?]/)[2] ?? '';
    const sent = this.#bodyOf(given);
    const headers = {
      authorization: `Bearer ${await this.desk.token(person)}`,
      ...(given.isCurrent && given.operation.needsVersion && { 'if-match': `"${this.world.versionOf(id)}"` }),
      ...(sent && { 'content-type': sent.type, 'content-length': String(sent.bytes.length) }),
      ...given.headers,
    };
    const answer = await this.#exchange(given.operation.method, path, headers, sent?.bytes);
    if (answer.status === 200 && given.operation.method === 'delete')
      this.world.forget(given.operation.resource ?? '', id);
    else if (answer.status < 300) this.world.learn(given.operation.created ?? given.operation.listed, answer.body);
    return answer;
  }

  close(): void {
    this.#agent.destroy();
  }

  #bodyOf({ body, operation }: FuzzRequest): { type: string; bytes: Buffer } | undefined {
    const type = 'application/json';
    switch (body?.kind) {
      case 'json': {
        const isRecord = typeof body.value === 'object' && body.value !== null && !Array.isArray(body.value);
        const whole =
          body.onFixture && isRecord
            ? { ...this.world.fixtureOf(operation.id), ...(body.value as object) }
            : body.value;
        return { type, bytes: Buffer.from(this.world.filled(JSON.stringify(whole) ?? 'null')) };
      }
      case 'message':
        return { type: 'message/rfc822', bytes: Buffer.from(body.text) };
      case 'text':
        return { type, bytes: Buffer.from(body.text) };
      case 'form':
        return { type: `multipart/form-data; boundary=${BOUNDARY}`, bytes: formOf(body) };
      case 'broken-form': {
        const { contentType, body: bytes } = brokenForm(new Random(body.seed));
        return { type: contentType, bytes };
      }
    }
  }

  #exchange(method: string, path: string, headers: Record<string, string>, body?: Buffer): Promise<FuzzAnswer> {
    const { port } = this.desk.app.getHttpServer().address() as AddressInfo;
    return new Promise((resolve, reject) => {
      const options = { port, host: '127.0.0.1', method, agent: this.#agent, headers };
      const ask = request({ ...options, path: `/volta-service-desk/services/${path}` });
      ask.on('response', (response) => void read(response).then(resolve, reject)).on('error', reject);
      ask.end(body);
    });
  }
}

function formOf({ fields, file }: { fields: Readonly<Record<string, string>>; file: string }): Buffer {
  const part = (head: string, content: Buffer) => [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ];
  const parts = Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, Buffer.from(value)));
  const content = CONTENT[file] ?? Buffer.from('Text');
  return Buffer.concat([
    ...parts,
    ...part(`name="file"; filename="${file}"`, content),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
}

async function read(response: IncomingMessage): Promise<FuzzAnswer> {
  const contentType = response.headers['content-type'];
  const status = response.statusCode ?? 0;
  // A stream has no end of its own: that it opens is all there is to see.
  if (contentType?.includes('event-stream')) {
    response.destroy();
    return { status, contentType, text: '', body: '' };
  }
  const unpack = UNPACK[response.headers['content-encoding'] ?? ''] ?? ((packed: Buffer) => packed);
  const text = unpack(await buffer(response)).toString();
  return { status, contentType, text, body: contentType?.includes('json') ? parsed(text) : text };
}

const UNPACK: Readonly<Record<string, (packed: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/** A body that is no JSON stays a text, which no schema accepts. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
