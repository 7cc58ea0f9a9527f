import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { Problem } from '../../platform/http/problem.js';
import { unreadable } from './xlsx-archive.js';

/** The listener of a part's XML; names have no prefix. */
export interface XmlListener {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Nested elements at most; workbooks need some ten. */
const DEEPEST = 64;
/** Elements of one part at most: some three million filled cells, which is more than fits into the largest part. */
const MOST_ELEMENTS = 6_000_000;
/** Characters of a tag, a text or a comment at most, which the parser holds until its end. */
const LONGEST_TOKEN = 256 * 1024;
/** Milliseconds of parsing one part at most. */
const PATIENCE_MS = 30_000;
/** Bytes that are parsed at once. */
const PIECE = 64 * 1024;

const bare = (name: string) => name.slice(name.indexOf(':') + 1);
const tooMuch = () => new Problem(422, 'IMPORT_UNPACKED');

/**
 * Parses XML as a stream and yields after each piece, so that the caller can take the results. Only the five entities of XML
 * exist, so that none can expand. Throws 422 IMPORT_UNREADABLE for broken XML, and IMPORT_UNPACKED for XML that is deeper,
 * larger or slower than any table.
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

/** A parser that throws at the first error and counts its input. */
function parserOf(listener: XmlListener) {
  const parser = new SaxesParser();
  let depth = 0;
  let elements = 0;
  let tokenEnd = 0;
  /** Each event of the parser ends a token. */
  const token = () => {
    tokenEnd = parser.position;
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
    write: (piece: string) => {
      parser.write(piece);
      if (parser.position - tokenEnd > LONGEST_TOKEN) throw tooMuch();
    },
    close: () => parser.close(),
  };
}

/** The unpacked bytes in pieces. Throws 422 for a part that cannot be unpacked or exceeds its declared size. */
async function* pieces(content: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      for (let at = 0; at < chunk.length; at += PIECE) yield chunk.subarray(at, at + PIECE);
    }
  } catch {
    throw unreadable();
  }
}

/** Parses a part to its end. */
export async function readWholeXml(content: Readable, listener: XmlListener): Promise<void> {
  for await (const _piece of readXml(content, listener));
}
