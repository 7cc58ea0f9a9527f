import { nothingLeft, uploadWorld } from '../support/upload-flood.js';
import { use } from '../support/use-desk.js';

/** Milliseconds for which no other request may be delayed. */
const LONGEST = 100;

const world = use(uploadWorld, (world) => world.close());

it('5,000 broken forms end nothing, hold up nobody and leave nothing', async () => {
  await world.flood(200, 1);
  const { statuses, loop } = await world.flood(5_000, 3);
  process.stdout.write(`${JSON.stringify({ statuses, loop })}\n`);
  expect(Object.keys(statuses).filter((status) => Number(status) >= 500)).toEqual([]);
  expect(loop.worked).toBeLessThan(LONGEST);
  await nothingLeft(world);
  expect(world.api.process.exitCode).toBeNull();
});
