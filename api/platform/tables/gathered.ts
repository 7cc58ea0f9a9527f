import { setImmediate as nextTurn } from 'node:timers/promises';

/** Characters: enough to be worth the way to another thread or a socket, and written in a few milliseconds. */
const PORTION = 32_768;

/**
 * The same text in portions, since each piece that goes on by itself costs as much as a large one. Others have their turn
 * between two of them.
 */
export async function* gathered(pieces: AsyncIterable<string | Buffer>): AsyncGenerator<string> {
  let portion = '';
  for await (const piece of pieces) {
    portion += piece;
    if (portion.length < PORTION) continue;
    yield portion;
    portion = '';
    await nextTurn();
  }
  if (portion) yield portion;
}
