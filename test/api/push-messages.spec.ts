import { WebPushSender } from '../../api/integrations/push/web-push-sender.js';
import { Env } from '../../api/platform/env.js';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { secretBox } from '../../api/platform/secret-box.js';
import type { TestApplication } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import { mailedDesk } from '../support/mailed-desk.js';
import { wakeWorker } from '../support/pass-time.js';
import type { Person } from '../support/people.js';
import { startPushService, type TestPushService } from '../support/push-service.js';
import type { TicketWorld } from '../support/ticket-world.js';

let desk: TestApplication;
let world: TicketWorld;
let push: TestPushService;
beforeAll(async () => {
  push = await startPushService();
  ({ desk, world } = await mailedDesk());
  await desk.app.get(JobWorker).start();
});
afterAll(async () => {
  await desk?.close();
  await push.close();
});
beforeEach(async () => {
  await desk.superuser.query('delete from push_subscription');
  push.pushed.length = 0;
  push.answer = () => 201;
});

const PATH = 'v1/push-subscriptions';
const subscribe = (person: Person, device: object) => desk.as(person).post(PATH, device);
const given = () => world.submit('agent', { responsible: world.ids.manager });
const devices = async () => await desk.rows('select user_id, endpoint from push_subscription order by created_at');
const waiting = async () =>
  await desk.rows(
    `select data->>'failures' as failures from pgboss.job where name = 'pushes' and state in ('created', 'retry', 'active')`,
  );
const settings = (body: object) =>
  desk
    .as('manager')
    .put('v1/me/notification-settings', { channels: [], ...body })
    .expect(200);

