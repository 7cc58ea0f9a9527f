import { Transform, type TransformCallback } from 'node:stream';

const NOTHING = Buffer.alloc(0);
const LINE_END = Buffer.from('\r\n');
const HEADERS_END = Buffer.from('\r\n\r\n');

/** Control bytes besides tab and line ends, which have no meaning in a header. */
const isControl = (byte: number) => (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d) || byte === 0x7f;

/**
 * Removes control bytes such as NUL from the headers of a multipart form's parts, and passes all other bytes on. The
 * parser would refuse the whole form for one such byte in the name of a file.
 */
export class PartHeaderCleaner extends Transform {
  readonly #delimiter: Buffer;
  #inHeaders = false;
  /** End of the received bytes that may begin a mark. A form begins as if after a line end. */
  #held: Buffer = LINE_END;
  #unsent = LINE_END.length;

  constructor(boundary: string) {
    super();
    this.#delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1');
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    let rest = this.#held.length > 0 ? Buffer.concat([this.#held, chunk]) : chunk;
    this.#held = NOTHING;
    while (rest.length > 0) {
      const mark = this.#inHeaders ? HEADERS_END : this.#delimiter;
      const at = rest.indexOf(mark);
      if (at < 0) {
        const open = rest.length - begunAtEnd(rest, mark);
        this.#held = rest.subarray(open);
        this.#pass(rest.subarray(0, open));
        break;
      }
      this.#pass(rest.subarray(0, at + mark.length));
      rest = rest.subarray(at + mark.length);
      this.#inHeaders = !this.#inHeaders;
    }
    done();
  }

  override _flush(done: TransformCallback): void {
    this.#pass(this.#held);
    done();
  }

  #pass(piece: Buffer): void {
    const sent = piece.subarray(this.#unsent);
    this.#unsent -= piece.length - sent.length;
    if (sent.length > 0) this.push(this.#inHeaders ? sent.filter((byte) => !isControl(byte)) : sent);
  }
}

/** Number of bytes at the end of the text that begin the mark. */
function begunAtEnd(text: Buffer, mark: Buffer): number {
  for (let length = Math.min(mark.length - 1, text.length); length > 0; length--)
    if (text.subarray(text.length - length).equals(mark.subarray(0, length))) return length;
  return 0;
}

/** The boundary of the parts, from the content type of the request. */
export const boundaryOf = (contentType: string | undefined): string => {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType ?? '') ?? [];
  return quoted ?? bare ?? '';
};
