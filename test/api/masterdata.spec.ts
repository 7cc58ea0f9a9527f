import { startApplication, type TestApplication } from '../support/application.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';

let desk: TestApplication;
let records: ReturnType<typeof recordsOf>;
beforeAll(async () => {
  desk = await startApplication();
  records = recordsOf(desk);
});
afterAll(() => desk?.close());

describe('an SLA', () => {
  it('takes 0 hours as no intervention time, and working hours of 8 to 17 unless told otherwise', async () => {
    const { body } = await desk.as('manager').post('v1/slas').send({ name: 'Nackt' }).expect(201);
    expect(body).toMatchObject({
      interventionTime: 0,
      onSiteInterventionTime: 0,
      workDayStart: '08:00',
      workDayEnd: '17:00',
      onCallDays: [],
      onCallStart: null,
    });
  });

  const refused: [string, Json, [string, string][]][] = [
    ['less than no hours', { interventionTime: -1 }, [['/interventionTime', 'MIN_VALUE']]],
    ['parts of an hour', { onSiteInterventionTime: 1.5 }, [['/onSiteInterventionTime', 'INTEGER_ONLY']]],
    ['hours as a text', { interventionTime: '4' }, [['/interventionTime', 'INTEGER_ONLY']]],
    ['a time that no clock shows', { workDayStart: '24:00' }, [['/workDayStart', 'TIME_INVALID']]],
    ['no working hours', { workDayEnd: null }, [['/workDayEnd', 'REQUIRED']]],
    ['an unknown weekday', { onCallDays: ['SOMEDAY'] }, [['/onCallDays', 'INVALID_VALUE']]],
    [
      'on-call days without hours',
      { onCallDays: ['SATURDAY'] },
      [
        ['/onCallStart', 'REQUIRED'],
        ['/onCallEnd', 'REQUIRED'],
      ],
    ],
    ['on-call hours without days', { onCallStart: '17:00', onCallEnd: '22:00' }, [['/onCallDays', 'CHOOSE_ONE']]],
  ];
  for (const [what, given, errors] of refused)
    it(`refuses ${what}`, async () => {
      const answer = await desk
        .as('manager')
        .post('v1/slas')
        .send({ name: `Falsch ${what}`, ...given })
        .expect(422);
      expect(codesOf(answer.body)).toEqual(errors);
    });

  it('takes on-call duty that runs past midnight, and none that a change leaves incomplete', async () => {
    const sla = await records.create('slas', {
      name: 'Nachtdienst',
      onCallDays: ['FRIDAY', 'SATURDAY'],
      onCallStart: '22:00',
      onCallEnd: '06:00',
    });
    const answer = await records.patch('slas', sla, { onCallEnd: null }).expect(422);
    expect(codesOf(answer.body)).toEqual([['/onCallEnd', 'REQUIRED']]);
    await records.patch('slas', sla, { onCallDays: [], onCallStart: null, onCallEnd: null }).expect(200);
  });

  it('cannot be deleted while a customer uses it', async () => {
    const sla = await records.create('slas', { name: 'Vergeben' });
    const customer = await records.create('customers', { code: 'SLA-USER', name: 'Nutzer', sla: sla.id });
    const refusal = await desk.as('manager').delete(`v1/slas/${sla.id}`).expect(409);
    expect(refusal.body).toMatchObject({ code: 'SLA_IN_USE', title: 'SLA wird von Kunden verwendet' });
    await desk.as('manager').delete(`v1/customers/${customer.id}`).expect(200);
    await desk.as('manager').delete(`v1/slas/${sla.id}`).expect(200);
  });
});

describe('a category', () => {
  it('cannot be deleted while something refers to it', async () => {
    const category = await records.create('categories', { code: 'USED', name: { de: 'Verwendet' } });
    await records.create('text-blocks', { name: 'Verweist', content: 'x', category: category.id });
    const refusal = await desk.as('manager').delete(`v1/categories/${category.id}`).expect(409);
    expect(refusal.body.code).toBe('IN_USE');
  });
});

describe('a default assignment group', () => {
  const defaults = async () => {
    const { body } = await desk.as('agent').get('v1/assignment-groups').query({ range: '[0,199]' }).expect(200);
    const held = body.filter(({ defaultForTypes }: Json) => defaultForTypes.length > 0);
    return held.map(({ name, defaultForTypes }: Json) => [name, defaultForTypes]);
  };

  it('takes its ticket types from the groups that had them, when created and when changed', async () => {
    const first = await records.create('assignment-groups', { name: 'G1', defaultForTypes: ['TICKET', 'INCIDENT'] });
    const second = await records.create('assignment-groups', { name: 'G2', defaultForTypes: ['ORDER', 'INCIDENT'] });
    expect(await defaults()).toEqual([
      ['G1', ['TICKET']],
      ['G2', ['ORDER', 'INCIDENT']],
    ]);
    await records.patch('assignment-groups', second, { defaultForTypes: ['TICKET'] }).expect(200);
    expect(await defaults()).toEqual([['G2', ['TICKET']]]);
    const { body } = await desk.as('agent').get(`v1/assignment-groups/${first.id}`).expect(200);
    expect(body).toMatchObject({ defaultForTypes: [], version: 3, updatedBy: 'Manager alpina' });
  });

  it('leaves the groups of other tenants alone', async () => {
    await desk
      .as('otherManager')
      .post('v1/assignment-groups')
      .send({ name: 'Fremd', defaultForTypes: ['TICKET', 'ORDER'] })
      .expect(201);
    expect(await defaults()).toEqual([['G2', ['TICKET']]]);
  });

  it('is the only one although many are made at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        desk
          .as('manager')
          .post('v1/assignment-groups')
          .send({ name: `Wettlauf ${at}`, defaultForTypes: at % 2 ? ['TICKET', 'ORDER'] : ['ORDER', 'INCIDENT'] }),
      ),
    );
    expect(made.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    const held = (await defaults()).flatMap(([, types]: [string, string[]]) => types);
    expect(held.sort()).toEqual(['INCIDENT', 'ORDER', 'TICKET']);
  });

  it('may be taken from one another by many at once without one waiting for the other in vain', async () => {
    const groups = await Promise.all(
      Array.from({ length: 8 }, (_, at) => records.create('assignment-groups', { name: `Tausch ${at}` })),
    );
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(
        groups.map(async ({ id }) => {
          const { body } = await desk.as('agent').get(`v1/assignment-groups/${id}`);
          const defaultForTypes = body.defaultForTypes.length > 1 ? ['CHANGE'] : ['CHANGE', 'UNKNOWN'];
          return records.patch('assignment-groups', body, { defaultForTypes });
        }),
      );
      for (const { status } of answers) expect([200, 412]).toContain(status);
    }
    const held = (await defaults()).flatMap(([, types]: [string, string[]]) => types);
    expect(held.filter((type: string) => type === 'CHANGE')).toHaveLength(1);
  });

  it('has members among the people of its own tenant only', async () => {
    const agent = await records.me('agent');
    const foreign = await records.me('otherAgent');
    const group = await records.create('assignment-groups', { name: 'Mit Leuten', members: [agent] });
    const { body } = await desk
      .as('agent')
      .get(`v1/assignment-groups/${group.id}`)
      .query({ embed: '["members"]' })
      .expect(200);
    expect(body._embedded.members).toEqual([{ id: agent, title: 'Agent alpina' }]);
    const answer = await records.patch('assignment-groups', group, { members: [agent, foreign] }).expect(422);
    expect(codesOf(answer.body)).toEqual([['/members', 'UNKNOWN_REFERENCE']]);
  });
});
