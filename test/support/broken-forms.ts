import type { Random } from './random.js';

/** A request with a multipart form, or with another body of that content type. */
export interface BrokenForm {
  readonly contentType: string;
  readonly body: Buffer;
}

const BOUNDARY = 'b';

/** Pieces that a parser of forms looks for, and pieces that resemble them. */
const TOKENS = [
  '\r\n',
  '\n',
  '\r',
  '--',
  '-',
  `--${BOUNDARY}`,
  `\r\n--${BOUNDARY}`,
  `\r\n--${BOUNDARY}\r\n`,
  `--${BOUNDARY}--`,
  `\r\n--${BOUNDARY}--\r\n`,
  '\r\n\r\n',
  'Content-Disposition: form-data',
  'Content-Disposition: form-data; name="file"; filename="a.txt"\r\n',
  'Content-Disposition: form-data; name="file"',
  'Content-Disposition: form-data; name="visibleForCustomer"\r\n\r\ntrue',
  'Content-Disposition: attachment; name="file"; filename="a.pdf"',
  "Content-Disposition: form-data; name=file; filename*=UTF-8''%ff%00%",
  'Content-Type: multipart/mixed; boundary=c\r\n',
  'Content-Type: text/plain; charset=utf-32\r\n',
  'Content-Transfer-Encoding: base64\r\n',
  'Content-Type: ',
  ' folded\r\n',
  'bad',
  ':',
  ';;;=""',
  '"',
  '\\',
  '\0',
  '\x7f',
  '\xff\xfe',
  '%PDF-1.7\n',
  'PK\x03\x04',
  '\x89PNG\r\n\x1a\n',
] as const;

const TYPES = [
  ...Array<string>(20).fill(`multipart/form-data; boundary=${BOUNDARY}`),
  `multipart/form-data; boundary="${BOUNDARY}"`,
  'multipart/form-data; boundary=',
  'multipart/form-data',
  'multipart/form-data; boundary="',
  `multipart/form-data; charset=utf-16; boundary=${BOUNDARY}; boundary=c`,
  `multipart/form-data; boundary=${'b'.repeat(2_000)}`,
  'multipart/form-data; boundary=-',
] as const;

const latin1 = (text: string) => Buffer.from(text, 'latin1');

const HONEST = latin1(
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="visibleForCustomer"\r\n\r\ntrue\r\n` +
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="plan.txt"\r\n` +
    `Content-Type: text/plain\r\n\r\nNothing but a text.\r\n--${BOUNDARY}--\r\n`,
);

/** A form that was cut, torn, doubled or made of parts that do not belong together; the same for the same chances. */
export function brokenForm(random: Random): BrokenForm {
  const body = random.chance(0.5) ? torn(random) : pieced(random);
  return { contentType: random.pick(TYPES), body };
}

/** An honest form with a few faults. */
function torn(random: Random): Buffer {
  let form: Buffer = HONEST;
  const at = () => Math.floor(random.next() * form.length);
  const faults = 1 + Math.floor(random.next() * 4);
  for (let fault = 0; fault < faults; fault += 1) {
    const start = at();
    const end = start + Math.floor(random.next() * (random.chance(0.8) ? 8 : form.length - start));
    const middle = random.pick([
      latin1(random.pick(TOKENS)),
      Buffer.of(Math.floor(random.next() * 256)),
      Buffer.alloc(0),
      form.subarray(start, end),
      latin1(random.pick(TOKENS).repeat(Math.floor(random.next() * 3_000))),
    ]);
    form = Buffer.concat([form.subarray(0, start), middle, form.subarray(random.chance(0.5) ? start : end)]);
  }
  return random.chance(0.3) ? form.subarray(0, at()) : form;
}

/** Pieces in any order, begun as a form begins. */
function pieced(random: Random): Buffer {
  const count = Math.floor(random.next() * 40);
  const pieces = Array.from({ length: count }, () => latin1(random.pick(TOKENS)));
  return Buffer.concat([latin1(random.chance(0.8) ? `--${BOUNDARY}\r\n` : ''), ...pieces]);
}
