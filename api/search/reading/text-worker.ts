import { parentPort, workerData } from 'node:worker_threads';
import type { TextKind } from './text-kind.js';
import { textOfFile, UnreadText } from './text-of-file.js';

/** What the thread tells: the text, or why there is none. */
export type TextReading = { readonly text: string } | { readonly code: UnreadText['code'] };

const { path, kind } = workerData as { path: string; kind: TextKind };
const answer = await textOfFile(path, kind).then(
  (text): TextReading => ({ text }),
  (error): TextReading => ({ code: error instanceof UnreadText ? error.code : 'UNREADABLE' }),
);
parentPort?.postMessage(answer);
