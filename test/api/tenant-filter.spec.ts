import { readFile } from 'node:fs/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import { TextBlock } from '../../api/masterdata/text-blocks/text-block.entity.js';
import { ormConfig } from '../../api/orm.config.js';
import { runAsTenant } from '../../api/platform/tenancy/session.js';
import { UnitOfWork } from '../../api/platform/tenancy/unit-of-work.js';
import { testPostgres } from '../support/postgres.js';
import { useDesk } from '../support/use-desk.js';

const desk = useDesk();

/** Row-level security does not bind a superuser: the unit of work alone hides the rows of other tenants. */
let orm: MikroORM;
let work: UnitOfWork;
let foreign: string;

beforeAll(async () => {
  const rows = await desk.rows('select current_database() as name');
  orm = await MikroORM.init(ormConfig({ url: testPostgres().superuserUrl(rows[0]?.name as string), poolSize: 2 }));
  work = new UnitOfWork(orm);
  for (const tenant of ['alpina', 'nordwind'])
    await runAsTenant(tenant, () =>
      work.write(async (em) => {
        for (const end of ['A', 'B'])
          em.persist(Object.assign(new TextBlock(), { name: `${tenant}-${end}`, content: end }));
      }),
    );
  const found = await desk.superuser.query<{ id: string }>(`select id from text_block where name = 'nordwind-A'`);
  foreign = found.rows[0]?.id as string;
});
afterAll(() => orm?.close(true));

const names = async () => {
  const rows = await desk.rows(`select name, active from text_block where name ~ '-[AB]$' order by name`);
  return rows.map(({ name, active }) => `${name} ${active}`);
};
const ALL = ['alpina-A true', 'alpina-B true', 'nordwind-A true', 'nordwind-B true'];

describe('whoever sees the rows of all tenants', () => {
  it.each(['read', 'readMoment', 'write', 'dryRun'] as const)('finds in a %s those of their own', async (kind) => {
    const seen = await runAsTenant('alpina', () =>
      work[kind](async (em) => ({
        found: (await em.find(TextBlock, { name: { $like: '%-_' } })).map(({ name }) => name).sort(),
        all: new Set((await em.findAll(TextBlock)).map(({ tenant }) => tenant)),
        one: await em.findOne(TextBlock, { id: foreign }),
        count: await em.count(TextBlock, { id: foreign }),
      })),
    );
    expect(seen).toEqual({ found: ['alpina-A', 'alpina-B'], all: new Set(['alpina']), one: null, count: 0 });
  });

  it('changes and removes no others', async () => {
    await runAsTenant('alpina', () =>
      work.write(async (em) => {
        expect(await em.nativeUpdate(TextBlock, { id: foreign }, { active: false })).toBe(0);
        expect(await em.nativeDelete(TextBlock, { name: { $like: 'nordwind-%' } })).toBe(0);
      }),
    );
    expect(await names()).toEqual(ALL);
  });
});

describe('the keys of tables with a tenant', () => {
  it('contain the tenant, as the page about scale says', async () => {
    const [, query = ''] = /```sql\n([\s\S]+?)```/.exec(await readFile('docs/scale.md', 'utf8')) ?? [];
    expect(await desk.rows(query)).toEqual([{ table: 'api_token', name: 'api_token_hash_index' }]);
    const without = `select relname from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace
      and not exists (select from pg_attribute where attrelid = c.oid and attname = 'tenant')`;
    expect(await desk.rows(without)).toEqual([{ relname: 'mikro_orm_migrations' }]);
  });
});
