import type { ReadMessage } from '../../../api/intake/reading/read-message.js';
import { CLIENT_NAMES, CLIENTS, type ClientName } from './clients.js';
import { filePart, mailOf, message, multipart, type Part, textPart, written } from './compose.js';
import { continuedName, encodedWords } from './encodings.js';
import { LANGUAGES, letter } from './letters.js';
import { calendarPart, encryptedPart, signedPart, tnef } from './special.js';

/** A mail of the collection, and what somebody at the desk is to see of it. */
export interface Specimen {
  readonly name: string;
  readonly raw: Buffer;
  readonly expected: Partial<Pick<ReadMessage, 'newText' | 'text' | 'subject'>> & {
    readonly files?: readonly string[];
    readonly sender?: string | null;
    readonly isEncrypted?: boolean;
    /** Null where it must be none. */
    readonly invitation?: object | null;
  };
}

const de = letter('de');
const fr = letter('fr');
const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');
const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(600, 1)]);

/** Programs of which the signature is told apart by nothing but its look: it stays. */
const WITH_SIGNATURE: readonly ClientName[] = ['outlook'];
const saidBy = (client: ClientName, { said, signature }: typeof de) =>
  WITH_SIGNATURE.includes(client) ? `${said}\n\n${signature}` : said;

const CLOSINGS =
  /\n\n(?:Freundliche Grüsse|Besten Dank und schöne Grüsse|Merci und Gruss|Kind regards,|Thanks,|Meilleures salutations|Cordialement|Cordiali saluti|Grazie e saluti)$/;

/** Blank lines are a matter of taste of each program, and so is whether closing words count as part of the signature. */
export const evened = (text: string) =>
  text
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{2,}/g, '\n\n')
    .trim()
    .replace(CLOSINGS, '');

/** Each program in two languages, as it sends by itself. */
const answers: Specimen[] = CLIENT_NAMES.flatMap((client, at) =>
  [LANGUAGES[at % 4] as 'de', LANGUAGES[(at + 1) % 4] as 'de'].map((language, choice) => {
    const one = letter(language, choice);
    return {
      name: `an answer of ${CLIENTS[client].name} (${language})`,
      raw: message(one, mailOf(client, one), CLIENTS[client].headers),
      expected: { newText: saidBy(client, one), subject: one.subject, sender: one.address },
    };
  }),
);

/** Programs that write both, of which only the HTML comes. */
const markup: Specimen[] = (['outlook', 'appleMail', 'ios', 'gmail', 'thunderbird', 'outlookWeb'] as const).map(
  (client, at) => {
    const one = letter(LANGUAGES[(at + 2) % 4] as 'de');
    return {
      name: `HTML alone of ${CLIENTS[client].name} (${one.language})`,
      raw: message(one, mailOf(client, one, { shape: 'html', encoding: 'quoted-printable' })),
      expected: { newText: saidBy(client, one) },
    };
  },
);

const plain = (
  name: string,
  part: Part,
  expected: Specimen['expected'] = { newText: de.said },
  headers = {},
  from = de,
): Specimen => ({
  name,
  raw: message(from, part, headers),
  expected,
});
const text = (options: Parameters<typeof textPart>[2], said = de.said) => textPart(said, 'plain', options);

const EURO = 'Guten Tag\n\nDie Offerte über 1200 € ist gut – «bitte» ausführen.';
const WINDOWS = 'Guten Tag\n\nDie Offerte über 1200 € ist gut – „bitte“ ausführen…';

