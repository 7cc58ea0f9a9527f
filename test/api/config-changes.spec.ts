import pg from 'pg';
import { Customer } from '../../api/customers/record/customer.entity.js';
import { Category } from '../../api/masterdata/category.entity.js';
import { ConfigChangeRules } from '../../api/platform/audit/config-change.rules.js';
import type { RulesRegistry } from '../../api/platform/rest/rules.js';
import { runInSession, type SignedInUser } from '../../api/platform/tenancy/session.js';
import { UnitOfWork } from '../../api/platform/tenancy/unit-of-work.js';
import { Role } from '../../api/vocabulary/role.js';
import { startApplication, type TestApplication } from '../support/application.js';
import { type Person, people } from '../support/people.js';
import { type Json, recordsOf } from '../support/records.js';
import { specimenRoom } from '../support/specimen.entity.js';
import { ticketWorld } from '../support/ticket-world.js';

let desk: TestApplication;
let records: ReturnType<typeof recordsOf>;
let app: pg.Client;
beforeAll(async () => {
  desk = await startApplication({}, [specimenRoom]);
  records = recordsOf(desk);
  app = new pg.Client({ connectionString: desk.databaseUrl });
  await app.connect();
});
afterAll(async () => {
  await app?.end();
  await desk?.close();
});

const changes = async (filter: Json, person: Person = 'admin'): Promise<Json[]> =>
  await desk.as(person).read('v1/config-changes', { filter: JSON.stringify(filter) });
const changesOf = (record: string, person?: Person) => changes({ record }, person);
const told = ({ changes: all }: Json) => all.map(({ field, from, to }: Json) => [field, from, to]);

