import { clock } from '../../api/platform/clock.js';
import type { Person } from '../support/people.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const DAY = 86_400_000;
const day = (ahead: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' }).format(new Date(clock.now().getTime() + ahead * DAY));

const desk = useDesk();
const world = useTicketWorld(desk);
const records = recordsOf(desk);

beforeAll(async () => {
  await records.create('assignment-groups', { name: 'Empfang', members: [world.ids.agent, world.ids.manager] });
});
afterEach(async () => {
  const everybody: Person[] = ['agent', 'manager', 'admin', 'executor'];
  for (const person of everybody) {
    for (const { id } of await desk.as(person).read('v1/absences')) {
      await desk.as(person).delete(`v1/absences/${id}`).expect(200);
    }
  }
});

const post = (as: Person, absence: Json) => desk.as(as).post('v1/absences').send(absence);
const away = async (as: Person, given: Json = {}): Promise<Json> =>
  (await post(as, { activeFrom: day(-1), activeTo: day(5), ...given }).expect(201)).body;
const me = async (as: Person): Promise<Json> => await desk.as(as).read('v1/me');

describe('an absence', () => {
  it('is one’s own unless somebody else is named, and told by me while it lasts', async () => {
    expect((await me('agent')).absence).toBeNull();
    await away('agent', { activeFrom: day(10), activeTo: day(12) });
    expect((await me('agent')).absence).toBeNull();
    const absence = await away('agent', { note: 'Militär' });
    expect(absence).toMatchObject({ user: world.ids.agent, name: 'Agent alpina', deputy: null, note: 'Militär' });
    await away('agent', { activeTo: day(2) });
    expect((await me('agent')).absence).toEqual({ id: absence.id, activeFrom: day(-1), activeTo: day(5) });
    expect((await me('manager')).absence).toBeNull();
  });

  it('lasts on its first and its last day', async () => {
    const absence = await away('executor', { activeFrom: day(0), activeTo: day(0) });
    expect((await me('executor')).absence).toMatchObject({ id: absence.id });
  });

  it('does not end before it starts, neither when it is entered nor later', async () => {
    const refused = await post('agent', { activeFrom: day(2), activeTo: day(1) }).expect(422);
    expect(codesOf(refused.body)).toEqual([['/activeTo', 'END_BEFORE_START']]);
    const absence = await away('agent');
    const later = await records.patch('absences', absence, { activeTo: day(-2) }, 'agent').expect(422);
    expect(codesOf(later.body)).toEqual([['/activeTo', 'END_BEFORE_START']]);
  });

  it('has a deputy who is somebody else and works here', async () => {
    const codes = async (deputy: unknown) =>
      codesOf((await post('agent', { activeFrom: day(0), activeTo: day(1), deputy }).expect(422)).body);
    expect(await codes(world.ids.agent)).toEqual([['/deputy', 'DEPUTY_INVALID']]);
    expect(await codes(world.ids.customer)).toEqual([['/deputy', 'DEPUTY_INVALID']]);
    expect(await away('agent', { deputy: world.ids.manager })).toMatchObject({ deputy: world.ids.manager });
  });

  it('ends when one is back: with yesterday, or as if it had not been', async () => {
    const past = await away('agent');
    const young = await away('agent', { activeFrom: day(0) });
    expect((await desk.as('agent').delete('v1/me/absence').expect(200)).body.absence).toBeNull();
    const kept = await desk.as('agent').get(`v1/absences/${past.id}`).expect(200);
    expect(kept.body).toMatchObject({ activeFrom: day(-1), activeTo: day(-1) });
    await desk.as('agent').get(`v1/absences/${young.id}`).expect(404);
  });
});

describe('whose absences one keeps', () => {
  it('are one’s own and, for agents, those of the members of one’s groups', async () => {
    const fellow = await away('manager');
    const stranger = await away('admin');
    const executor = await away('executor');
    const seen = async (as: Person) => (await desk.as(as).read('v1/absences')).map(({ id }: Json) => id);
    expect(await seen('agent')).toEqual([fellow.id]);
    expect(await seen('admin')).toEqual([stranger.id]);
    expect(await seen('executor')).toEqual([executor.id]);
    await desk.as('agent').get(`v1/absences/${stranger.id}`).expect(404);
    expect((await records.patch('absences', fellow, { note: 'Ferien' }, 'agent').expect(200)).body.note).toBe('Ferien');
    expect(await away('agent', { user: world.ids.manager })).toMatchObject({ name: 'Manager alpina' });
    const foreign = await post('agent', { user: world.ids.admin, activeFrom: day(0), activeTo: day(1) }).expect(422);
    expect(codesOf(foreign.body)).toEqual([['/user', 'ABSENCE_FOREIGN']]);
    const upwards = await post('executor', { user: world.ids.agent, activeFrom: day(0), activeTo: day(1) }).expect(422);
    expect(codesOf(upwards.body)).toEqual([['/user', 'UNKNOWN_REFERENCE']]);
  });

  it('are nobody’s among customers', async () => {
    await desk.as('customer').get('v1/absences').expect(403);
    await post('customer', { activeFrom: day(0), activeTo: day(1) }).expect(403);
    await away('agent');
    const { id } = await world.submit('agent', { responsible: world.ids.manager });
    expect((await desk.as('customer').get(`v1/users?filter={"id":"${world.ids.agent}"}`).expect(200)).text).not.toMatch(
      /absentUntil|away/,
    );
    expect((await desk.as('customerAll').get(`v1/tickets/${id}?embed=["responsible"]`).expect(200)).text).not.toMatch(
      /absent/i,
    );
  });

  it('are told to agents in the list of people, with the last day', async () => {
    await away('executor');
    const body = await desk.as('agent').read('v1/users?filter={"isExecutor":true}');
    expect(body.map(({ id, absentUntil }: Json) => [id, absentUntil])).toEqual([[world.ids.executor, day(5)]]);
    expect(body.map(({ away }: Json) => away)).toEqual([[{ from: day(-1), to: day(5) }]]);
    const agents = await desk.as('agent').read('v1/users?filter={"isAgent":true}');
    expect(agents.map(({ id }: Json) => id).sort()).toEqual(
      [world.ids.agent, world.ids.manager, world.ids.admin].sort(),
    );
    expect(agents.every(({ absentUntil }: Json) => absentUntil === null)).toBe(true);
  });
});
