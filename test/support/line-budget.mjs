import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Fails if the .ts and .tsx files of a part have more lines than line-budget.json allows. `lower` writes the present
 * counts into the file, rounded up to tens, where they have fallen; a release may raise one by hand with a reason.
 */
const PARTS = {
  api: ['api'],
  'admin/pages': ['admin/pages'],
  'admin/{pages,generator,model,resources}': ['admin/pages', 'admin/generator', 'admin/model', 'admin/resources'],
  test: ['test'],
};
const budget = new URL('line-budget.json', import.meta.url).pathname;

const linesIn = (folders) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && existsSync(file))
    .reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);

const allowed = JSON.parse(readFileSync(budget, 'utf8'));
const counts = Object.fromEntries(Object.entries(PARTS).map(([part, folders]) => [part, linesIn(folders)]));
if (process.argv[2] === 'lower') {
  const lower = Object.entries(counts).map(([part, lines]) => [
    part,
    Math.min(allowed[part] ?? Infinity, Math.ceil(lines / 10) * 10),
  ]);
  writeFileSync(budget, `${JSON.stringify(Object.fromEntries(lower), null, 2)}\n`);
} else {
  for (const [part, lines] of Object.entries(counts)) {
    if (lines <= allowed[part]) continue;
    process.stderr.write(`${part}: ${lines} lines, at most ${allowed[part]} (test/support/line-budget.json)\n`);
    process.exitCode = 1;
  }
}
