/** Bytes of a message in which its headers are looked for before anybody reads it. */
export const HEAD_BYTES = 64 * 1024;

const HEADERS_END = /\r?\n\r?\n/;
const MESSAGE_ID = /^message-id:[ \t]*(?:\r?\n[ \t]+)?<?([^<>\s]{1,500})>?[ \t]*$/im;

/** The Message-ID of a raw message with its brackets, as its beginning tells it; null where it has none. */
export function messageIdOf(head: Buffer): string | null {
  const text = head.toString('latin1');
  const end = HEADERS_END.exec(text)?.index ?? text.length;
  const id = MESSAGE_ID.exec(text.slice(0, end))?.[1]?.replace(/[^\x21-\x7e]/g, '');
  return id ? `<${id}>` : null;
}
