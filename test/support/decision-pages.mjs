import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Fails for a page of docs/decisions with more than 25 lines, or with a line of more than 130 characters. */
const MOST_LINES = 25;
const LONGEST_LINE = 130;
const folder = new URL('../../docs/decisions/', import.meta.url).pathname;

const problems = readdirSync(folder).flatMap((page) => {
  const lines = readFileSync(join(folder, page), 'utf8').trimEnd().split('\n');
  const long = lines.flatMap(({ length }, index) => (length > LONGEST_LINE ? [`${index + 1} (${length})`] : []));
  return [
    ...(lines.length > MOST_LINES ? [`${page}: ${lines.length} lines, at most ${MOST_LINES}`] : []),
    ...(long.length > 0 ? [`${page}: over ${LONGEST_LINE} characters: line ${long.join(', ')}`] : []),
  ];
});
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
