import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { unreadable } from './xlsx-archive.js';

/** What is listened to while a part is read; names come without their prefix. */
export interface XmlListener {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML as it comes and stops after each piece, so that what was found can be taken away. Only the five entities of
 * XML itself are known, so that none can grow; anything broken is 422.
 */
export async function* readXml(content: Readable, listener: XmlListener): AsyncGenerator<void> {
  const parser = new SaxesParser();
  let broken = false;
  parser.on('error', () => {
    broken = true;
  });
  parser.on('doctype', () => {
    broken = true;
  });
  parser.on('opentag', ({ name, attributes }) => listener.open?.(bare(name), attributes));
  parser.on('text', (text) => listener.text?.(text));
  parser.on('cdata', (text) => listener.text?.(text));
  parser.on('closetag', ({ name }) => listener.close?.(bare(name)));
  const decoder = new TextDecoder();
  for await (const chunk of pieces(content)) {
    parser.write(decoder.decode(chunk, { stream: true }));
    if (broken) throw unreadable();
    yield;
  }
  parser.write(decoder.decode()).close();
  if (broken) throw unreadable();
  yield;
}

/** What unpacks to more than it declares, or not at all, breaks off. */
async function* pieces(content: Readable): AsyncGenerator<Buffer> {
  try {
    yield* content;
  } catch {
    throw unreadable();
  }
}

/** Reads a small part to its end. */
export async function readWholeXml(content: Readable, listener: XmlListener): Promise<void> {
  for await (const _piece of readXml(content, listener));
}