const charsets: Specimen[] = [
  plain(
    'ISO-8859-1, quoted-printable broken within words',
    text({ charset: 'iso-8859-1', encoding: 'quoted-printable', width: 17 }),
  ),
  plain('ISO-8859-15 with the euro', text({ charset: 'iso-8859-15', encoding: 'base64' }, EURO.replace('–', '-')), {
    newText: EURO.replace('–', '-'),
  }),
  plain('Windows-1252 in eight bits', text({ charset: 'windows-1252' }, WINDOWS), { newText: WINDOWS }),
  plain('UTF-8, quoted-printable broken within characters', text({ encoding: 'quoted-printable', width: 11 })),
  plain('base64 that is not filled up', text({ encoding: 'base64-unpadded' })),
  plain('UTF-16, little end first', text({ charset: 'utf-16le', encoding: 'base64' })),
  plain('UTF-16, big end first', text({ charset: 'utf-16be', encoding: 'base64' })),
  plain(
    'ISO-2022-JP',
    {
      headers: { 'Content-Type': 'text/plain; charset=ISO-2022-JP', 'Content-Transfer-Encoding': '7bit' },
      body: Buffer.from('\x1b$B$3$s$K$A$O\x1b(B ABC', 'latin1'),
    },
    { newText: 'こんにちは ABC' },
  ),
  plain(
    'GB18030',
    {
      headers: { 'Content-Type': 'text/plain; charset=gb18030', 'Content-Transfer-Encoding': 'base64' },
      body: Buffer.from(Buffer.from('c4e3bac3', 'hex').toString('base64')),
    },
    { newText: '你好' },
  ),
  plain(
    'KOI8-R',
    {
      headers: { 'Content-Type': 'text/plain; charset=koi8-r', 'Content-Transfer-Encoding': 'base64' },
      body: Buffer.from(Buffer.from('f0d2c9d7c5d4', 'hex').toString('base64')),
    },
    { newText: 'Привет' },
  ),
  plain('Latin letters that call themselves UTF-8', text({ charset: 'iso-8859-1', declared: 'utf-8' })),
  plain('Latin letters that call themselves ASCII', text({ charset: 'windows-1252', declared: 'us-ascii' }, WINDOWS), {
    newText: WINDOWS,
  }),
  plain('UTF-8 that says nothing of its charset', text({ declared: '' })),
  plain('Latin letters that say nothing of their charset', text({ charset: 'iso-8859-1', declared: '' })),
  plain('UTF-8 that calls itself by no known name', text({ declared: 'x-unknown' })),
  plain(
    'UTF-8 that calls itself by no known name, in markup',
    {
      headers: { 'Content-Type': 'text/html; charset=x-unknown', 'Content-Transfer-Encoding': '8bit' },
      body: Buffer.from('<p>C’est noté, à mercredi.</p>'),
    },
    { newText: 'C’est noté, à mercredi.' },
  ),
  plain(
    'UTF-7',
    {
      headers: { 'Content-Type': 'text/plain; charset=utf-7', 'Content-Transfer-Encoding': '7bit' },
      body: Buffer.from('Gr+APw-sse aus Z+APw-rich, 5 +- 3'),
    },
    { newText: 'Grüsse aus Zürich, 5 + 3' },
  ),
];

const flowedText = letter('de', 1);
const arrangements: Specimen[] = [
  plain('format=flowed', text({ flowed: true }, flowedText.said), { newText: flowedText.said }),
  plain('HTML before the plain text', mailOf('gmail', de, { shape: 'backwards' })),
  plain(
    'alternative within related within mixed, with a picture in the text',
    multipart('mixed', [
      multipart('related', [
        mailOf('gmail', de),
        filePart('logo.png', 'image/png; name="logo.png"', PNG, {
          disposition: 'inline; filename="logo.png"',
          id: 'logo',
        }),
      ]),
      filePart('Plan.pdf', 'application/pdf', PDF),
    ]),
    { newText: de.said, files: ['logo.png', 'Plan.pdf'] },
  ),
  plain(
    'a file before the text (Apple Mail)',
    multipart('mixed', [
      filePart('Foto.png', 'image/png', PNG, { disposition: 'inline; filename="Foto.png"' }),
      text({}),
    ]),
    { newText: de.said, files: ['Foto.png'] },
  ),
  plain(
    'text before and behind a file',
    multipart('mixed', [text({}, 'Vorher'), filePart('Plan.pdf', 'application/pdf', PDF), text({}, 'Nachher')]),
    { newText: 'Vorher\n\nNachher', files: ['Plan.pdf'] },
  ),
  plain(
    'a file whose name is cut within a character (RFC 2231)',
    multipart('mixed', [
      text({}),
      filePart('', 'application/pdf', PDF, {
        disposition: `attachment;\r\n ${continuedName('Prüfprotokoll Gebäude Ä.pdf', 3)}`,
      }),
    ]),
    { newText: de.said, files: ['Prüfprotokoll Gebäude Ä.pdf'] },
  ),
  plain(
    'a subject that is cut within a character (RFC 2047)',
    text({}),
    { subject: 'Störung in Zürich äöü' },
    {
      Subject: encodedWords('Störung in Zürich äöü', { size: 3 }),
    },
  ),
  plain(
    'a subject in raw eight bits',
    text({}),
    { subject: 'Störung' },
    { Subject: Buffer.from('Störung').toString('latin1') },
  ),
  plain('a subject in raw Latin letters', text({}), { subject: 'Störung' }, { Subject: 'Störung' }),
  plain('neither Message-ID nor Date', text({}), { newText: de.said }, { 'Message-ID': '', Date: '' }),
  plain('no author', text({}), { sender: null }, { From: '' }),
  plain('several authors', text({}), { sender: null }, { From: 'a@kunde.example, b@kunde.example' }),
  plain(
    'a group in place of an author',
    text({}),
    { sender: null },
    { From: 'Team: a@kunde.example, b@kunde.example;' },
  ),
  plain(
    'an author in quotation marks with a comma',
    text({}),
    { sender: de.address },
    { From: `"Müller, Zoë" <${de.address}>` },
  ),
];

