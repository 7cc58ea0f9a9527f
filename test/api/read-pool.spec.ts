import { ReadPool } from '../../api/platform/read/read-pool.js';
import { Statement } from '../../api/platform/read/statement.js';
import { runAsTenant } from '../../api/platform/tenancy/session.js';
import { useDesk } from '../support/use-desk.js';

const PID = 'select pg_backend_pid() as pid';

const desk = useDesk({ VSD_POOL_SIZE: '2' });
const pool = () => desk.app.get(ReadPool);
const statement = (text: string, ...values: unknown[]) => Object.assign(new Statement(), { text, values });
const ask = (...asked: readonly [text: string, ...values: unknown[]][]) =>
  runAsTenant('alpina', () => pool().run(asked.map((one) => statement(...one))));

describe('the statements of a question', () => {
  it('bring days, moments and large numbers as texts, whether they are prepared by then or not', async () => {
    const DAY = `select $1::date as day, $2::text as none, '{"a":[1]}'::jsonb as json, $3::bigint as large`;
    const row = (day: string) => [{ day, none: null, json: { a: [1] }, large: '9007199254740993' }];
    for (let round = 0; round < 4; round += 1) {
      const found = await ask(
        [DAY, '2026-02-28', null, '9007199254740993'],
        ['select 1 where false'],
        [DAY, '2026-03-01', null, '9007199254740993'],
      );
      expect(found).toEqual([row('2026-02-28'), [], row('2026-03-01')]);
    }
  });

  it('fail as a whole with the first failure, and leave a connection on which all of them can be sent again', async () => {
    const DIVISION = 'select 6 / $1::int as quotient';
    const AFTER = 'select $1::int as after';
    const [[before]] = (await ask([PID])) as [Record<string, unknown>[]];
    for (let round = 0; round < 3; round += 1) {
      await expect(ask([DIVISION, 0], [AFTER, 1], ['select nothing'])).rejects.toMatchObject({ code: '22012' });
    }
    expect(await ask([DIVISION, 2], [AFTER, 1], [PID])).toEqual([[{ quotient: 3 }], [{ after: 1 }], [before]]);
  });

  it('are one transaction that writes nothing and leaves no tenant behind', async () => {
    const BEGUN = 'select now()::text as begun';
    const [[one], [other]] = (await ask([BEGUN], [BEGUN])) as [Record<string, unknown>[], Record<string, unknown>[]];
    expect(other?.begun).toBe(one?.begun);
    await expect(ask(['delete from text_block'])).rejects.toMatchObject({ code: '25006' });
    const left = statement(`select current_setting('app.tenant', true) as tenant`);
    expect((await pool().askOutside(left))[0]?.tenant || null).toBeNull();
  });
});
