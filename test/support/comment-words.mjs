import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Counts words of comments that stand for a missing noun, or for data that are sent, stored or read, in each top folder.
 * Fails if a folder has more of them than comment-words.json allows. `lower` writes the
 * present counts into the file, rounded up to tens; `list` prints the lines with such words in files or folders.
 */
const WORDS = /\b(?:what|whatever|whoever|somebody|nobody|told|tells|heard|hears)\b/gi;
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
const budget = new URL('comment-words.json', import.meta.url).pathname;
const [command, ...paths] = process.argv.slice(2);

/** The words of all comments of a file, with their line numbers. */
function wordsOf(file) {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(COMMENTS)].flatMap(({ 0: comment, index }) =>
    [...comment.matchAll(WORDS)].map(({ 0: word, index: offset }) => ({
      word: word.toLowerCase(),
      line: text.slice(0, index + offset).split('\n').length,
    })),
  );
}

const filesIn = (folders) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(?:tsx?|mjs|js|css)$/.test(file) && existsSync(file));

const allowed = JSON.parse(readFileSync(budget, 'utf8'));
if (command === 'list') {
  for (const file of filesIn(paths)) {
    for (const { word, line } of wordsOf(file)) process.stdout.write(`${file}:${line} ${word}\n`);
  }
} else {
  const counts = Object.keys(allowed).map((folder) => [folder, filesIn([folder]).flatMap(wordsOf)]);
  for (const [folder, found] of counts) {
    const most = allowed[folder];
    if (found.length <= most) continue;
    const byWord = new Map();
    for (const { word } of found) byWord.set(word, (byWord.get(word) ?? 0) + 1);
    const list = [...byWord].sort((left, right) => right[1] - left[1]).map(([word, count]) => `${count} ${word}`);
    process.stderr.write(`${folder}: ${found.length} such words in comments, at most ${most} (${list.join(', ')})\n`);
    process.exitCode = 1;
  }
  if (process.exitCode) {
    process.stderr.write('Name the subject and the object by nouns (CONTRIBUTING.md, "Style").\n');
    process.stderr.write('The lines: node test/support/comment-words.mjs list <file or folder>\n');
  } else if (command === 'lower') {
    const lower = Object.fromEntries(counts.map(([folder, { length }]) => [folder, Math.ceil(length / 10) * 10]));
    writeFileSync(budget, `${JSON.stringify(lower, null, 2)}\n`);
  }
}
