import { LISTS } from './acts/lists.js';
import { SHAPES } from './data/shape.js';
import { enter } from './load/place.js';
import { CONNECTIONS, measureRounds, median } from './load/rounds.js';
import { type Options, readOptions } from './options.js';
import { openDesk } from './product/desk.js';
import { openHouse } from './product/house.js';

const print = (line: string) => process.stdout.write(`${line}\n`);

async function bench(options: Options, undo: AsyncDisposableStack): Promise<void> {
  const house = await openHouse();
  undo.defer(() => house.stop());
  const started = performance.now();
  const desk = await openDesk(house, { database: 'bench', shape: SHAPES[options.shape], tickets: options.tickets });
  undo.defer(() => desk.stop());
  print(`seeded in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  const place = await enter(house, desk);
  undo.defer(() => place.leave());
  const scenarios = LISTS.filter(({ name }) => name.includes(options.only));
  const results = await measureRounds(place, scenarios, options);
  for (const [name, result] of results) {
    print(name);
    for (const connections of CONNECTIONS) {
      const { product, limit } = result[connections];
      const p50 = [product, limit].map((turns) => median(turns.map((turn) => turn.p50)));
      const rate = [product, limit].map((turns) => median(turns.map((turn) => turn.rate)));
      print(
        `  ${connections}: ${p50.map((v) => v.toFixed(2)).join(' / ')} ms, ${rate.map((v) => v.toFixed(0)).join(' / ')} a second`,
      );
    }
  }
}

const undo = new AsyncDisposableStack();
try {
  await bench(readOptions(process.argv.slice(2)), undo);
} catch (error) {
  // Said before anything is ended: what is ended by force may bring the whole process down.
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exitCode = 1;
} finally {
  await undo.disposeAsync();
}
