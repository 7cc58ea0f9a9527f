// `npm run test:stress -- 30 test/processes/live-events.spec.ts …`: so many runs of some suites while all cores are kept busy.
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

const [times, ...suites] = process.argv.slice(2);
if (!(Number(times) > 0) || suites.length === 0) throw new Error('usage: npm run test:stress -- TIMES SUITE…');

const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
jest.push('--testMatch', '**/test/{api,processes,admin}/**/*.spec.{ts,tsx}', '--runTestsByPath');
const busy = Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;);']));
const failed = [];
for (let run = 1; run <= Number(times); run += 1) {
  const began = Date.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [...jest, ...suites], { encoding: 'utf8' });
  const passed = status === 0;
  if (!passed) failed.push(run);
  process.stdout.write(`run ${run} ${passed ? 'passed' : 'FAILED'} (${Math.round((Date.now() - began) / 1000)} s)\n`);
  if (!passed) process.stdout.write(`${stdout}${stderr}`);
}
for (const process of busy) process.kill();
process.stdout.write(`${Number(times) - failed.length} of ${times} runs passed\n`);
process.exitCode = failed.length > 0 ? 1 : 0;
