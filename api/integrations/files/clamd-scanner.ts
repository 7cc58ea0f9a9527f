import { once } from 'node:events';
import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ScannerAway, VirusScanner } from '../../ports/virus-scanner.js';

/** Milliseconds of one scan, with its transfer. */
const PATIENCE_MS = 10_000;

/** A ClamAV daemon over TCP: its command INSTREAM takes pieces with their lengths, up to an empty one. */
export class ClamdScanner extends VirusScanner {
  readonly #host: string;
  readonly #port: number;

  /** `address` is `host:port`. */
  constructor(
    address: string,
    private readonly patienceMs = PATIENCE_MS,
  ) {
    super();
    const at = address.lastIndexOf(':');
    this.#host = address.slice(0, at);
    this.#port = Number(address.slice(at + 1));
  }

  async isInfected(content: Readable): Promise<boolean> {
    const signal = AbortSignal.timeout(this.patienceMs);
    const socket = connect({ host: this.#host, port: this.#port, signal });
    // The daemon may end the connection during the transfer, at its own limit of size.
    socket.on('error', () => content.destroy());
    try {
      const answer = text(socket);
      answer.catch(() => undefined);
      socket.write('zINSTREAM\0');
      for await (const piece of content as AsyncIterable<Buffer>) {
        const length = Buffer.alloc(4);
        length.writeUInt32BE(piece.length);
        socket.write(length);
        if (!socket.write(piece)) await once(socket, 'drain', { signal });
      }
      socket.write(Buffer.alloc(4));
      const verdict = (await answer).replaceAll('\0', '').trim();
      if (verdict.endsWith(' FOUND')) return true;
      if (verdict.endsWith(': OK')) return false;
      throw new ScannerAway(verdict || 'no answer');
    } catch (error) {
      throw error instanceof ScannerAway ? error : new ScannerAway('no verdict', { cause: error });
    } finally {
      content.destroy();
      socket.destroy();
    }
  }
}
