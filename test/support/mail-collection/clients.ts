import { type Language, type Letter } from './letters.js';

/** How a program writes an answer, as plain text and as HTML; what it has none of is left out. */
export interface MailClient {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  plain?(letter: Letter): string;
  html?(letter: Letter): string;
}

/** Words around what is quoted, as the programs say them. */
const WORDS: Readonly<
  Record<
    Language,
    Record<'from' | 'sent' | 'to' | 'subject' | 'original' | 'iphone' | 'outlookMobile' | 'android', string>
  >
> = {
  de: {
    from: 'Von',
    sent: 'Gesendet',
    to: 'An',
    subject: 'Betreff',
    original: 'Ursprüngliche Nachricht',
    iphone: 'Von meinem iPhone gesendet',
    outlookMobile: 'Outlook für iOS beziehen',
    android: 'Diese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.',
  },
  en: {
    from: 'From',
    sent: 'Sent',
    to: 'To',
    subject: 'Subject',
    original: 'Original Message',
    iphone: 'Sent from my iPhone',
    outlookMobile: 'Get Outlook for iOS',
    android: 'Sent from my Android device with K-9 Mail. Please excuse my brevity.',
  },
  fr: {
    from: 'De',
    sent: 'Envoyé',
    to: 'À',
    subject: 'Objet',
    original: 'Message d’origine',
    iphone: 'Envoyé de mon iPhone',
    outlookMobile: 'Obtenir Outlook pour iOS',
    android: 'Envoyé de mon appareil Android avec K-9 Mail.',
  },
  it: {
    from: 'Da',
    sent: 'Inviato',
    to: 'A',
    subject: 'Oggetto',
    original: 'Messaggio originale',
    iphone: 'Inviato da iPhone',
    outlookMobile: 'Scarica Outlook per iOS',
    android: 'Inviato dal mio dispositivo Android con K-9 Mail.',
  },
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const lines = (text: string) => text.split('\n');
const quoted = (text: string) =>
  lines(text)
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');

/** The line by which programs in the manner of Gmail lead in what they quote. */
const gmailLine = ({ language, before: { author, address } }: Letter, mail = `<${address}>`) =>
  ({
    de: `Am Do., 12. Nov. 2026 um 08:12 Uhr schrieb ${author} ${mail}:`,
    en: `On Thu, Nov 12, 2026 at 8:12 AM ${author} ${mail} wrote:`,
    fr: `Le jeu. 12 nov. 2026 à 08:12, ${author} ${mail} a écrit :`,
    it: `Il giorno gio 12 nov 2026 alle ore 08:12 ${author} ${mail} ha scritto:`,
  })[language];

const appleLine = ({ language, before: { author, address } }: Letter) =>
  ({
    de: `Am 12.11.2026 um 08:12 schrieb ${author} <${address}>:`,
    en: `On 12 Nov 2026, at 08:12, ${author} <${address}> wrote:`,
    fr: `Le 12 nov. 2026 à 08:12, ${author} <${address}> a écrit :`,
    it: `Il giorno 12 nov 2026, alle ore 08:12, ${author} <${address}> ha scritto:`,
  })[language];

const thunderbirdLine = ({ language, before: { author } }: Letter) =>
  ({
    de: `Am 12.11.26 um 08:12 schrieb ${author}:`,
    en: `On 12.11.26 08:12, ${author} wrote:`,
    fr: `Le 12/11/2026 à 08:12, ${author} a écrit :`,
    it: `Il 12/11/26 08:12, ${author} ha scritto:`,
  })[language];

/** The head of a quoted mail as Outlook writes it. */
function outlookHead({ language, subject, author, address, before }: Letter): readonly [string, string][] {
  const { from, sent, to, subject: about } = WORDS[language];
  return [
    [from, `${before.author} <${before.address}>`],
    [sent, language === 'de' ? 'Donnerstag, 12. November 2026 08:12' : '12.11.2026 08:12'],
    [to, `${author} <${address}>`],
    [about, subject],
  ];
}

const head = (letter: Letter, colon = ':') =>
  outlookHead(letter).map(([name, value]) => `${name}${letter.language === 'fr' ? ' ' : ''}${colon} ${value}`);
const boldHead = (letter: Letter) =>
  outlookHead(letter)
    .map(([name, value]) => `<b>${name}:</b> ${escaped(value)}`)
    .join('<br>');

const msoParagraphs = (text: string) =>
  lines(text)
    .map((line) => `<p class=MsoNormal>${line ? escaped(line) : '&nbsp;'}<o:p></o:p></p>`)
    .join('\r\n');
const divisions = (text: string) =>
  lines(text)
    .map((line) => `<div>${line ? escaped(line) : '<br>'}</div>`)
    .join('');
const broken = (text: string) => lines(text).map(escaped).join('<br>\n');

/** The programs of which people write, and how each of them quotes. */
export const CLIENTS = {
  outlook: {
    name: 'Outlook for Windows',
    headers: { 'X-Mailer': 'Microsoft Outlook 16.0', 'Thread-Index': 'AdpRvx7w', 'Content-Language': 'de-CH' },
    plain: (letter) => [letter.said, '', letter.signature, '', ...head(letter), '', letter.before.said].join('\n'),
    html: (letter) =>
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><style><!-- p.MsoNormal {margin:0cm;font-size:11.0pt} --></style></head><body lang=DE-CH><div class=WordSection1>${msoParagraphs(letter.said)}<p class=MsoNormal><o:p>&nbsp;</o:p></p>${msoParagraphs(letter.signature)}<p class=MsoNormal><o:p>&nbsp;</o:p></p><div><div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm'><p class=MsoNormal>${boldHead(letter)}<o:p></o:p></p></div></div><p class=MsoNormal><o:p>&nbsp;</o:p></p>${msoParagraphs(letter.before.said)}</div></body></html>`,
  },
  outlookWeb: {
    name: 'Outlook on the web',
    headers: { 'X-MS-Has-Attach': '', 'X-MS-Exchange-CrossTenant-id': '1' },
    html: (letter) =>
      `<html><body dir="ltr"><div class="elementToProof">${divisions(letter.said)}</div><div id="Signature">${divisions(letter.signature)}</div><div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri">${boldHead(letter)}</font><div>&nbsp;</div></div><div>${divisions(letter.before.said)}</div></body></html>`,
  },
  outlookMobile: {
    name: 'Outlook for iOS',
    headers: { 'X-MS-Has-Attach': '' },
    html: (letter) =>
      `<html><body><div dir="ltr">${divisions(letter.said)}</div><div id="ms-outlook-mobile-signature"><div><br></div><div><a href="https://aka.ms/o0ukef">${WORDS[letter.language].outlookMobile}</a></div></div><hr style="display:inline-block;width:98%"><div id="divRplyFwdMsg" dir="ltr">${boldHead(letter)}</div><div>${divisions(letter.before.said)}</div></body></html>`,
  },
  appleMail: {
    name: 'Apple Mail',
    headers: { 'X-Mailer': 'Apple Mail (2.3826.200.121)' },
    plain: (letter) => [letter.said, '', appleLine(letter), '', quoted(letter.before.said)].join('\n'),
    html: (letter) =>
      `<html><body style="overflow-wrap: break-word;">${lines(letter.said)
        .map((line) => `<div>${line ? escaped(line) : '<br>'}</div>`)
        .join(
          '',
        )}<div><br><blockquote type="cite"><div>${escaped(appleLine(letter))}</div><br class="Apple-interchange-newline"><div>${divisions(letter.before.said)}</div></blockquote></div></body></html>`,
  },
  ios: {
    name: 'iOS Mail',
    headers: { 'X-Mailer': 'iPhone Mail (22F76)', 'Mime-Version': '1.0 (1.0)' },
    plain: (letter) =>
      [
        letter.said,
        '',
        WORDS[letter.language].iphone,
        '',
        appleLine(letter).replace(/^/, '> '),
        '> ',
        quoted(letter.before.said),
      ].join('\n'),
    html: (letter) =>
      `<html><body dir="auto">${divisions(letter.said)}<br id="lineBreakAtBeginningOfSignature"><div dir="ltr">${WORDS[letter.language].iphone}</div><div dir="ltr"><br><blockquote type="cite">${escaped(appleLine(letter))}<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">${divisions(letter.before.said)}</div></blockquote></body></html>`,
  },
  gmail: {
    name: 'Gmail',
    headers: { 'X-Gm-Message-State': 'AOJu0Yx' },
    plain: (letter) =>
      [letter.said, '', '-- ', letter.signature, '', gmailLine(letter), '', quoted(letter.before.said)].join('\n'),
    html: (letter) =>
      `<div dir="ltr">${divisions(letter.said)}<div><br></div>-- <br><div class="gmail_signature" data-smartmail="gmail_signature">${broken(letter.signature)}</div></div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${escaped(gmailLine(letter, '@@')).replace('@@', `&lt;<a href="mailto:${letter.before.address}">${letter.before.address}</a>&gt;`)}<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex">${divisions(letter.before.said)}</blockquote></div>`,
  },
  thunderbird: {
    name: 'Thunderbird',
    headers: { 'User-Agent': 'Mozilla Thunderbird', 'Content-Language': 'de-CH' },
    plain: (letter) =>
      [letter.said, '', thunderbirdLine(letter), quoted(letter.before.said), '', '-- ', letter.signature].join('\n'),
    html: (letter) =>
      `<!DOCTYPE html><html><head></head><body>${lines(letter.said)
        .map((line) => (line ? `<p>${escaped(line)}</p>` : ''))
        .join(
          '',
        )}<div class="moz-cite-prefix">${escaped(thunderbirdLine(letter))}<br></div><blockquote type="cite" cite="mid:1@volta.example">${divisions(letter.before.said)}</blockquote><pre class="moz-signature" cols="72">-- \n${letter.signature}</pre></body></html>`,
  },
  gmx: {
    name: 'GMX',
    headers: { 'X-UI-Message-Type': 'mail' },
    html: (letter) =>
      `<html><head></head><body><div style="font-family: Verdana;">${divisions(letter.said)}<div>&nbsp;<div style="margin: 10px 5px; padding: 10px 0;border-left:2px solid #C3D9E5;"><div style="margin:0 0 10px 0;">${outlookHead(
        letter,
      )
        .map(([name, value]) => `<b>${name}:</b>&nbsp;${escaped(value)}`)
        .join('<br/>')}</div><div>${divisions(letter.before.said)}</div></div></div></div></body></html>`,
  },
  bluewin: {
    name: 'Bluewin',
    headers: { 'X-Mailer': 'Swisscom Webmail' },
    plain: (letter) =>
      [
        letter.said,
        '',
        `----${WORDS[letter.language].original}----`,
        ...head(letter, ' :'),
        '',
        letter.before.said,
      ].join('\n'),
  },
  k9: {
    name: 'K-9 Mail',
    headers: { 'User-Agent': 'K-9 Mail for Android' },
    plain: (letter) =>
      [
        letter.said,
        '',
        '-- ',
        WORDS[letter.language].android,
        '',
        thunderbirdLine(letter),
        quoted(letter.before.said),
      ].join('\n'),
  },
} satisfies Record<string, MailClient>;

export type ClientName = keyof typeof CLIENTS;
export const CLIENT_NAMES = Object.keys(CLIENTS) as ClientName[];
