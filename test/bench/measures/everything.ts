import { LISTS } from '../acts/lists.js';
import type { Scenario } from '../acts/scenario.js';
import { SCREENS } from '../acts/screens.js';
import { WRITES } from '../acts/writes.js';
import { SHAPES } from '../data/shape.js';
import { enter } from '../load/place.js';
import { measureRounds } from '../load/rounds.js';
import type { Options } from '../options.js';
import { openDesk } from '../product/desk.js';
import type { House } from '../product/house.js';
import { machine } from '../report/machine.js';
import { summaryOf } from '../report/summary.js';
import { costTable, importTable, memoryTable, missedGoals, speedTable } from '../report/tables.js';
import { workOff } from './backlog.js';
import { databaseWork, readyToCount } from './database-work.js';
import { measureImports } from './imports.js';
import { watchMemory } from './memory.js';

/** Measures all acts on one desk: reads first, since writes leave rows behind that slow reads down. */
export async function measureEverything(
  house: House,
  { shape, tickets, only, ...pace }: Options,
  undo: AsyncDisposableStack,
  say: (text: string) => void,
): Promise<string> {
  say(`Filling in ${tickets.toLocaleString('en')} tickets`);
  const desk = await openDesk(house, { database: 'bench', shape: SHAPES[shape], tickets });
  undo.defer(() => desk.stop());
  const place = await enter(house, desk);
  undo.defer(() => place.leave());
  await readyToCount(place.sql);
  const memory = await watchMemory(desk.api.process.pid as number);
  undo.defer(async () => void (await memory.stop()));
  const limitMemory = await watchMemory(desk.limit.process.pid as number);
  undo.defer(async () => void (await limitMemory.stop()));
  const wanted = ({ name }: Scenario) => name.includes(only);

  const reads = [...LISTS, ...SCREENS].filter(wanted);
  say(`Measuring ${reads.length} reads`);
  const read = await measureRounds(place, reads, pace);
  const work = await databaseWork(place, read);
  await place.sql.query('vacuum analyze');
  const writes = WRITES.filter(wanted);
  say(`Measuring ${writes.length} writes`);
  const written = await measureRounds(place, writes, pace);
  const backlog = await workOff(place.sql);
  for (const [name, found] of await databaseWork(place, written)) work.set(name, found);
  say('Measuring imports');
  const imports = await measureImports(house, desk);

  const [product, limit] = [await memory.stop(), await limitMemory.stop()];
  const summaries = [...read, ...written].map((outcome) => summaryOf(outcome, work.get(outcome.scenario.name)));
  return [
    `${await machine(place.sql)} ${tickets.toLocaleString('en')} tickets.`,
    speedTable(summaries),
    costTable(summaries),
    importTable(imports),
    memoryTable(product, limit),
    `After the writes the worker had ${backlog.jobs.toLocaleString('en')} jobs left and did them in ${backlog.seconds.toFixed(0)} s.`,
    missedGoals(summaries, product),
  ].join('\n\n');
}
