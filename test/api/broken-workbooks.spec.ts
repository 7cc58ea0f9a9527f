import { floodOfWorkbooks } from '../support/workbook-flood.js';

const PATIENCE_MS = 60_000;

it('broken workbooks end no worker and are told to whoever sent them', async () => {
  const { states, exitCode } = await floodOfWorkbooks(10, 6, PATIENCE_MS);
  expect(exitCode).toBeNull();
  expect(Object.keys(states).filter((state) => state.includes('BROKEN_OFF') || state.startsWith('5'))).toEqual([]);
}, 300_000);
