/** How mail programs put texts on the way: charsets, transfer encodings, words of headers; also as they should not. */

const EURO_15 = 0xa4;
/** Characters that Windows-1252 puts where ISO-8859-1 has controls. */
const WINDOWS: Readonly<Record<string, number>> = {
  '€': 0x80,
  '‚': 0x82,
  '„': 0x84,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  œ: 0x9c,
};

/** A text as the bytes of a charset; what it does not have becomes a question mark. */
export function inCharset(text: string, charset: string): Buffer {
  const one = (byteOf: (sign: string) => number | undefined) =>
    Buffer.from([...text].map((sign) => byteOf(sign) ?? (sign.charCodeAt(0) < 256 ? sign.charCodeAt(0) : 0x3f)));
  switch (charset) {
    case 'iso-8859-1':
    case 'us-ascii':
      return one(() => undefined);
    case 'iso-8859-15':
      return one((sign) => (sign === '€' ? EURO_15 : undefined));
    case 'windows-1252':
      return one((sign) => WINDOWS[sign]);
    case 'utf-16le':
      return Buffer.from(text, 'utf16le');
    case 'utf-16be':
      return Buffer.from(text, 'utf16le').swap16();
    default:
      return Buffer.from(text, 'utf8');
  }
}

const hex = (byte: number) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;

/** Quoted-printable, with soft breaks after so many characters, wherever that is. */
export function quotedPrintable(bytes: Buffer, width = 75): string {
  const lines: string[] = [];
  let line = '';
  const push = (piece: string) => {
    if (line.length + piece.length > width) {
      lines.push(`${line}=`);
      line = '';
    }
    line += piece;
  };
  for (const [at, byte] of bytes.entries()) {
    const next = bytes[at + 1];
    if (byte === 13 && next === 10) continue;
    if (byte === 10) {
      lines.push(line.replace(/[ \t]$/, (blank) => hex(blank.charCodeAt(0))));
      line = '';
    } else if (byte === 61 || byte < 32 || byte > 126) push(hex(byte));
    else push(String.fromCharCode(byte));
  }
  return [...lines, line].join('\r\n');
}

/** Base64 in lines of so many characters; without the signs that fill it up where they are not wanted. */
export function base64(bytes: Buffer, { width = 76, padded = true } = {}): string {
  const text = bytes.toString('base64');
  return (padded ? text : text.replace(/=+$/, '')).match(new RegExp(`.{1,${width}}`, 'g'))?.join('\r\n') ?? '';
}

/** A header's text as encoded words (RFC 2047), each of so many bytes: also within a character, as some programs do. */
export function encodedWords(text: string, { charset = 'utf-8', kind = 'B' as 'B' | 'Q', size = 30 } = {}): string {
  const bytes = inCharset(text, charset);
  const words: string[] = [];
  for (let at = 0; at < bytes.length; at += size) {
    const part = bytes.subarray(at, at + size);
    const q = [...part].map((byte) =>
      byte === 32 ? '_' : /[A-Za-z0-9]/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : hex(byte),
    );
    words.push(`=?${charset}?${kind}?${kind === 'B' ? part.toString('base64') : q.join('')}?=`);
  }
  return words.join('\r\n ');
}

/** The parameters of a file's name in pieces (RFC 2231), cut wherever a piece is full. */
export function continuedName(name: string, size = 20): string {
  const encoded = [...Buffer.from(name)].map((byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`);
  const pieces: string[] = [];
  for (let at = 0; at < encoded.length; at += size) pieces.push(encoded.slice(at, at + size).join(''));
  return pieces.map((piece, at) => `filename*${at}*=${at === 0 ? "utf-8''" : ''}${piece}`).join(';\r\n ');
}

/** Lines as format=flowed writes them: a blank at the end of each that goes on (RFC 3676). */
export function flowed(text: string, width = 66): string {
  return text
    .split('\n')
    .map((line) => {
      if (line.startsWith('>') || line === '-- ') return line;
      const lines: string[] = [];
      let rest = line;
      while (rest.length > width) {
        const cut = rest.lastIndexOf(' ', width);
        if (cut <= 0) break;
        lines.push(`${rest.slice(0, cut)} `);
        rest = rest.slice(cut + 1);
      }
      return [...lines, rest].map((one) => (/^(?: |From )/.test(one) ? ` ${one}` : one)).join('\r\n');
    })
    .join('\r\n');
}
