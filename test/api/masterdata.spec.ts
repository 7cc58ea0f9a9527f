import { codesOf, type Json, recordsOf } from '../support/records.js';
import { useDesk } from '../support/use-desk.js';

const desk = useDesk();
const records = recordsOf(desk);

describe('an SLA', () => {
  it('takes 0 hours as no intervention time, and working hours of 8 to 17 unless told otherwise', async () => {
    const body = await desk.as('manager').create('v1/slas', { name: 'Nackt' });
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
        .post('v1/slas', { name: `Falsch ${what}`, ...given })
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
});

describe('a default assignment group', () => {
  const defaults = async () => {
    const body = await desk.as('agent').read('v1/assignment-groups', { range: '[0,199]' });
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
    const body = await desk.as('agent').read(`v1/assignment-groups/${first.id}`);
    expect(body).toMatchObject({ defaultForTypes: [], version: 3, updatedBy: 'Manager alpina' });
  });

  it('leaves the groups of other tenants alone', async () => {
    await desk
      .as('otherManager')
      .create('v1/assignment-groups', { name: 'Fremd', defaultForTypes: ['TICKET', 'ORDER'] });
    expect(await defaults()).toEqual([['G2', ['TICKET']]]);
  });

  it('is the only one although many are made at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        desk.as('manager').post('v1/assignment-groups', {
          name: `Wettlauf ${at}`,
          defaultForTypes: at % 2 ? ['TICKET', 'ORDER'] : ['ORDER', 'INCIDENT'],
        }),
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
    const body = await desk.as('agent').read(`v1/assignment-groups/${group.id}`, { embed: '["members"]' });
    expect(body._embedded.members).toEqual([{ id: agent, title: 'Agent alpina' }]);
    const answer = await records.patch('assignment-groups', group, { members: [agent, foreign] }).expect(422);
    expect(codesOf(answer.body)).toEqual([['/members', 'UNKNOWN_REFERENCE']]);
  });
});
