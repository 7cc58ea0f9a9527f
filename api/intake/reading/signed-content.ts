/** Tags of ASN.1; the bit 0x20 marks a value that contains others. */
const OCTETS = 0x04;
const HOLDS = 0x20;
const DEEPEST = 24;
const MOST_VALUES = 10_000;
/** The identifiers "data" and "signedData" (RFC 5652) as bytes. */
const DATA = Buffer.from('06092a864886f70d010701', 'hex');
const SIGNED = Buffer.from('06092a864886f70d010702', 'hex');
const LOOKED_AT = 64;

/**
 * The message within its own signature (S/MIME "opaque", RFC 8551); null for encrypted, broken and other content. The
 * signature is not verified, and a signed mail gets no more trust than another one.
 */
export function signedContent(content: Uint8Array): Buffer | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (!bytes.subarray(0, LOOKED_AT).includes(SIGNED)) return null;
  const data = bytes.indexOf(DATA);
  // The content follows the identifier of its kind, in one piece or several.
  const wrapped = data < 0 ? null : readValue(bytes, data + DATA.length);
  if (!wrapped) return null;
  const pieces: Buffer[] = [];
  const counted = { values: 0 };
  return gather(bytes.subarray(wrapped.start, wrapped.end), pieces, 0, counted) && pieces.length > 0
    ? Buffer.concat(pieces)
    : null;
}

interface Value {
  readonly tag: number;
  readonly start: number;
  /** The end of a value; for a value of indefinite length, the end of the bytes. */
  readonly end: number;
  readonly isOpen: boolean;
}

function readValue(bytes: Buffer, at: number): Value | null {
  const [tag, first] = [bytes[at], bytes[at + 1]];
  if (tag === undefined || first === undefined) return null;
  if (first < 0x80) return bounded(bytes, tag, at + 2, first);
  const size = first & 0x7f;
  if (size === 0) return { tag, start: at + 2, end: bytes.length, isOpen: true };
  if (size > 4 || at + 2 + size > bytes.length) return null;
  return bounded(bytes, tag, at + 2 + size, bytes.readUIntBE(at + 2, size));
}

const bounded = (bytes: Buffer, tag: number, start: number, length: number): Value | null =>
  start + length <= bytes.length ? { tag, start, end: start + length, isOpen: false } : null;

/** Collects the pieces of an octet string; returns the end of a value of indefinite length, 0 for broken bytes. */
function gather(bytes: Buffer, pieces: Buffer[], depth: number, counted: { values: number }): number {
  let at = 0;
  while (at < bytes.length) {
    if (bytes[at] === 0 && bytes[at + 1] === 0) return at + 2;
    counted.values += 1;
    const value = readValue(bytes, at);
    if (!value || depth > DEEPEST || counted.values > MOST_VALUES) return 0;
    const inner = bytes.subarray(value.start, value.end);
    if (value.tag === OCTETS) pieces.push(inner);
    else if (value.tag & HOLDS) {
      const ended = gather(inner, pieces, depth + 1, counted);
      if (ended === 0 && inner.length > 0) return 0;
      if (value.isOpen) {
        at = value.start + ended;
        continue;
      }
    }
    at = value.end;
  }
  return at;
}
