import { OptimisticLockError } from '@mikro-orm/core';
import { TextBlock } from '../../api/masterdata/text-blocks/text-block.entity.js';
import { TOGETHER, UNHEARD } from '../../api/platform/database/guarded-client.js';
import { within } from '../../api/platform/database/within.js';
import { ReadPool } from '../../api/platform/read/read-pool.js';
import { Statement } from '../../api/platform/read/statement.js';
import { runAsTenant } from '../../api/platform/tenancy/session.js';
import { UnitOfWork } from '../../api/platform/tenancy/unit-of-work.js';
import { customFieldsOf } from '../support/custom-fields.js';
import { eventually } from '../support/eventually.js';
import { sentDuring } from '../support/statements.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const POOL = 2;
const FAILS = `${UNHEARD} select 1 / 0`;
const desk = useDesk({ VSD_POOL_SIZE: String(POOL) });
const world = useTicketWorld(desk);
const as = <T>(work: (unit: UnitOfWork) => Promise<T>) => runAsTenant('alpina', () => work(desk.app.get(UnitOfWork)));
const heard = () => as((unit) => unit.write(async (em) => (await within(em).executeSql('select 1 as one', [])).rows));

describe('a statement that is sent ahead and fails', () => {
  it('fails the next one, the commit, and a run that is taken back', async () => {
    const [failing, next] = [FAILS, 'select 1'];
    for (const statements of [[failing, next], [failing]]) {
      const written = as((unit) =>
        unit.write(async (em) => {
          for (const text of statements) await within(em).executeSql(text, []);
        }),
      );
      await expect(written).rejects.toMatchObject({ code: '22012' });
    }
    const tried = as((unit) => unit.dryRun(async (em) => void (await within(em).executeSql(FAILS, []))));
    await expect(tried).rejects.toMatchObject({ code: '22012' });
    expect(await heard()).toEqual([{ one: 1 }]);
  });

  it('leaves the word to whoever gives up meanwhile, and the connection to others', async () => {
    for (let round = 0; round <= POOL; round += 1) {
      const written = as((unit) =>
        unit.write(async (em) => {
          await within(em).executeSql(FAILS, []);
          throw new Error('changed their mind');
        }),
      );
      await expect(written).rejects.toThrow('changed their mind');
    }
    expect(await heard()).toEqual([{ one: 1 }]);
  });

  it('is told as stale where it was a change of another version, and nothing of it stays', async () => {
    const sent = { name: 'Gruss', content: 'Freundliche Grüsse' };
    const { body: made } = await desk.as('manager').post('v1/text-blocks').send(sent).expect(201);
    const written = as((unit) =>
      unit.write(async (em) => {
        const block = await em.findOneOrFail(TextBlock, { tenant: 'alpina', id: made.id });
        await within(em).executeSql('update text_block set version = 7 where id = $1', [made.id]);
        block.content = 'Bis bald';
        await em.flush();
      }),
    );
    await expect(written).rejects.toBeInstanceOf(OptimisticLockError);
    const { body } = await desk.as('manager').get(`v1/text-blocks/${made.id}`).expect(200);
    expect(body).toEqual(made);
  });
});

describe('statements that leave together', () => {
  const ADD = `${TOGETHER} update text_block set content = content || $1 where name = $2`;

  it('do all that they would do one by one, also where two of them change one row', async () => {
    const { body: made } = await desk
      .as('manager')
      .post('v1/text-blocks')
      .send({ name: 'A', content: '1' })
      .expect(201);
    const { statements } = await sentDuring(() =>
      as((unit) =>
        unit.write(async (em) => {
          for (const [text, name] of [
            ['2', 'A'],
            ['3', 'A'],
          ])
            await within(em).executeSql(ADD, [text, name]);
          await within(em).executeSql(
            `${TOGETHER} insert into live_event (tenant, id, resource, record, kind, fields) values ($1, $2, 'none', $2, 'changed', '[]')`,
            ['alpina', made.id],
          );
        }),
      ),
    );
    expect((await desk.as('manager').get(`v1/text-blocks/${made.id}`).expect(200)).body.content).toBe('123');
    expect(statements.filter((text) => text.includes('update text_block'))).toHaveLength(2);
    expect(statements.filter((text) => text.includes('live_event'))).toEqual([
      expect.stringContaining('update text_block'),
    ]);
  });

  it('let a change find the row that was made just before', async () => {
    await as((unit) =>
      unit.write(async (em) => {
        const block = Object.assign(new TextBlock(), { name: 'B', content: '1' });
        await em.persist(block).flush();
        block.content = '12';
        await em.flush();
        await within(em).executeSql(ADD, ['3', 'B']);
      }),
    );
    const { body } = await desk.as('manager').get('v1/text-blocks').query({ filter: '{"name":"B"}' }).expect(200);
    expect(body).toMatchObject([{ content: '123', version: 2 }]);
  });

  it('do nothing where their transaction is taken back', async () => {
    const given = as((unit) =>
      unit.write(async (em) => {
        await within(em).executeSql(ADD, ['4', 'A']);
        throw new Error('changed their mind');
      }),
    );
    await expect(given).rejects.toThrow('changed their mind');
    const { body } = await desk.as('manager').get('v1/text-blocks').query({ filter: '{"name":"A"}' }).expect(200);
    expect(body.map(({ content }: { content: string }) => content)).toEqual(['123']);
  });
});

