import { deflateRawSync } from 'node:zlib';
import type { Part } from './compose.js';
import { filePart } from './compose.js';

/** Parts that only some programs make: TNEF, CMS, invitations, reports. Bytes are composed here, nothing is anybody's. */

const u16 = (value: number) => Buffer.from([value & 255, value >> 8]);
const u32 = (value: number) => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value >>> 0);
  return buffer;
};
const sum = (bytes: Buffer) => u16(bytes.reduce((total, byte) => (total + byte) & 0xffff, 0));

const attribute = (level: number, id: number, data: Buffer) =>
  Buffer.concat([Buffer.from([level]), u32(id), u32(data.length), data, sum(data)]);

/** winmail.dat of Outlook: a text and files (MS-OXTNEF). */
export function tnef(text: string, files: readonly (readonly [name: string, content: Buffer])[]): Buffer {
  const parts = [
    u32(0x223e9f78),
    u16(1),
    attribute(1, 0x00089006, u32(0x00010000)),
    attribute(1, 0x0002800c, Buffer.from(`${text}\0`, 'latin1')),
  ];
  for (const [name, content] of files) {
    parts.push(
      attribute(2, 0x00069002, Buffer.alloc(14)),
      attribute(2, 0x00018010, Buffer.from(`${name}\0`, 'latin1')),
    );
    parts.push(attribute(2, 0x0006800f, content));
  }
  return Buffer.concat(parts);
}

/** A value of ASN.1 by its length, or open-ended as mail programs write what they do not know the length of. */
const asn = (tag: number, content: Buffer, open = false): Buffer => {
  if (open) return Buffer.concat([Buffer.from([tag, 0x80]), content, Buffer.from([0, 0])]);
  const { length } = content;
  const size =
    length < 128
      ? [length]
      : length < 65_536
        ? [0x82, length >> 8, length & 255]
        : [0x83, length >> 16, (length >> 8) & 255, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const oid = (...bytes: number[]) => asn(6, Buffer.from(bytes));
const DATA = oid(0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 7, 1);
const SIGNED = oid(0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 7, 2);

/** A message that is wrapped into its signature (RFC 8551 "SignedData"); the signature itself is none. */
export function signed(content: Buffer, { open = false } = {}): Buffer {
  const octets = open
    ? asn(0x24, Buffer.concat([asn(4, content.subarray(0, 40)), asn(4, content.subarray(40))]), true)
    : asn(4, content);
  const info = asn(0x30, Buffer.concat([DATA, asn(0xa0, octets, open)]), open);
  const data = asn(
    0x30,
    Buffer.concat([asn(2, Buffer.from([1])), asn(0x31, Buffer.alloc(0)), info, asn(0x31, Buffer.alloc(0))]),
    open,
  );
  return asn(0x30, Buffer.concat([SIGNED, asn(0xa0, data, open)]), open);
}

export const signedPart = (content: Buffer, open = false): Part =>
  filePart('smime.p7m', 'application/pkcs7-mime; smime-type=signed-data; name=smime.p7m', signed(content, { open }));

export const encryptedPart = (): Part =>
  filePart(
    'smime.p7m',
    'application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m',
    Buffer.from('3080060b2a864886', 'hex'),
  );

/** An invitation of a calendar, as Exchange and Google send them. */
export const invitation = (method = 'REQUEST'): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//Calendar//EN',
    `METHOD:${method}`,
    'BEGIN:VTIMEZONE',
    'TZID:Europe/Zurich',
    'BEGIN:STANDARD',
    'DTSTART:19701025T030000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:19700329T020000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:invitation-1@kunde.example',
    'SUMMARY:Begehung Heizraum\\, Haus B',
    'LOCATION:Bahnhofstrasse 1\\, Zürich',
    'DTSTART;TZID=Europe/Zurich:20261118T140000',
    'DTEND;TZID=Europe/Zurich:20261118T153000',
    'ORGANIZER;CN=Zoë Müller:mailto:zoe.mueller@kunde.example',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

export const calendarPart = (method = 'REQUEST'): Part => ({
  headers: { 'Content-Type': `text/calendar; charset=utf-8; method=${method}`, 'Content-Transfer-Encoding': '8bit' },
  body: Buffer.from(invitation(method)),
});

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
