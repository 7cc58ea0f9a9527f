// Runs npm scripts one after the other, all of them, so that a failing one hides nothing; fails at the end.
import { spawnSync } from 'node:child_process';

const parts = process.argv.slice(2).map((script) => {
  const began = Date.now();
  process.stdout.write(`\n=== npm run ${script}\n`);
  const { status } = spawnSync('npm', ['run', script], { stdio: 'inherit', shell: process.platform === 'win32' });
  return { script, passed: status === 0, seconds: Math.round((Date.now() - began) / 1000) };
});

process.stdout.write('\n');
for (const { script, passed, seconds } of parts) {
  process.stdout.write(`${passed ? 'passed' : 'FAILED'}  ${script} (${seconds} s)\n`);
}
process.exitCode = parts.every(({ passed }) => passed) ? 0 : 1;
