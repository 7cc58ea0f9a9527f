import pg from 'pg';
import { startApplication, type TestApplication } from '../support/application.js';

/** Tables that belong to no tenant. */
const WITHOUT_TENANT = ['mikro_orm_migrations'];

const TABLES = `
  select c.oid, c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
         pg_get_userbyid(c.relowner) as owner,
         (select a.attnum from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant' and a.attnotnull) as tenant,
         array(select format('%s %s %s %s', polcmd, polpermissive, polroles, pg_get_expr(polqual, polrelid))
                 from pg_policy where polrelid = c.oid) as policies,
         exists (select from pg_policy where polrelid = c.oid and polwithcheck is not null) as own_check
    from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
   order by c.relname`;

/** Every unique index, with the numbers of its columns; primary keys are among them. */
const KEYS = `
  select c.relname as table, i.relname as name, x.indkey::int2[] as columns
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
   where c.relnamespace = 'public'::regnamespace and x.indisunique`;

const FOREIGN_KEYS = `
  select conrelid::regclass::text as table, conname as name, conkey as columns, confkey as targets,
         confrelid::regclass::text as target, confdeltype as rule, confdelsetcols as cleared
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;

interface Table {
  name: string;
  enabled: boolean;
  forced: boolean;
  owner: string;
  tenant: number | null;
  policies: string[];
  own_check: boolean;
}

let desk: TestApplication;
let tables: Table[];

beforeAll(async () => {
  desk = await startApplication();
  tables = await rows<Table>(TABLES);
});
afterAll(() => desk?.close());

const rows = async <T>(statement: string): Promise<T[]> => (await desk.superuser.query(statement)).rows as T[];
const tenantTables = () => tables.filter(({ tenant }) => tenant !== null);
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);
const tenantColumn = (table: string) => tables.find(({ name }) => name === table.replaceAll('"', ''))?.tenant ?? null;

describe('the catalogue of the database', () => {
  it('knows a tenant for every table but the few that have none', () => {
    expect(names(tables.filter(({ tenant }) => tenant === null))).toEqual(WITHOUT_TENANT);
    expect(names(tables)).toEqual(expect.arrayContaining(['user', 'idempotency_key', 'assignment_group_members']));
  });

  it('enables and forces row-level security on every table of tenants', () => {
    expect(names(tenantTables().filter(({ enabled, forced }) => !enabled || !forced))).toEqual([]);
  });

  it('guards each of them by the one policy on the tenant, for every role and command', () => {
    const policy = `* t {0} (tenant = ( SELECT NULLIF(current_setting('app.tenant'::text, true), ''::text) AS "nullif"))`;
    for (const { name, policies, own_check } of tenantTables()) {
      expect([name, policies, own_check]).toEqual([name, [policy], false]);
    }
  });

  it('has the tenant in every primary and unique key', async () => {
    const keys = await rows<{ table: string; name: string; columns: number[] }>(KEYS);
    const without = keys.filter(({ table, columns }) => {
      const tenant = tenantColumn(table);
      return tenant !== null && !columns.includes(tenant);
    });
    expect(names(without)).toEqual([]);
    expect(keys.length).toBeGreaterThan(tables.length);
  });

  it('lets no foreign key cross tenants, nor a deletion take the tenant away', async () => {
    const keys = await rows<{
      table: string;
      name: string;
      columns: number[];
      targets: number[];
      target: string;
      rule: string;
      cleared: number[] | null;
    }>(FOREIGN_KEYS);
    const crossing = keys.filter(({ table, columns, targets, target, rule, cleared }) => {
      const at = columns.indexOf(tenantColumn(table) ?? -1);
      const clearsTenant = rule === 'n' && (cleared === null || cleared.includes(tenantColumn(table) ?? -1));
      return at < 0 || targets[at] !== tenantColumn(target) || clearsTenant;
    });
    expect(names(crossing)).toEqual([]);
    expect(keys.length).toBeGreaterThan(5);
  });

  it.each([
    ['ticket', 24],
    ['location', 12],
    ['customer', 12],
  ])('pays in each write of a %s for at most %i indexes, and for slots that hold a value', async (table, most) => {
    const found = await rows<{ name: string; condition: string | null }>(
      `select i.relname as name, pg_get_expr(x.indpred, x.indrelid) as condition
         from pg_index x join pg_class i on i.oid = x.indexrelid where x.indrelid = '"${table}"'::regclass`,
    );
    const slotOf = (name: string) => new RegExp(`^${table}_(custom_(?:text|number|date)\\d+)_index$`).exec(name)?.[1];
    expect(found.filter(({ name }) => !slotOf(name)).length).toBeLessThanOrEqual(most);
    const slots = found.filter(({ name }) => slotOf(name));
    expect(slots.length).toBeGreaterThan(0);
    expect(slots.map(({ condition }) => condition)).toEqual(slots.map(({ name }) => `(${slotOf(name)} IS NOT NULL)`));
  });

  it('gives no table to the role of the application', () => {
    expect(names(tables.filter(({ owner }) => owner !== 'vsd_owner'))).toEqual([]);
  });

  it('gives the roles of the application no way around', async () => {
    const roles = await rows(
      `select rolname as name, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as powerful
         from pg_roles where rolname in ('vsd_app', 'vsd_owner') order by 1`,
    );
    expect(roles).toEqual([
      { name: 'vsd_app', powerful: false },
      { name: 'vsd_owner', powerful: false },
    ]);
    const memberships = await rows(
      `select roleid::regrole::text as role from pg_auth_members where member = 'vsd_app'::regrole`,
    );
    expect(memberships).toEqual([]);
    const [granted] = await rows(
      `select has_schema_privilege('vsd_app', 'public', 'create') as creates,
              exists (select from information_schema.role_table_grants
                       where grantee in ('vsd_app', 'PUBLIC') and table_schema = 'public'
                         and privilege_type in ('TRUNCATE', 'REFERENCES', 'TRIGGER')) as more`,
    );
    expect(granted).toEqual({ creates: false, more: false });
  });

  it('lets only known functions see more than one tenant, and none of them for everybody', async () => {
    const functions = await rows(
      `select p.proname as name, has_function_privilege('public', p.oid, 'execute') as everybody,
              coalesce(array_to_string(p.proconfig, ' ') like '%search_path=pg_catalog%', false) as pinned
         from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef order by 1`,
    );
    expect(functions).toEqual([
      { name: 'vsd_forget_config_changes', everybody: false, pinned: true },
      { name: 'vsd_mailboxes', everybody: false, pinned: true },
      { name: 'vsd_person_elsewhere', everybody: false, pinned: true },
      { name: 'vsd_search', everybody: false, pinned: true },
      { name: 'vsd_tenants', everybody: false, pinned: true },
      { name: 'vsd_user_state', everybody: false, pinned: true },
    ]);
  });

  it('shows nothing to a session without a tenant', async () => {
    await desk
      .as('manager')
      .post('v1/categories')
      .send({ code: 'SEEN', name: { de: 'Da' } })
      .expect(201);
    const app = new pg.Client({ connectionString: desk.databaseUrl });
    await app.connect();
    const seen = async () => (await app.query('select count(*)::int as rows from category')).rows;
    expect(await seen()).toEqual([{ rows: 0 }]);
    await app.query(`set app.tenant = 'alpina'`);
    expect(await seen()).toEqual([{ rows: 1 }]);
    await app.query(`set app.tenant = 'nordwind'`);
    expect(await seen()).toEqual([{ rows: 0 }]);
    const update = app.query(`update category set tenant = 'nordwind'`);
    expect((await update).rowCount).toBe(0);
    await app.query(`set app.tenant = 'alpina'`);
    await expect(app.query(`update category set tenant = 'nordwind'`)).rejects.toThrow(/row-level security/);
    await app.end();
  });
});
