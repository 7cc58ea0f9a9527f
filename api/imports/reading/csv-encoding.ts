import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** The encoding of a CSV file. */
export type CsvEncoding = 'utf-8' | 'utf-16le' | 'windows-1252';

/** Code of the error for invalid UTF-8. */
const INVALID = 'ERR_ENCODING_INVALID_ENCODED_DATA';

/** The encoding of a file: UTF-16 by its mark, else UTF-8 if the whole file is valid, else that of Excel in Western Europe. */
export async function encodingOf(path: string): Promise<CsvEncoding> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0).finally(() => file.close());
  if (bytesRead === 2 && buffer[0] === 0xff && buffer[1] === 0xfe) return 'utf-16le';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === INVALID) return 'windows-1252';
    throw error;
  }
}

/** The text of the file, piece by piece and without its byte order mark. */
export async function* textOf(path: string, encoding: CsvEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

const SEPARATORS = [';', ',', '\t'] as const;

/** The separator of cells: that of a first line `sep=`, else the most frequent one of the heading. */
export function separatorOf(start: string): { separator: string; isDeclared: boolean } {
  const declared = /^sep=(.)\r?\n/i.exec(start)?.[1];
  if (declared) return { separator: declared, isDeclared: true };
  const counts = new Map<string, number>();
  let quoted = false;
  for (const character of start) {
    if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (character === '\n' && counts.size > 0) break;
    else if ((SEPARATORS as readonly string[]).includes(character)) {
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
  }
  const [most] = [...counts].sort(([, left], [, right]) => right - left);
  return { separator: most?.[0] ?? ';', isDeclared: false };
}
