import { fuzz } from '../support/fuzz/fuzz.js';

const COUNT = Number(process.env.VSD_FUZZ_COUNT ?? 20_000);
/** Another one each time; `VSD_FUZZ_SEED` repeats a run. */
const SEED = Number(process.env.VSD_FUZZ_SEED ?? Date.now() % 1_000_000_000);

it(`${COUNT} requests of seed ${SEED} are answered as the document says, and none fails`, async () => {
  const { statuses, faults } = await fuzz(COUNT, SEED);
  process.stdout.write(`VSD_FUZZ_SEED=${SEED} VSD_FUZZ_COUNT=${COUNT} ${JSON.stringify(statuses)}\n`);
  expect(faults).toEqual([]);
}, 7_200_000);