describe('a device', () => {
  it('is told number and kind in the user’s language, sealed for it and signed by the tenant', async () => {
    await subscribe('manager', push.device('own')).expect(201);
    const body = await desk.as('manager').read(`${PATH}/key`);
    const ticket = await given();
    await eventually(() => expect(push.pushed).toHaveLength(1));
    const [told] = push.pushed;
    expect(told?.message).toEqual({
      number: ticket.identifier,
      text: 'Ihnen zugewiesen',
      ticket: ticket.id,
      entry: expect.any(String),
    });
    expect(told).toMatchObject({ path: '/own', ttl: '1800', key: body.publicKey });
    expect(told?.sender).toMatchObject({ aud: push.url, sub: 'mailto:service-desk@volta.example' });
    expect(told?.raw.includes(ticket.identifier)).toBe(false);
  });

  it('keeps its tenant’s private key sealed, one for each tenant whoever asks first', async () => {
    const keys = await Promise.all(
      (['agent', 'manager', 'admin', 'otherAgent'] as const).map(async (person) => {
        return (await desk.as(person).read(`${PATH}/key`)).publicKey;
      }),
    );
    expect(new Set(keys).size).toBe(2);
    const rows = await desk.rows('select tenant, private_key from push_key');
    expect(rows).toHaveLength(2);
    const [{ tenant, private_key: kept }] = rows;
    expect(secretBox().open(kept, `push-key/${tenant}`)).toMatch(/^[\w-]{43}$/);
    expect(() => secretBox().open(kept, 'push-key/other')).toThrow();
  });

  it('is forgotten once its push service knows it no more, and others are told all the same', async () => {
    await subscribe('manager', push.device('gone')).expect(201);
    await subscribe('manager', push.device('here')).expect(201);
    push.answer = (path) => (path === '/gone' ? 410 : 201);
    await given();
    await eventually(async () => expect(await devices()).toMatchObject([{ endpoint: `${push.url}/here` }]));
    await eventually(() => expect(push.pushed.map(({ path }) => path)).toEqual(['/here']));
  });

  it('is told later when its push service is busy', async () => {
    await subscribe('manager', push.device('busy')).expect(201);
    push.answer = () => 503;
    await given();
    await eventually(async () => expect(await waiting()).toEqual([{ failures: '1' }]));
    push.answer = () => 201;
    await desk.superuser.query(`update pgboss.job set start_after = now() where name = 'pushes'`);
    await wakeWorker(desk.superuser);
    await eventually(() => expect(push.pushed).toHaveLength(1));
  });

  it('stays silent in quiet hours, and for what was read, grew old or got out of reach meanwhile', async () => {
    await subscribe('manager', push.device('quiet')).expect(201);
    const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
    await settings({ quietFrom: '00:00', quietTo: '00:00', quietDays: days });
    await given();
    const done = () =>
      eventually(async () => {
        const rows = await desk.rows(
          `select name from pgboss.job where name in ('pushes', 'ticket-notices') and state in ('created', 'retry', 'active')`,
        );
        expect(rows).toEqual([]);
      });
    await done();
    await settings({});
    push.answer = () => 503;
    for (const late of [
      `update notification set read_at = now() where ticket_id = $1`,
      `update notification set created_at = now() - interval '1 hour' where ticket_id = $1`,
      `with t as (select $1::uuid) update "user" set active = false where username = 'alpina-manager'`,
    ]) {
      const ticket = await given();
      await eventually(async () => expect(await waiting()).toMatchObject([{ failures: '1' }]));
      await desk.superuser.query(late, [ticket.id]);
      await desk.superuser.query(`update pgboss.job set start_after = now() where name = 'pushes'`);
      await wakeWorker(desk.superuser);
      await done();
    }
    await desk.superuser.query(`update "user" set active = true where username = 'alpina-manager'`);
    expect(push.pushed).toEqual([]);
  });

  it('belongs to who used its browser last, is signed off by them alone, and ten of them are kept', async () => {
    const device = push.device('shared');
    const first = (await subscribe('agent', device).expect(201)).body.id;
    const { id } = (await subscribe('manager', device).expect(201)).body;
    expect(await devices()).toEqual([{ user_id: world.ids.manager, endpoint: device.endpoint }]);
    for (const stranger of ['agent', 'otherAgent'] as const)
      await desk.as(stranger).delete(`${PATH}/${first}`).expect(404);
    await desk.as('manager').delete(`${PATH}/${id}`).expect(200);
    for (let serial = 0; serial < 12; serial += 1) await subscribe('manager', push.device(`d${serial}`)).expect(201);
    const kept = (await devices()).map(({ endpoint }) => endpoint.split('/').at(-1));
    expect(kept).toEqual(['d2', 'd3', 'd4', 'd5', 'd6', 'd7', 'd8', 'd9', 'd10', 'd11']);
  });

  const hostile = `http://push.example/x https://10.0.0.1/x https://169.254.169.254/latest/meta-data https://[::1]/x
    https://[::ffff:127.0.0.1]/x https://0x0a000001/x https://167772161/x https://localhost/x
    https://desk.localhost/x https://intranet/x https://user:secret@push.example/x file:///etc/passwd
    javascript:alert(1) push`.split(/\s+/);

  it.each(hostile)('is no address within the house: %s', async (endpoint) => {
    const { keys } = push.device('hostile');
    const { body } = await subscribe('manager', { endpoint, keys }).expect(422);
    expect(body.errors).toMatchObject([{ pointer: '/endpoint' }]);
    expect(await devices()).toEqual([]);
  });

  it('is not called where its name leads into the house', async () => {
    const sender = new WebPushSender(Object.assign(new Env(), { NODE_ENV: 'production' }));
    const { keys } = push.device('inside');
    const { port } = new URL(push.url);
    const own = await sender.makeKeys();
    // Public names that lead to this machine.
    expect(sender.mayReach(push.url)).toBe(false);
    const inside = { endpoint: `https://localtest.me:${port}/inside`, ...keys };
    await expect(sender.send(inside, own, 'x', 60)).rejects.toThrow();
    expect(push.pushed).toEqual([]);
  });

  it('refuses keys that are none', async () => {
    const { endpoint, keys } = push.device('keys');
    for (const wrong of [{ ...keys, p256dh: 'x' }, { ...keys, auth: '' }, {}])
      await subscribe('manager', { endpoint, keys: wrong }).expect(422);
    // The form of a point that is none: it is forgotten when it is first used.
    await subscribe('manager', { endpoint, keys: { ...keys, p256dh: 'A'.repeat(87) } }).expect(201);
    await given();
    await eventually(async () => expect(await devices()).toEqual([]));
  });
});
