import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { Problem } from '../../platform/http/problem.js';
import { unreadable } from './xlsx-archive.js';

/** What is listened to while a part is read; names come without their prefix. */
export interface XmlListener {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Elements within each other; workbooks need some ten. */
const DEEPEST = 64;
/** Elements of one part: some three million filled cells, which is more than fits into the largest part. */
const MOST_ELEMENTS = 6_000_000;
/** Characters of a tag, a text or a comment, which the parser holds until it is complete. */
const LONGEST_TOKEN = 256 * 1024;
/** Milliseconds that reading one part may take, what others do meanwhile aside. */
const PATIENCE_MS = 30_000;
/** Bytes that are read at once before others have their turn. */
const PIECE = 64 * 1024;

const bare = (name: string) => name.slice(name.indexOf(':') + 1);
const tooMuch = () => new Problem(422, 'IMPORT_UNPACKED');

/**
 * Reads XML as it comes and stops after each piece, so that what was found can be taken away. Only the five entities of
 * XML itself are known, so that none can grow. Throws 422 IMPORT_UNREADABLE at the first thing that is broken, and
 * IMPORT_UNPACKED for what is deeper, more or slower than any table.
 */
export async function* readXml(content: Readable, listener: XmlListener): AsyncGenerator<void> {
  const parser = parserOf(listener);
  const decoder = new TextDecoder();
  let spent = 0;
  const write = (text: string) => {
    const start = performance.now();
    parser.write(text);
    spent += performance.now() - start;
    if (spent > PATIENCE_MS) throw tooMuch();
  };
  for await (const piece of pieces(content)) {
    write(decoder.decode(piece, { stream: true }));
    yield;
  }
  write(decoder.decode());
  parser.close();
  yield;
}

/** A parser that throws instead of going on behind an error, and counts what it is given. */
function parserOf(listener: XmlListener) {
  const parser = new SaxesParser();
  let depth = 0;
  let elements = 0;
  let told = 0;
  /** Everything the parser tells ends a token. */
  const token = () => {
    told = parser.position;
  };
  const refuse = () => {
    throw unreadable();
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('xmldecl', token);
  parser.on('comment', token);
  parser.on('processinginstruction', token);
  parser.on('opentag', ({ name, attributes }) => {
    token();
    depth += 1;
    elements += 1;
    if (depth > DEEPEST || elements > MOST_ELEMENTS) throw tooMuch();
    listener.open?.(bare(name), attributes);
  });
  const text = (found: string) => {
    token();
    listener.text?.(found);
  };
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('closetag', ({ name }) => {
    token();
    depth -= 1;
    listener.close?.(bare(name));
  });
  return {
    write: (given: string) => {
      parser.write(given);
      if (parser.position - told > LONGEST_TOKEN) throw tooMuch();
    },
    close: () => parser.close(),
  };
}

/** What unpacks to more than it declares, or not at all, breaks off. */
async function* pieces(content: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      for (let at = 0; at < chunk.length; at += PIECE) yield chunk.subarray(at, at + PIECE);
    }
  } catch {
    throw unreadable();
  }
}

/** Reads a small part to its end. */
export async function readWholeXml(content: Readable, listener: XmlListener): Promise<void> {
  for await (const _piece of readXml(content, listener));
}