describe('a change of the configuration', () => {
  it('is told with who made it when, and every field from what to what', async () => {
    const sla = await records.create('slas', { name: 'Gold', interventionTime: 4 });
    await records.patch('slas', sla, {
      interventionTime: 2,
      onCallDays: ['MONDAY'],
      onCallStart: '18:00',
      onCallEnd: '22:00',
    });
    await desk.as('manager').delete(`v1/slas/${sla.id}`).expect(200);
    const [gone, changed, made, ...more] = await changesOf(sla.id);
    expect(more).toEqual([]);
    const by = { createdBy: 'Manager alpina', actor: await records.me('manager'), source: 'USER', resource: 'slas' };
    expect(made).toMatchObject({ ...by, kind: 'CREATED', title: { de: 'Gold' } });
    expect(told(made as Json)).toEqual([
      ['name', null, 'Gold'],
      ['interventionTime', null, 4],
      ['onSiteInterventionTime', null, 0],
      ['workDayStart', null, '08:00'],
      ['workDayEnd', null, '17:00'],
      ['active', null, true],
    ]);
    expect(changed).toMatchObject({ ...by, kind: 'CHANGED' });
    expect(told(changed as Json)).toEqual([
      ['interventionTime', 4, 2],
      ['onCallDays', null, ['MONDAY']],
      ['onCallStart', null, '18:00'],
      ['onCallEnd', null, '22:00'],
    ]);
    expect(gone).toMatchObject({ ...by, kind: 'DELETED', title: { de: 'Gold' } });
    expect(told(gone as Json)).toContainEqual(['interventionTime', 2, null]);
  });

  it('tells values of every kind as they were', async () => {
    const parent = await records.create('specimens', { name: 'parent', title: { de: 'Eltern' } }, 'agent');
    const one = await records.create('specimens', { name: 'one', title: { de: 'Eins' } }, 'agent');
    const other = await records.create('specimens', { name: 'other', title: { de: 'Andere' } }, 'agent');
    const values = {
      title: { de: 'Eins', fr: 'Un' },
      price: 217.55,
      moment: '2026-03-29T01:30:00.000Z',
      day: '2026-02-28',
      colours: ['RED'],
      parts: [{ label: 'Schraube', amount: 2 }],
      parent: parent.id,
      friends: [parent.id],
      active: false,
      pin: 'geheim-1',
    };
    const { body } = await records.patch('specimens', one, values, 'agent').expect(200);
    const later = {
      price: 3,
      moment: null,
      colours: ['GREEN'],
      parts: [],
      parent: null,
      friends: [parent.id, other.id],
    };
    await records
      .patch('specimens', body, { ...later, day: null, title: { de: 'Zwei' }, pin: 'geheim-2' }, 'agent')
      .expect(200);
    const [second, first] = await changesOf(one.id);
    expect(first?.kind).toBe('DEACTIVATED');
    const title = (de: string, fr: string | null = null) => ({ de, en: null, fr, it: null });
    expect(told(second as Json)).toEqual([
      ['price', 217.55, 3],
      ['colours', ['RED'], ['GREEN']],
      ['day', '2026-02-28', null],
      ['moment', '2026-03-29T01:30:00.000Z', null],
      ['parent', 'parent', null],
      ['friends', ['parent'], expect.arrayContaining(['parent', 'other'])],
      ['title', title('Eins', 'Un'), title('Zwei')],
      ['parts', [{ label: 'Schraube', amount: 2 }], null],
      ['pin', null, null],
    ]);
    expect(second?.changes.find(({ field }: Json) => field === 'parent')).toMatchObject({ fromId: parent.id });
    expect(second?.changes.find(({ field }: Json) => field === 'friends').fromIds).toEqual([parent.id]);
  });

  it('never tells a secret, neither here nor in the record', async () => {
    const one = await records.create('specimens', { name: 'secretive', title: { de: 'x' }, pin: 'geheim-9' }, 'agent');
    expect(one).not.toHaveProperty('pin');
    await app.query(`set app.tenant = 'alpina'`);
    const kept = await app.query('select pin from specimen where id = $1', [one.id]);
    expect(kept.rows).toEqual([{ pin: 'geheim-9' }]);
    const { rows } = await app.query(`select 1 from config_change c where c::text like '%geheim%'`);
    expect(rows).toEqual([]);
    expect(told((await changesOf(one.id))[0] as Json)).toContainEqual(['pin', null, null]);
  });

  it('is noted for customers, locations, users, groups, announcements and settings', async () => {
    const sla = await records.create('slas', { name: 'Silber' });
    const customer = await records.create('customers', { code: 'AUDIT', name: 'Audit AG', sla: sla.id });
    const user = await records.create('users', { roles: ['vsd-agent'], username: 'audit', name: 'Audit' });
    const made = {
      customers: customer,
      users: user,
      locations: await records.create('locations', { customer: customer.id, name: 'Werk' }),
      'assignment-groups': await records.create('assignment-groups', { name: 'Audit', members: [user.id] }),
      announcements: await records.create('announcements', {
        title: { de: 'Wartung' },
        content: { de: 'Heute' },
        showFrom: '2026-01-01',
        visibleForAgent: true,
      }),
    };
    for (const [resource, { id }] of Object.entries(made)) {
      expect(await changesOf(id)).toMatchObject([{ resource, kind: 'CREATED' }]);
    }
    expect(told((await changesOf(customer.id))[0] as Json)).toContainEqual(['sla', null, 'Silber']);
    expect(told((await changesOf(made['assignment-groups'].id))[0] as Json)).toContainEqual([
      'members',
      null,
      ['Audit'],
    ]);
    await records.patch('users', user, { active: false }).expect(200);
    expect((await changesOf(user.id))[0]).toMatchObject({ kind: 'DEACTIVATED', title: { de: 'Audit' } });
    const [settings] = await desk.as('manager').read('v1/tenant-settings');
    await records.patch('tenant-settings', settings, { reportRequired: false }).expect(200);
    expect((await changesOf(settings.id)).map(told)).toContainEqual([['reportRequired', true, null]]);
  });

  it('leaves no trace if it was refused, and none if nothing changed', async () => {
    const first = await records.create('categories', { code: 'ONE', name: { de: 'Eins' } });
    const second = await records.create('categories', { code: 'TWO', name: { de: 'Zwei' } });
    await records.patch('categories', second, { code: 'ONE' }).expect(409);
    await records.patch('categories', first, { code: 'ONE' }).expect(200);
    expect(await changesOf(second.id)).toHaveLength(1);
    expect(await changesOf(first.id)).toHaveLength(1);
  });

  it('is not what happens to tickets', async () => {
    const world = await ticketWorld(desk);
    await world.submit('agent');
    const daily = ['tickets', 'activities', 'attachments', 'tasks', 'reports', 'invoices', 'absences'];
    expect(await changes({ resource_eq_any: daily })).toEqual([]);
  });

  it('names the job, the other system or the product itself where no person made it', async () => {
    const makeIn = (requestId: string, code: string) =>
      runInSession({ requestId, tenant: 'alpina' }, () =>
        desk.app.get(UnitOfWork).write(async (em) => {
          em.persist(Object.assign(new Category(), { code, name: Object.assign({}, { de: code }) }));
        }),
      );
    await makeIn('ticket-triggers', 'BYJOB');
    await makeIn('start', 'BYSEED');
    const integration = {
      ...people.manager,
      sub: 'integration',
      preferred_username: 'service-account-vsd-integration-alpina',
      email: 'integration@alpina.example',
    };
    const token = await desk.issuer.sign(integration);
    await desk
      .as(null)
      .post('v1/categories')
      .set('Authorization', `Bearer ${token}`)
      .send({ code: 'BYSYSTEM', name: { de: 'x' } })
      .expect(201);
    const made = (await changes({ resource: 'categories', kind: 'CREATED' })).slice(0, 3);
    expect(made.map(({ source, createdBy }) => [source, createdBy])).toEqual([
      ['INTEGRATION', 'Manager alpina'],
      ['SYSTEM', 'System'],
      ['JOB', 'System'],
    ]);
    expect(made[2]?.cause).toBe('ticket-triggers');
  });
});

