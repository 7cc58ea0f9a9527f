/** A stretch of a message: the author's own text, or a quote. */
export interface MessagePart {
  quoted: boolean;
  text: string;
}

/** A piece of a line: plain, a link to an external address, or the name of a mentioned colleague. */
export interface MessagePiece {
  text: string;
  href?: string;
  isMention?: boolean;
}

/** The line by which mail programs introduce a quote. */
const quoteHead =
  /^(-{2,}\s*(Original Message|Ursprüngliche Nachricht|Message d'origine|Messaggio originale)\s*-{2,}|(Am|On|Le|Il) .{4,120}(schrieb|wrote|a écrit|ha scritto)[^\n]{0,80}:)\s*$/i;

/** Cuts a text into new and quoted parts, so that quotes can be folded; blank parts are left out. */
export function messageParts(text: string): MessagePart[] {
  const parts: { quoted: boolean; lines: string[] }[] = [];
  const all = text.split(/\r?\n/);
  for (const [index, line] of all.entries()) {
    const next = all.slice(index + 1).find((following) => following.trim() !== '') ?? '';
    const quoted = line.startsWith('>') || (quoteHead.test(line.trim()) && next.startsWith('>'));
    const last = parts.at(-1);
    if (last && (last.quoted === quoted || (last.quoted && line.trim() === ''))) last.lines.push(line);
    else parts.push({ quoted, lines: [line] });
  }
  return parts
    .map(({ quoted, lines }) => ({ quoted, text: lines.join('\n').replace(/^\n+|\s+$/g, '') }))
    .filter(({ text }) => text !== '');
}

const link = /https?:\/\/[^\s<>"'`]+|mailto:[^\s<>"'`]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi;

/** Cuts a text at its links and at the mentions of names behind an @. */
export const messagePieces = (text: string, mentions: readonly string[] = []): MessagePiece[] =>
  linkPieces(text).flatMap((piece) => (piece.href ? [piece] : mentionPieces(piece.text, mentions)));

function mentionPieces(text: string, mentions: readonly string[]): MessagePiece[] {
  if (mentions.length === 0) return [{ text }];
  // The longest comes first, since one name may begin with another.
  const names = mentions.toSorted((left, right) => right.length - left.length);
  const any = names.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|');
  return text
    .split(new RegExp(`(@(?:${any}))`, 'u'))
    .map((piece, index) => (index % 2 === 1 ? { text: piece, isMention: true } : { text: piece }))
    .filter((piece) => piece.text !== '');
}

/** Only web and mail addresses become links, never a script. */
function linkPieces(text: string): MessagePiece[] {
  const pieces: MessagePiece[] = [];
  let offset = 0;
  for (const { 0: found, index } of text.matchAll(link)) {
    const address = withoutTail(found);
    const href = hrefOf(address);
    if (!href) continue;
    if (index > offset) pieces.push({ text: text.slice(offset, index) });
    pieces.push({ text: address, href });
    offset = index + address.length;
  }
  if (offset < text.length) pieces.push({ text: text.slice(offset) });
  return pieces;
}

/** An address without the punctuation of the sentence around it. */
function withoutTail(address: string): string {
  const bare = address.replace(/[.,;:!?…»*_]+$/, '');
  const open = bare.split('(').length;
  return bare.endsWith(')') && bare.split(')').length > open ? withoutTail(bare.slice(0, -1)) : bare;
}

function hrefOf(address: string): string | undefined {
  try {
    const { protocol, href } = new URL(/^(https?|mailto):/i.test(address) ? address : `mailto:${address}`);
    return ['http:', 'https:', 'mailto:'].includes(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}
