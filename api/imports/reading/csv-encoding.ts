import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** How the text of a CSV file is written. */
export type CsvEncoding = 'utf-8' | 'utf-16le' | 'windows-1252';

/** Code of the error for bytes that are no UTF-8. */
const INVALID = 'ERR_ENCODING_INVALID_ENCODED_DATA';

/** Tells the encoding: by its mark, else UTF-8 where the whole file is, else what Excel writes in Western Europe. */
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

/** The text of the file, piece by piece and without the mark of its encoding. */
export async function* textOf(path: string, encoding: CsvEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

const SEPARATORS = [';', ',', '\t'] as const;

/** What separates the cells: what `sep=` says in a first line of its own, else the one that the heading has most of. */
export function separatorOf(start: string): { separator: string; told: boolean } {
  const told = /^sep=(.)\r?\n/i.exec(start)?.[1];
  if (told) return { separator: told, told: true };
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
  return { separator: most?.[0] ?? ';', told: false };
}
