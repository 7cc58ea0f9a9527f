// Runs npm scripts one after the other, all of them, so that a failing one hides no other; fails at the end. Of `a+b`,
// b prepares itself beside a, and continues once a has ended and b's signal file exists.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'vsd-parts-'));
const signalOf = (script) => join(folder, script.replaceAll(':', '-'));

const start = (script) => {
  const env = { ...process.env, VSD_PREPARE_UNTIL: signalOf(script) };
  return once(spawn('npm', ['run', script], { stdio: 'inherit', env, shell: process.platform === 'win32' }), 'close');
};

const parts = [];
for (const scripts of process.argv.slice(2)) {
  const [first, ...others] = scripts.split('+');
  const beside = new Map(others.map((script) => [script, start(script)]));
  for (const script of [first, ...others]) {
    const began = Date.now();
    process.stdout.write(`\n=== npm run ${script}\n`);
    writeFileSync(signalOf(script), '');
    const [code] = await (beside.get(script) ?? start(script));
    parts.push({ script, passed: code === 0, seconds: Math.round((Date.now() - began) / 1000) });
  }
}
rmSync(folder, { recursive: true, force: true });

process.stdout.write('\n');
for (const { script, passed, seconds } of parts) {
  process.stdout.write(`${passed ? 'passed' : 'FAILED'}  ${script} (${seconds} s)\n`);
}
process.exitCode = parts.every(({ passed }) => passed) ? 0 : 1;
