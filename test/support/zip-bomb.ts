import { deflateRawSync } from 'node:zlib';

const u16 = (value: number) => Buffer.from([value & 255, value >> 8]);
const u32 = (value: number) => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value >>> 0);
  return buffer;
};

/** Small as a file and large once it is unpacked. */
export function zipBomb(megabytes: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(megabytes * 1_048_576));
  const name = Buffer.from('a.txt');
  const shared = Buffer.concat([
    u16(20),
    u16(0),
    u16(8),
    u32(0),
    u32(0),
    u32(packed.length),
    u32(megabytes * 1_048_576),
    u16(name.length),
    u16(0),
  ]);
  const local = Buffer.concat([Buffer.from('504b0304', 'hex'), shared, name, packed]);
  const central = Buffer.concat([
    Buffer.from('504b0102', 'hex'),
    u16(20),
    shared,
    u16(0),
    u16(0),
    u16(0),
    u32(0),
    u32(0),
    name,
  ]);
  const end = Buffer.concat([
    Buffer.from('504b0506', 'hex'),
    u16(0),
    u16(0),
    u16(1),
    u16(1),
    u32(central.length),
    u32(local.length),
    u16(0),
  ]);
  return Buffer.concat([local, central, end]);
}
