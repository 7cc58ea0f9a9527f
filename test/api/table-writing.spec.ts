import { buffer } from 'node:stream/consumers';
import { writeTable } from '../../api/platform/tables/write-table.js';
import { TABLE_FORMATS } from '../../api/platform/vocabulary/table-format.js';

describe.each(TABLE_FORMATS)('a table that is written as it is read, as %s', (format) => {
  it('ends with the error that reading brings, and nothing else ends by it', async () => {
    async function* rows() {
      yield ['a'];
      throw new Error('The rows are gone');
    }
    await expect(buffer(writeTable(format, rows()))).rejects.toThrow('The rows are gone');
  });

  it('lets go of what it is read from when nobody takes it any more', async () => {
    const { promise: released, resolve } = Promise.withResolvers<void>();
    async function* rows() {
      try {
        for (let number = 0; ; number++) yield [`${number}`, 'x'.repeat(200)];
      } finally {
        resolve();
      }
    }
    let taken = 0;
    for await (const piece of writeTable(format, rows())) {
      taken += piece.length;
      if (taken > 50_000) break;
    }
    await released;
  });

  it('is a file even without a row', async () => {
    async function* rows(): AsyncGenerator<string[]> {}
    expect((await buffer(writeTable(format, rows()))).length).toBeGreaterThan(0);
  });
});
