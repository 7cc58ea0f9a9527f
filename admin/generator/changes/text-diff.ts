/** A stretch of words that both texts have, or only the old or the new one. */
export interface DiffPiece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Beyond this many comparisons the changed middle is shown as a whole. */
const most = 1_000_000;

/** What makes a new text out of an old one, word by word. */
export function textDiff(from: string, to: string): DiffPiece[] {
  const [before, after] = [wordsOf(from), wordsOf(to)];
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const shorter = Math.min(before.length, after.length) - start;
  while (end < shorter && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return joined([
    ...before.slice(0, start).map(same),
    ...middle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map(same),
  ]);
}

const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];
const piece = (kind: DiffPiece['kind']) => (text: string) => ({ kind, text });
const same = piece('same');
const removed = piece('removed');
const added = piece('added');

/** Longest common sequence of words. */
function middle(before: string[], after: string[]): DiffPiece[] {
  if (before.length * after.length > most) return [...before.map(removed), ...after.map(added)];
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] as number;
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--)
      lengths[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const pieces: DiffPiece[] = [];
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) {
      pieces.push(same(before[row++] as string));
      column++;
    } else if (at(row + 1, column) >= at(row, column + 1)) pieces.push(removed(before[row++] as string));
    else pieces.push(added(after[column++] as string));
  }
  return [...pieces, ...before.slice(row).map(removed), ...after.slice(column).map(added)];
}

function joined(pieces: DiffPiece[]): DiffPiece[] {
  const result: DiffPiece[] = [];
  for (const next of pieces) {
    const last = result.at(-1);
    if (last?.kind === next.kind) last.text += next.text;
    else result.push({ ...next });
  }
  return result;
}