describe('what is asked in one packet', () => {
  const pool = () => desk.app.get(ReadPool);
  const ask = (...asked: readonly [text: string, ...values: unknown[]][]) =>
    runAsTenant('alpina', () =>
      pool().ask(
        asked.map(([text, ...values]) => {
          return Object.assign(new Statement(), { text, values });
        }),
      ),
    );
  const PID = 'select pg_backend_pid() as pid';

  it('is told by statement, whether they are prepared by then or not', async () => {
    const DAY = `select $1::date as day, $2::text as none, '{"a":[1]}'::jsonb as json, $3::bigint as large`;
    const row = (day: string) => [{ day, none: null, json: { a: [1] }, large: '9007199254740993' }];
    for (let round = 0; round < 4; round += 1) {
      const told = await ask(
        [DAY, '2026-02-28', null, '9007199254740993'],
        ['select 1 where false'],
        [DAY, '2026-03-01', null, '9007199254740993'],
      );
      expect(told).toEqual([row('2026-02-28'), [], row('2026-03-01')]);
    }
  });

  it('fails as a whole with what fails first, and leaves a connection on which all of it can be asked again', async () => {
    const DIVISION = 'select 6 / $1::int as quotient';
    const AFTER = 'select $1::int as after';
    const [[before]] = (await ask([PID])) as [Record<string, unknown>[]];
    for (let round = 0; round < 3; round += 1) {
      await expect(ask([DIVISION, 0], [AFTER, 1], ['select nothing'])).rejects.toMatchObject({ code: '22012' });
    }
    expect(await ask([DIVISION, 2], [AFTER, 1], [PID])).toEqual([[{ quotient: 3 }], [{ after: 1 }], [before]]);
  });

  it('is one transaction that writes nothing and leaves no tenant behind', async () => {
    const IDS = 'select now()::text as begun';
    const [[one], [other]] = (await ask([IDS], [IDS])) as [Record<string, unknown>[], Record<string, unknown>[]];
    expect(other?.begun).toBe(one?.begun);
    await expect(ask(['delete from text_block'])).rejects.toMatchObject({ code: '25006' });
    const left = Object.assign(new Statement(), { text: `select current_setting('app.tenant', true) as tenant` });
    expect((await pool().askOutside(left))[0]?.tenant || null).toBeNull();
  });
});

describe('an answer that was asked for by what is no longer known of the tenant’s fields', () => {
  const LOCK = 'pg_advisory_xact_lock(4711)';
  const WAITING = `select count(*)::int as waiting from pg_locks where locktype = 'advisory' and objid = 4711 and not granted`;

  it('is asked for again only once the change is stored, however long that takes', async () => {
    const ticket = await world.submit('agent');
    const { superuser } = desk;
    await superuser.query(`
      create function hold_commit() returns trigger language plpgsql as $$ begin perform ${LOCK}; return null; end $$;
      create constraint trigger hold_commit after insert on activity deferrable initially deferred
        for each row execute function hold_commit()`);
    try {
      await customFieldsOf(desk)('TEXT');
      await superuser.query(`begin; select ${LOCK}`);
      const said = desk.as('agent').post(`v1/tickets/${ticket.id}/messages`).send({ text: 'Wir kommen.' }).then();
      await eventually(async () => {
        expect((await desk.query(WAITING)).rows[0].waiting).toBe(1);
      });
      // Whatever is asked meanwhile does not see it yet.
      await desk.as('agent').get(`v1/tickets/${ticket.id}/messages`).expect(200, []);
      await superuser.query('commit');
      const { status, body } = await said;
      expect([status, body.text]).toEqual([201, 'Wir kommen.']);
    } finally {
      await superuser.query('rollback; drop function hold_commit cascade');
    }
  });
});
