/** Bytes of a raw message that are searched for headers before it is parsed. */
export const HEAD_BYTES = 64 * 1024;

const HEADERS_END = /\r?\n\r?\n/;
const MESSAGE_ID = /^message-id:[ \t]*(?:\r?\n[ \t]+)?<?([^<>\s]{1,500})>?[ \t]*$/im;

/** The Message-ID in the beginning of a raw message, with its brackets; null if it has none. */
export function messageIdOf(head: Buffer): string | null {
  const text = head.toString('latin1');
  const end = HEADERS_END.exec(text)?.index ?? text.length;
  const id = MESSAGE_ID.exec(text.slice(0, end))?.[1]?.replace(/[^\x21-\x7e]/g, '');
  return id ? `<${id}>` : null;
}
