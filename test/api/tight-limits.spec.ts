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
    const { rows } = await desk.superuser.query(
      `select points from limits.rate_limit where key like 'invitations:%${one.id}'`,
    );
    expect(rows[0].points).toBeGreaterThanOrEqual(3);
  });

  it('let nobody write more messages a minute than people do', async () => {
    const nowhere = 'v1/tickets/0191a0b0-0000-7000-8000-00000000dead/messages';
    const write = () => desk.as('customer').post(nowhere).send({ text: 'Hallo' });
    for (let sent = 0; sent < 30; sent += 1) await write().expect(404);
    expectProblem(await write(), 429);
    await desk.as('customerAll').post(nowhere).send({ text: 'Hallo' }).expect(404);
  });

  it('let one address try thirty links of closing mails a minute', async () => {
    const guess = () =>
      desk
        .as(null)
        .put(`v1/ratings/alpina/${'z'.repeat(44)}`)
        .send({ rating: 1 });
    for (let tried = 0; tried < 30; tried += 1) await guess().expect(404);
    expectProblem(await guess(), 429);
    expectProblem(await desk.as(null).get(`v1/ratings/alpina/${'y'.repeat(44)}`), 429);
  });

  it('let one location’s form, and one address, ask no more often than people do', async () => {
    const link = 'z'.repeat(44);
    const asked = { description: 'Lift steht', name: 'Anna', email: 'anna@acme.example', locale: 'de-CH' };
    const ask = (token: string) => desk.as(null).post(`v1/request-forms/alpina/${token}/requests`).send(asked);
    for (let sent = 0; sent < 20; sent += 1) await ask(link).expect(404);
    expectProblem(await ask(link), 429);
    expectProblem(await ask('y'.repeat(44)), 429);
    const { rows } = await desk.superuser.query(
      `select points, key from limits.rate_limit where key like 'requests-of-link:%'`,
    );
    expect(rows.map(({ points }) => points)).toEqual([20]);
    // Whoever reads the counts learns no link.
    expect(rows[0].key).not.toContain(link);
  });

  it('let one address begin twenty sign-ins a minute', async () => {
    for (let begun = 0; begun < 20; begun += 1) await desk.as(null).get('session/sign-in').expect(302);
    expectProblem(await desk.as(null).get('session/sign-in'), 429);
  });
});
