import pg from 'pg';
import { PipelinedBatch, type Sendable } from '../../api/platform/read/pipelined-batch.js';
import { testPostgres } from '../support/postgres.js';

const TYPES = new pg.TypeOverrides();
const plain = (text: string, ...values: unknown[]): Sendable => ({ name: undefined, text, values });
const named = (name: string, text: string, ...values: unknown[]): Sendable => ({ name, text, values });

let client: pg.Client;
beforeEach(async () => {
  client = new pg.Client(testPostgres().superuserUrl('postgres'));
  client.on('error', () => undefined);
  await client.connect();
});
afterEach(() => client.end());

async function exchanged(...statements: Sendable[]) {
  const batch = client.query(new PipelinedBatch(statements, TYPES));
  await batch.done;
  return batch.rows.slice(0, statements.length);
}

/** A value of each type of the product's tables, as SQL. */
const VALUES = [
  'null::text',
  'true',
  '7',
  '9007199254740993::bigint',
  '12.50::numeric',
  '0.1::float8',
  `'Zürich'`,
  `date '2026-02-28'`,
  `timestamptz '2026-02-28 12:00:00.123+01'`,
  `time '07:30'`,
  `uuid '01a20475-7073-7395-9de2-36b6d64f2769'`,
  `'{"a":[1,null]}'::jsonb`,
  `array['a','b"c']`,
  'array[1,2]',
  `'\\x00ff'::bytea`,
];

describe('statements in one packet', () => {
  it.each(VALUES)('bring %s as node-postgres does', async (value) => {
    const text = `select ${value} as value`;
    const { rows } = await client.query(text);
    expect(await exchanged(plain(text))).toEqual([rows]);
    for (let round = 0; round < 2; round += 1) expect(await exchanged(named('value', text))).toEqual([rows]);
  });

  it('take values as node-postgres does', async () => {
    const text =
      'select $1::timestamptz as moment, $2::int[] as list, $3::jsonb as json, $4::bytea as bytes, $5 as none';
    const values = [new Date('2026-02-28T11:00:00Z'), [1, 2], { a: [1] }, Buffer.from([0, 255]), null];
    const { rows } = await client.query(text, values);
    expect(await exchanged(plain(text, ...values), named('values', text, ...values))).toEqual([rows, rows]);
  });

  it('bring their rows by statement, none for a statement that finds none', async () => {
    const rows = await exchanged(
      plain('select generate_series(1, 3) as number'),
      plain('select 1 where false'),
      plain("select set_config('app.tenant', $1, true) as tenant", 'alpina'),
      plain("select current_setting('app.tenant') as tenant"),
    );
    expect(rows).toEqual([
      [{ number: 1 }, { number: 2 }, { number: 3 }],
      [],
      [{ tenant: 'alpina' }],
      [{ tenant: 'alpina' }],
    ]);
    expect((await client.query("select current_setting('app.tenant', true) as tenant")).rows).toEqual([{ tenant: '' }]);
  });

  it('fail with the first failure, after which the connection serves both kinds of queries', async () => {
    const divide = (by: number) => named('quotient', 'select 6 / $1::int as quotient', by);
    const failing = exchanged(divide(0), plain('select nothing'), named('later', 'select 1 as one'));
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(await exchanged(divide(2), named('later', 'select 1 as one'))).toEqual([[{ quotient: 3 }], [{ one: 1 }]]);
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('fail with the reader of a type, and leave the connection usable', async () => {
    const types = new pg.TypeOverrides();
    types.setTypeParser(23, () => {
      throw new Error('unreadable');
    });
    const batch = client.query(new PipelinedBatch([plain('select 1 as one')], types));
    await expect(batch.done).rejects.toThrow('unreadable');
    expect(await exchanged(plain('select 2 as two'))).toEqual([[{ two: 2 }]]);
  });

  it('fail where their connection is lost', async () => {
    const lost = exchanged(plain('select pg_terminate_backend(pg_backend_pid())'), plain('select pg_sleep(30)'));
    await expect(lost).rejects.toMatchObject({ message: expect.stringMatching(/terminat/) });
  });
});
