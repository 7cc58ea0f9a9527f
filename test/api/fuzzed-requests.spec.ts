import { fuzz } from '../support/fuzz/fuzz.js';

/** A sample, the same each time; `npm run test:fuzz` sends thousands. */
it('requests that nobody sends are answered as the document says, and none fails', async () => {
  const { statuses, faults } = await fuzz(450, 1);
  expect(faults).toEqual([]);
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '201', '400', '403', '404', '412', '422']));
});
