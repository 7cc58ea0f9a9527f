import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { boundaryOf, PartHeaderCleaner } from '../../api/files/part-header-cleaner.js';

const BOUNDARY = 'b-1';
const part = (name: string, content: Uint8Array) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);
const END = Buffer.from(`--${BOUNDARY}--\r\n`);

/** The cleaned text, when the input comes in pieces of the given sizes, again and again. */
function cleaned(text: Buffer, sizes: readonly number[]): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (let at = 0, nth = 0; at < text.length; nth++) {
    const size = sizes[nth % sizes.length] as number;
    pieces.push(text.subarray(at, at + size));
    at += size;
  }
  return buffer(Readable.from(pieces).pipe(new PartHeaderCleaner(BOUNDARY)));
}

/** Bytes that come close to a delimiter and to the end of headers. */
const tricky = fc
  .array(fc.constantFrom('\r', '\n', '-', '\0', '\r\n', '\r\n\r\n', '\r\n--', '--b-', 'b-1', 'ä', '\x7f'), {
    maxLength: 30,
  })
  .map((bits) => Buffer.from(bits.join('')))
  .filter((content) => !Buffer.concat([Buffer.from('\r\n'), content]).includes(`\r\n--${BOUNDARY}`));

describe('the headers of a form’s parts', () => {
  it('lose control characters while contents stay as they are, however the form is cut into pieces', async () => {
    const contents = fc.oneof(fc.uint8Array({ maxLength: 60 }), tricky);
    const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(contents, contents, sizes, async (one, other, cut) => {
        fc.pre(!Buffer.from(one).includes(`--${BOUNDARY}`) && !Buffer.from(other).includes(`--${BOUNDARY}`));
        const sent = Buffer.concat([part('a\0b\x07\x7fc\t.txt', one), part('\0', other), END]);
        const wanted = Buffer.concat([part('abc\t.txt', one), part('', other), END]);
        expect(await cleaned(sent, cut)).toEqual(wanted);
      }),
      { numRuns: 500 },
    );
  });

  it('are found by the boundary that the request names', () => {
    expect(boundaryOf('multipart/form-data; boundary=b-1')).toBe('b-1');
    expect(boundaryOf('multipart/form-data; charset=utf-8; Boundary="b 1"; x=y')).toBe('b 1');
    expect(boundaryOf('multipart/form-data')).toBe('');
    expect(boundaryOf(undefined)).toBe('');
  });
});
