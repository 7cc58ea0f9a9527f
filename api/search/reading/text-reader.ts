import type { TextKind } from './text-kind.js';
import { textOfFile, UnreadText } from './text-of-file.js';

/** The text of a file, or why there is none. */
export type TextReading = { readonly text: string } | { readonly code: UnreadText['code'] };

/** Reads the text of a file; runs in the process that reads files of foreign origin. */
export function read({ path, kind }: { readonly path: string; readonly kind: TextKind }): Promise<TextReading> {
  return textOfFile(path, kind).then(
    (text) => ({ text }),
    (error) => ({ code: error instanceof UnreadText ? error.code : 'UNREADABLE' }),
  );
}
