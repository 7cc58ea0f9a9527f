import { Transform, type TransformCallback } from 'node:stream';

const NOTHING = Buffer.alloc(0);
const LINE_END = Buffer.from('\r\n');
const HEADERS_END = Buffer.from('\r\n\r\n');

/** Control bytes besides tab and line ends; in a header they say nothing. */
const isControl = (byte: number) => (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d) || byte === 0x7f;

/**
 * Takes control bytes such as NUL out of the headers of a multipart form's parts and passes everything else on as it
 * comes. The parser would refuse the whole form for one, though it stands but in the name of a file.
 */
export class PartHeaderCleaner extends Transform {
  readonly #delimiter: Buffer;
  #inHeaders = false;
  /** End of what came, as far as it may begin what is looked for. A form begins as if a line had ended before it. */
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

/** How many bytes at the end of the text are the beginning of the mark. */
function begunAtEnd(text: Buffer, mark: Buffer): number {
  for (let length = Math.min(mark.length - 1, text.length); length > 0; length--)
    if (text.subarray(text.length - length).equals(mark.subarray(0, length))) return length;
  return 0;
}

/** The text that separates the parts, as the type of the request names it. */
export const boundaryOf = (contentType: string | undefined): string => {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType ?? '') ?? [];
  return quoted ?? bare ?? '';
};
