import { inspect } from 'node:util';
import { measureEverything } from './measures/everything.js';
import { measureGrowth } from './measures/growth.js';
import { type Options, readOptions } from './options.js';
import { openHouse } from './product/house.js';
import { writeReport } from './report/performance-page.js';

const began = performance.now();
const say = (text: string) => {
  process.stdout.write(`${((performance.now() - began) / 1000).toFixed(0).padStart(5)} s  ${text}\n`);
};

async function bench(options: Options, undo: AsyncDisposableStack): Promise<void> {
  const house = await openHouse();
  undo.defer(() => house.stop());
  const measure = options.growth ? measureGrowth : measureEverything;
  const measured = await measure(house, options, undo, say);
  process.stdout.write(`\n${measured}\n\n`);
  if (options.report) await writeReport(options.growth ? 'growth' : options.shape, measured);
  say('Done');
}

const undo = new AsyncDisposableStack();
try {
  await bench(readOptions(process.argv.slice(2)), undo);
} catch (error) {
  // Written before the processes end: an ending by force may end this process as well.
  process.stderr.write(`${inspect(error)}\n`);
  process.exitCode = 1;
} finally {
  await undo.disposeAsync();
}