describe('the log of changes', () => {
  it('is found by resource, record, person, kind and period, and walked by a cursor', async () => {
    const manager = await records.me('manager');
    const mine = await changes({ actor: manager, resource: 'slas' });
    expect(new Set(mine.map(({ actor, resource }) => `${actor} ${resource}`))).toEqual(new Set([`${manager} slas`]));
    expect(await changes({ createdAt_gte: '2099-01-01' })).toEqual([]);
    const page = await desk.as('admin').get('v1/config-changes').query({ range: '[0,1]' }).expect(200);
    const next = /<\/volta-service-desk\/services\/(.*)>; rel="next"/.exec(page.headers.link as string)?.[1] as string;
    const second = await desk.as('admin').get(next).expect(200);
    expect(second.body).toHaveLength(2);
    expect(second.body[0].createdAt <= page.body[1].createdAt).toBe(true);
  });

  it('is closed to all but administrators and those who keep records, in their own tenant', async () => {
    for (const person of ['agent', 'customer', 'executor', 'outsider'] as const) {
      await desk.as(person).get('v1/config-changes').expect(403);
    }
    expect(await changes({ resource: 'slas' }, 'otherManager')).toEqual([]);
    const claims = { ...people.admin, sub: 'lone', preferred_username: 'lone', email: 'lone@alpina.example' };
    const lone = await desk.issuer.sign({ ...claims, realm_access: { roles: [Role.Admin] } });
    await desk.as(null).get('v1/config-changes').set('Authorization', `Bearer ${lone}`).expect(403);
  });

  it('shows nobody the changes of records of which they see only some', () => {
    const partly = { of: (type: object) => (type === Customer ? { scope: () => ({ code: 'ACME' }) } : {}) };
    const keeper = { roles: [Role.Agent, Role.ManageCustomer] } as unknown as SignedInUser;
    const scope = new ConfigChangeRules(partly as RulesRegistry).scope(keeper);
    expect(scope?.resource.$in).toContain('locations');
    expect(scope?.resource.$in).not.toContain('customers');
  });

  it('shows who keeps some records the changes of those, cut to the fields that they see', async () => {
    const keeper = await desk.issuer.sign({
      ...people.agent,
      sub: 'keeper',
      preferred_username: 'keeper',
      email: 'keeper@alpina.example',
      resource_access: { 'vsd-webapp-alpina': { roles: [Role.ManageCustomer] } },
    });
    const { body } = await desk
      .as(null)
      .get('v1/config-changes')
      .query({ range: '[0,199]' })
      .set('Authorization', `Bearer ${keeper}`)
      .expect(200);
    const seen = new Set(body.map(({ resource }: Json) => resource));
    expect([...seen].sort()).toEqual(['customers', 'locations', 'specimens', 'users']);
    const fields = (rows: Json[]) => new Set(rows.flatMap((row) => row.changes.map(({ field }: Json) => field)));
    expect(fields(body)).toContain('customerCode');
    expect(fields(body)).not.toContain('subject');
    expect(body[0]).not.toHaveProperty('cause');
    expect(fields(await changes({ resource: 'users' }))).toContain('subject');
  });

  it('has no routes to write', async () => {
    const [{ id }] = (await changes({})) as [Json];
    await desk.as('admin').delete(`v1/config-changes/${id}`).expect(404);
    await desk.as('admin').change(`v1/config-changes/${id}`, 1, { kind: 'CREATED' }).expect(404);
    await desk.as('admin').post('v1/config-changes').send({}).expect(404);
  });

  it('can be neither changed nor emptied by the role of the application', async () => {
    await app.query(`set app.tenant = 'alpina'`);
    await expect(app.query(`update config_change set created_by = 'x'`)).rejects.toThrow(/permission denied/);
    await expect(app.query('delete from config_change')).rejects.toThrow(/permission denied/);
    await expect(app.query('truncate config_change')).rejects.toThrow(/permission denied/);
    await expect(app.query('alter table config_change no force row level security')).rejects.toThrow(/must be owner/);
  });

  it('forgets in its own tenant what is older than it is kept, and never what is younger than ninety days', async () => {
    await desk.as('otherManager').create('v1/categories', { code: 'OLD', name: { de: 'Alt' } });
    await desk.rows(`update config_change set created_at = now() - interval '91 days' where resource = 'slas'`);
    await desk.rows(`update config_change set created_at = now() - interval '91 days' where tenant = 'nordwind'`);
    const count = async (where: string) =>
      (await desk.rows(`select count(*)::int as n from config_change where ${where}`))[0].n;
    const others = await count(`tenant = 'nordwind'`);
    const young = await count(`tenant = 'alpina' and resource <> 'slas'`);
    const forget = (days: number) => app.query('select vsd_forget_config_changes($1)', [days]);
    await app.query(`set app.tenant = 'alpina'`);
    await forget(400);
    expect(await count(`resource = 'slas'`)).toBeGreaterThan(0);
    await forget(0);
    expect(await count(`resource = 'slas'`)).toBe(0);
    expect(await count(`tenant = 'alpina'`)).toBe(young);
    expect(await count(`tenant = 'nordwind'`)).toBe(others);
  });
});
