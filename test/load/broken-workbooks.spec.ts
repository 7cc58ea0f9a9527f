import { floodOfWorkbooks } from '../support/workbook-flood.js';

/** Milliseconds of its own work after which a process must turn to others. */
const LONGEST_WORK = 100;
const PATIENCE_MS = 120_000;

it('500 broken workbooks end no worker and hold up nobody', async () => {
  const { states, loop, exitCode } = await floodOfWorkbooks(500, 5, PATIENCE_MS);
  process.stdout.write(`${JSON.stringify({ states, loop })}\n`);
  expect(exitCode).toBeNull();
  expect(Object.keys(states).filter((state) => state.includes('BROKEN_OFF') || state.startsWith('5'))).toEqual([]);
  expect(loop.worked).toBeLessThan(LONGEST_WORK);
}, 3_600_000);
