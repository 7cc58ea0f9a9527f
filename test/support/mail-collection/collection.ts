import { Random } from '../random.js';
import { CLIENT_NAMES, CLIENTS } from './clients.js';
import { filePart, mailOf, message, multipart, type Part, type TextOptions, textPart } from './compose.js';
import { LANGUAGES, type Letter, letter } from './letters.js';
import { calendarPart, encryptedPart, signedPart, tnef } from './special.js';

/** A mail of the collection: what is known of it beforehand. */
export interface Collected {
  readonly raw: Buffer;
  /** A piece of what its ticket is to say; null where the mail says nothing that can be read. */
  readonly says: string | null;
  /** What has to become of it. */
  readonly outcome: 'FILED' | 'IGNORED' | 'FAILED';
}

const OPTIONS: readonly TextOptions[] = [
  {},
  { encoding: 'quoted-printable' },
  { encoding: 'quoted-printable', width: 20 },
  { encoding: 'base64' },
  { encoding: 'base64-unpadded' },
  { charset: 'windows-1252', encoding: 'quoted-printable' },
  { charset: 'iso-8859-1', encoding: '8bit' },
  { charset: 'utf-16le', encoding: 'base64' },
  { declared: '' },
  { declared: 'x-unknown' },
  { charset: 'windows-1252', declared: 'utf-8' },
  { charset: 'windows-1252', declared: '' },
  { flowed: true },
];
const SHAPES = ['plain', 'html', 'alternative', 'backwards'] as const;
const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');
/** Headers of absence messages and reports. */
const MACHINES: readonly Readonly<Record<string, string>>[] = [
  { 'Auto-Submitted': 'auto-replied' },
  { 'X-Autoreply': 'yes' },
  { 'X-Autorespond': 'Ferien' },
  { 'X-Precedence': 'auto_reply' },
  { 'Content-Type': 'multipart/report; report-type=disposition-notification; boundary="r"' },
];

/** A line of the letter that every reading has to show, whatever folds around it. */
const lineOf = ({ said }: Letter) =>
  said
    .split(/[\n’–]/)
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '')
    .slice(0, 24)
    .trim();

/** So many mails as they come to a desk in a year, the same ones for the same seed; each of a sender of its own. */
export function* collection(count: number, seed = 2026): Generator<Collected> {
  const random = new Random(seed);
  for (let serial = 1; serial <= count; serial++) yield one(random, serial);
}

function one(random: Random, serial: number): Collected {
  const own = letter(random.pick(LANGUAGES), serial, serial);
  const chance = random.next();
  if (chance < 0.06) return machine(random, own);
  if (chance < 0.08) return nobodys(random, own);
  if (chance < 0.1) return { raw: message(own, encryptedPart()), says: null, outcome: 'FILED' };
  const client = random.pick(CLIENT_NAMES);
  const body = mailOf(client, own, { ...random.pick(OPTIONS), shape: random.pick(SHAPES) });
  const raw = message(own, dressed(random, body), { ...CLIENTS[client].headers, ...oddHeaders(random) });
  return { raw, says: lineOf(own), outcome: 'FILED' };
}

/** What comes around and beside the text. */
function dressed(random: Random, body: Part): Part {
  const kind = random.next();
  if (kind < 0.6) return body;
  if (kind < 0.75) return multipart('mixed', [body, filePart('Plan.pdf', 'application/pdf', PDF)]);
  if (kind < 0.8) return multipart('mixed', [body, calendarPart()]);
  if (kind < 0.85)
    return multipart('mixed', [body, filePart('winmail.dat', 'application/ms-tnef', tnef('', [['Plan.pdf', PDF]]))]);
  if (kind < 0.9)
    return multipart('mixed', [multipart('related', [body]), multipart('mixed', [multipart('mixed', [])])]);
  if (kind < 0.95) return multipart('signed', [body, filePart('smime.p7s', 'application/pkcs7-signature', PDF)]);
  return signedPart(Buffer.concat([Buffer.from(headOf(body)), body.body]), random.chance(0.5));
}

const headOf = ({ headers }: Part) =>
  `${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;

function oddHeaders(random: Random): Record<string, string> {
  const kind = random.next();
  if (kind < 0.1) return { 'Message-ID': '', Date: '' };
  if (kind < 0.15) return { Date: 'gestern', Subject: '' };
  if (kind < 0.2) return { Subject: Buffer.from('Störung in Raw-Bytes').toString('latin1') };
  if (kind < 0.25) return { 'X-Long': 'a'.repeat(5_000), References: '<a@b> '.repeat(300) };
  return {};
}

const machine = (random: Random, own: Letter): Collected => ({
  raw: message(own, textPart('Abwesend', 'plain'), random.pick(MACHINES)),
  says: null,
  outcome: 'IGNORED',
});

const nobodys = (random: Random, own: Letter): Collected => ({
  raw: message(own, textPart('Text', 'plain'), {
    From: random.pick(['', 'a@kunde.example, b@kunde.example', 'keine Adresse', 'Team: a@kunde.example;']),
    Subject: `${own.subject} ${own.address}`,
  }),
  says: null,
  outcome: 'FAILED',
});
