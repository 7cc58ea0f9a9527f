/** A name of one or two words so far, behind an @ that begins a word. */
const MENTION = /(?:^|[\s(])(@[\p{L}\p{N}.'’_-]{0,40}(?: [\p{L}\p{N}.'’_-]{1,40})?)$/u;

/** Where the mention begins and ends that is being typed at the cursor; nothing if none is. */
export function mentionAt(text: string, cursor: number): { start: number; end: number } | undefined {
  const typed = MENTION.exec(text.slice(Math.max(0, cursor - 90), cursor))?.[1];
  return typed === undefined ? undefined : { start: cursor - typed.length, end: cursor };
}