const special: Specimen[] = [
  plain(
    'winmail.dat with text and files',
    multipart('mixed', [
      text({}, ' '),
      filePart(
        'winmail.dat',
        'application/ms-tnef; name="winmail.dat"',
        tnef('Siehe Anhang', [
          ['Plan.pdf', PDF],
          ['Notiz.txt', Buffer.from('Text')],
        ]),
      ),
    ]),
    { newText: 'Siehe Anhang', files: ['Plan.pdf', 'Notiz.txt'] },
  ),
  plain(
    'winmail.dat that is none',
    multipart('mixed', [text({}), filePart('winmail.dat', 'application/ms-tnef', Buffer.from('nichts'))]),
    { newText: de.said, files: ['winmail.dat'] },
  ),
  plain('an invitation', multipart('alternative', [text({}, 'Begehung'), calendarPart()]), {
    newText: 'Begehung',
    invitation: {
      summary: 'Begehung Heizraum, Haus B',
      location: 'Bahnhofstrasse 1, Zürich',
      start: '2026-11-18T13:00:00.000Z',
      end: '2026-11-18T14:30:00.000Z',
    },
  }),
  plain('an invitation alone', calendarPart(), { newText: '', invitation: { summary: 'Begehung Heizraum, Haus B' } }),
  ...['REPLY', 'COUNTER', 'REFRESH'].map((method) =>
    plain(
      `no invitation: ${method} of a guest`,
      multipart('alternative', [text({}, 'Zugesagt'), calendarPart(method)]),
      {
        newText: 'Zugesagt',
        invitation: null,
      },
    ),
  ),
  plain(
    'signed, the signature beside it',
    multipart('signed', [text({}), filePart('smime.p7s', 'application/pkcs7-signature', Buffer.from('30', 'hex'))]),
    {
      newText: de.said,
      files: ['smime.p7s'],
    },
  ),
  plain('signed, wrapped into the signature', signedPart(written(mailOf('gmail', de))), {
    newText: de.said,
    files: ['smime.p7m'],
  }),
  plain(
    'signed, wrapped with open ends',
    signedPart(written(multipart('mixed', [text({}), filePart('Plan.pdf', 'application/pdf', PDF)])), true),
    {
      newText: de.said,
      files: ['Plan.pdf', 'smime.p7m'],
    },
  ),
  plain('encrypted', encryptedPart(), { newText: '', isEncrypted: true, files: ['smime.p7m'] }),
  plain(
    'encrypted by PGP',
    multipart('encrypted; protocol="application/pgp-encrypted"', [
      filePart('', 'application/pgp-encrypted', Buffer.from('Version: 1'), { disposition: '' }),
      filePart('encrypted.asc', 'application/octet-stream', Buffer.from('-----BEGIN PGP MESSAGE-----\n')),
    ]),
    { isEncrypted: true, files: ['', 'encrypted.asc'] },
  ),
  plain(
    'a mail within the mail',
    multipart('mixed', [
      text({}),
      { headers: { 'Content-Type': 'message/rfc822' }, body: message(fr, text({}, fr.said)) },
    ]),
    {
      newText: de.said,
      files: ['message.eml'],
    },
  ),
  plain(
    'passed on, with nothing new',
    text({}, `Von: Anna <a@kunde.example>\nGesendet: heute\nAn: Desk\nBetreff: Pumpe\n\nDie Pumpe steht.`),
    {
      newText: 'Von: Anna <a@kunde.example>\nGesendet: heute\nAn: Desk\nBetreff: Pumpe\n\nDie Pumpe steht.',
    },
  ),
  plain(
    'a disclaimer below',
    text({}, `${de.said}\n\n-- \nBrändli AG\n\nDiese Nachricht ist vertraulich und nur für den Adressaten bestimmt.`),
  ),
  plain(
    'a scanner',
    multipart('mixed', [
      text({ charset: 'iso-8859-1' }, 'Gerät: MFP-3, Übertragung vom 12.11.2026'),
      filePart('Scan_0012.pdf', 'application/pdf', PDF),
    ]),
    {
      newText: 'Gerät: MFP-3, Übertragung vom 12.11.2026',
      files: ['Scan_0012.pdf'],
    },
  ),
  plain(
    'a system that watches',
    text({}, 'PROBLEM: web-1 / HTTP is CRITICAL\nHost: web-1\nService: HTTP\nState: CRITICAL\nDate: 2026-11-12 08:12'),
    {
      newText: 'PROBLEM: web-1 / HTTP is CRITICAL\nHost: web-1\nService: HTTP\nState: CRITICAL\nDate: 2026-11-12 08:12',
    },
  ),
  plain('own words that look like a head', text({}, 'Von: Montag bis Freitag\nAn: alle Standorte liefern.\nDanke'), {
    newText: 'Von: Montag bis Freitag\nAn: alle Standorte liefern.\nDanke',
  }),
];

/** The mails whose text was looked at one by one. */
export const TABLE: readonly Specimen[] = [...answers, ...markup, ...charsets, ...arrangements, ...special];
