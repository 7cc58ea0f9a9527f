import { buffer, text } from 'node:stream/consumers';
import type { CellFormat } from '../../api/platform/tables/cell.js';
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

describe('CSV', () => {
  const line = async (row: (string | number | null)[], formats: CellFormat[] = []) => {
    async function* rows() {
      yield row.map(() => 'h');
      yield row;
    }
    return (await text(writeTable('csv', rows(), formats))).split('\r\n')[1];
  };

  it.each([
    ['=1+1', "'=1+1"],
    ['+cmd|x', "'+cmd|x"],
    ['-2+3', "'-2+3"],
    ['@x', "'@x"],
    ['\t=1', "'\t=1"],
    ...[...'＝＋－＠﹦﹢﹣﹫⁼₊−', ' =', '\u00a0@', '\u200b=', '\ufeff+', '=', '@'].map((sign): [string, string] => [
      `${sign}1+cmd|x`,
      `'${sign}1+cmd|x`,
    ]),
    ['-12.50', '-12.50'],
    ['+41', '+41'],
    ['a;b', '"a;b"'],
    ['say "x"', '"say ""x"""'],
  ])('disarms what would be run as a formula, and no number: %j', async (given, expected) => {
    expect(await line([given])).toBe(expected);
  });

  it('has money with two decimals and moments as clocks of the desk show them', async () => {
    const row = [-1234.5, '2026-07-01T22:30:00.000Z', '2026-01-01T11:00:00.000Z', null];
    expect(await line(row, ['money', 'moment', 'moment', 'day'])).toBe('-1234.50;2026-07-02 00:30;2026-01-01 12:00;');
  });
});
