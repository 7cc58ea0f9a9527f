import { setImmediate as nextTurn } from 'node:timers/promises';

/** Characters of a portion: worth the way to a thread or socket, and written in a few milliseconds. */
const PORTION = 32_768;

/** Joins text to portions, since each chunk of a stream has a fixed cost; other requests run between two portions. */
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
