const LONGEST = 80;

/** The first words of the order text: its first line, cut at a word where it is long. */
export function titleOf(description: string | null): string {
  const line = (description ?? '').trim().split(/\r?\n/, 1)[0]?.replaceAll(/\s+/g, ' ') ?? '';
  if (line.length <= LONGEST) return line;
  const cut = line.slice(0, LONGEST);
  const space = cut.lastIndexOf(' ');
  return `${(space > LONGEST / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
