import type { Person } from '../support/people.js';
import { expectProblem } from '../support/problems.js';
import { type Json, recordsOf } from '../support/records.js';
import { useDesk } from '../support/use-desk.js';

const desk = useDesk({ VSD_RATE_LIMIT: '100000' });

const user = (name: string): Promise<Json> =>
  recordsOf(desk).create('users', {
    username: name,
    firstname: name,
    lastname: 'Muster',
    email: `${name}@alpina.example`,
    roles: ['vsd-agent'],
  });

describe('tight limits', () => {
  it('send three invitations an hour to one person, however many send them', async () => {
    const [one, other] = [await user('anna'), await user('beat')];
    const invite = ({ id }: Json) => desk.as('manager').post(`v1/users/${id}/invitation/mail`);
    for (let sent = 0; sent < 3; sent += 1) await invite(one).expect(202);
    const refused = await invite(one);
    expectProblem(refused, 429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    await invite(other).expect(202);
    const rows = await desk.rows(`select points from limits.rate_limit where key like 'invitations:%${one.id}'`);
    expect(rows[0].points).toBeGreaterThanOrEqual(3);
  });

  it('of an invitation are not used up by who may not send it', async () => {
    const person = await user('carla');
    const invite = (sender: Person) => desk.as(sender).post(`v1/users/${person.id}/invitation/mail`);
    for (const stranger of ['customer', 'agent', 'otherManager', 'customer', 'otherManager'] as const)
      expect([403, 404]).toContain((await invite(stranger)).status);
    await invite('manager').expect(202);
  });

  it.each([
    ['mailboxes', { host: '127.0.0.1', port: 9, user: 'anna', password: 'geheim', active: false }],
    ['erp-connections', { adapter: 'CALDAV', url: 'http://127.0.0.1:2/', user: 'a', password: 'b', active: false }],
  ])('let nobody try one of the %s more than ten times in ten minutes', async (path, body) => {
    const made = await recordsOf(desk).create(path, { name: 'Versuch', ...body }, 'admin');
    const test = (person: Person = 'admin') => desk.as(person).post(`v1/${path}/${made.id}/test`);
    for (let tried = 0; tried < 11; tried += 1) await test('agent').expect(403);
    for (let tried = 0; tried < 10; tried += 1) await test().expect(200);
    expectProblem(await test(), 429);
  });

  it('let nobody write more messages a minute than people do', async () => {
    const nowhere = 'v1/tickets/0191a0b0-0000-7000-8000-00000000dead/messages';
    const write = () => desk.as('customer').post(nowhere, { text: 'Hallo' });
    for (let sent = 0; sent < 30; sent += 1) await write().expect(404);
    expectProblem(await write(), 429);
    await desk.as('customerAll').post(nowhere, { text: 'Hallo' }).expect(404);
  });

  it('let one address try thirty links of closing mails a minute', async () => {
    const guess = () => desk.as(null).put(`v1/ratings/alpina/${'z'.repeat(44)}`, { rating: 1 });
    for (let tried = 0; tried < 30; tried += 1) await guess().expect(404);
    expectProblem(await guess(), 429);
    expectProblem(await desk.as(null).get(`v1/ratings/alpina/${'y'.repeat(44)}`), 429);
  });

  it('let one location’s form, and one address, ask no more often than people do', async () => {
    const link = 'z'.repeat(44);
    const asked = { description: 'Lift steht', name: 'Anna', email: 'anna@acme.example', locale: 'de-CH' };
    const ask = (token: string) => desk.as(null).post(`v1/request-forms/alpina/${token}/requests`, asked);
    for (let sent = 0; sent < 20; sent += 1) await ask(link).expect(404);
    expectProblem(await ask(link), 429);
    expectProblem(await ask('y'.repeat(44)), 429);
    const rows = await desk.rows(`select points, key from limits.rate_limit where key like 'requests-of-link:%'`);
    expect(rows.map(({ points }) => points)).toEqual([20]);
    // A reader of the counts learns no link.
    expect(rows[0].key).not.toContain(link);
  });

  it('let one address begin twenty sign-ins a minute', async () => {
    for (let begun = 0; begun < 20; begun += 1) await desk.as(null).get('session/sign-in').expect(302);
    expectProblem(await desk.as(null).get('session/sign-in'), 429);
  });
});
