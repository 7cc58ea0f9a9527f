import type { lookup } from 'node:dns';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PATIENCE_MS, waitAfterAttempt } from '../../api/developers/webhooks/webhook-plan.js';
import { WebhookSender } from '../../api/developers/webhooks/webhook-sender.js';
import { WebhookWatch } from '../../api/developers/webhooks/webhook-watch.js';
import { readEnv } from '../../api/platform/env.js';
import { Outbound } from '../../api/platform/http/outbound.js';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { Metrics } from '../../api/platform/metrics/metrics.js';
import { eventually } from '../support/eventually.js';
import { type Json, recordsOf } from '../support/records.js';
import { useMailedDesk } from '../support/use-desk.js';
import { type Call, isSigned, webhookReceiver } from '../support/webhook-receiver.js';

const { desk, world, smtp } = useMailedDesk();
beforeAll(async () => {
  await desk.app.get(JobWorker).start();
  desk.app.get(WebhookWatch).start();
});
const records = () => recordsOf(desk);

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await desk.superuser.query('update webhook set active = false');
  for (const close of closing.splice(0)) await close();
});

async function receiver(answer?: (call: number) => number) {
  const made = await webhookReceiver(answer);
  closing.push(made.close);
  return made;
}
const post = (body: object) => desk.as('admin').post('v1/webhooks', body);
const hook = async (body: object): Promise<Json> => (await post(body).expect(201)).body;
const deliveriesOf = async (id: string): Promise<Json[]> => await desk.as('admin').read(`v1/webhooks/${id}/deliveries`);
const customer = (name: string) => records().create('customers', { code: name.toUpperCase(), name });
const about = (calls: readonly Call[], id: string) => calls.filter(({ body }) => body.data.id === id);
/** Makes waiting deliveries due. */
const passTime = () => desk.superuser.query(`update webhook_delivery set next_at = now() where state = 'WAITING'`);

describe('a webhook', () => {
  it('is told of what happens, signed, with the record as its owner sees it', async () => {
    const { url, calls } = await receiver();
    const { id, signingSecret } = await hook({ url, events: ['customers.created', 'customers.changed'] });
    const made = await customer('Meldung');
    await records().patch('customers', made, { name: 'Meldung AG' }).expect(200);
    await eventually(() => expect(about(calls, String(made.id))).toHaveLength(2));
    const [first, second] = about(calls, String(made.id)) as [Call, Call];
    expect([first.body.type, second.body.type]).toEqual(['customers.created', 'customers.changed']);
    expect(second.body.data).toMatchObject({ resource: 'customers', id: made.id, record: { name: 'Meldung AG' } });
    for (const call of calls) {
      expect(isSigned(call, String(signingSecret))).toBe(true);
      expect(isSigned({ ...call, text: `${call.text} ` }, String(signingSecret))).toBe(false);
    }
    await eventually(async () =>
      expect(
        (await deliveriesOf(String(id))).map(({ state, status, answer }) => [state, status, answer]),
      ).toContainEqual(['DELIVERED', 204, '']),
    );
  });

  it('tells its secret once, and keeps it sealed', async () => {
    const { id, signingSecret } = await hook({
      url: 'http://127.0.0.1:2/',
      events: ['tickets.created'],
      active: false,
    });
    expect(signingSecret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const read = await desk.as('admin').read(`v1/webhooks/${id}`);
    expect(read.signingSecret).toBeNull();
    expect(read).not.toHaveProperty('secret');
    const rows = await desk.rows('select w::text as row from webhook w where id = $1', id);
    expect(rows[0].row).not.toContain(String(signingSecret).slice(6));
  });

  it('is told of what its filter lets through alone', async () => {
    const { url, calls } = await receiver();
    await hook({ url, events: ['tickets.created', 'tickets.changed'], filter: '{"priority":"HIGH"}' });
    const low = await world.submit('agent', { priority: 'LOW' });
    const high = await world.submit('agent', { priority: 'HIGH' });
    await eventually(() => expect(about(calls, String(high.id)).length).toBeGreaterThan(0));
    expect(about(calls, String(low.id))).toEqual([]);
  });

  it('is told again what did not arrive, each record in its order, with the same id', async () => {
    const { url, calls } = await receiver((call) => (call === 1 ? 503 : 200));
    await hook({ url, events: ['customers.created', 'customers.changed'] });
    let made = await customer('Nochmals');
    for (const name of ['Zwei', 'Drei']) made = (await records().patch('customers', made, { name }).expect(200)).body;
    await eventually(async () => {
      await passTime();
      expect(about(calls, String(made.id)).filter(({ status }) => status === 200)).toHaveLength(3);
    });
    const [failed, again, ...later] = about(calls, String(made.id));
    expect(again?.headers['webhook-id']).toBe(failed?.headers['webhook-id']);
    expect([again, ...later].map((call) => call?.body.data.version)).toEqual([1, 2, 3]);
  });

  it('is sent a delivery once more when somebody asks for it', async () => {
    const { url, calls } = await receiver();
    const { id } = await hook({ url, events: ['customers.created'] });
    const made = await customer('Replay');
    const delivered = await eventually(async () => {
      const [first] = await deliveriesOf(String(id));
      expect(first?.state).toBe('DELIVERED');
      return first as Json;
    });
    await desk.as('agent').post(`v1/webhook-deliveries/${delivered.id}/replay`).expect(403);
    await desk.as('otherAdmin').post(`v1/webhook-deliveries/${delivered.id}/replay`).expect(404);
    await desk.as('admin').post(`v1/webhook-deliveries/${delivered.id}/replay`).expect(200);
    await eventually(() => expect(about(calls, String(made.id))).toHaveLength(2));
    const [first, second] = about(calls, String(made.id));
    expect(second?.text).toBe(first?.text);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  });

  it('is switched off when nothing has arrived for a day, and administrators hear of it by mail and bell', async () => {
    const { url } = await receiver(() => 500);
    const { id } = await hook({ url, events: ['customers.created'] });
    await customer('Aus');
    await eventually(async () => {
      const body = await desk.as('admin').read(`v1/webhooks/${id}`);
      expect(body).toMatchObject({ state: 'FAILING', problem: 'HTTP 500', active: true });
    });
    await desk.superuser.query(`update webhook set failing_since = failing_since - interval '25 hours'`);
    await eventually(async () => {
      await passTime();
      const body = await desk.as('admin').read(`v1/webhooks/${id}`);
      expect(body).toMatchObject({ state: 'OFF', active: false });
    });
    const told = () => smtp.mails.filter(({ headers }) => headers.get('subject')?.includes('Webhook'));
    await eventually(() => expect(told().map(({ to }) => to)).toEqual([['admin@alpina.example']]));
    const bell = await desk.as('admin').read('v1/notifications');
    expect(bell).toMatchObject([{ kind: 'WEBHOOK_OFF', webhook: id }]);
  });

  it('follows no redirection', async () => {
    const { url, calls } = await receiver(() => 302);
    const { id } = await hook({ url, events: ['customers.created'] });
    await customer('Umleitung');
    await eventually(async () =>
      expect((await deliveriesOf(String(id)))[0]).toMatchObject({ attempts: 1, status: 302 }),
    );
    expect(calls).toHaveLength(1);
  });

  it.each([
    [{ url: 'http://hooks.example/' }, 'PLAIN_ONLY_LOCAL'],
    [{ url: 'https://anna:geheim@hooks.example/' }, 'FORMAT_INVALID'],
    [{ url: 'https://hooks.example:25/' }, 'PORT_REFUSED'],
    [{ events: [] }, 'CHOOSE_ONE'],
    [{ events: ['passwords.created'] }, 'INVALID_VALUE'],
    [{ filter: '{"nothing":1}' }, 'WEBHOOK_FILTER'],
    [{ filter: 'no filter' }, 'WEBHOOK_FILTER'],
  ])('is not made with %j', async (body, code) => {
    const refused = await post({ url: 'https://hooks.example/', events: ['tickets.created'], ...body }).expect(422);
    expect(refused.body.errors[0].code).toBe(code);
  });
});

describe('the plan of attempts', () => {
  it('grows, and ends after a day', () => {
    const waits = Array.from({ length: 11 }, (_, at) => waitAfterAttempt(at + 1));
    const given = waits.filter((wait) => wait !== undefined);
    expect(waits.at(-1)).toBeUndefined();
    expect(given).toEqual(given.toSorted((one, other) => one - other));
    expect(given.reduce((sum, wait) => sum + wait, 0) * 1_000).toBe(PATIENCE_MS);
  });
});

describe('addresses of the house', () => {
  let heard = 0;
  const canary = createServer((_request, response) => response.end());
  // A connection alone is a fault, with or without a request on it.
  canary.on('connection', () => {
    heard += 1;
  });
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => canary.listen(0, '::', resolve));
    ({ port } = canary.address() as AddressInfo);
  });
  afterAll(() => new Promise<void>((resolve) => canary.close(() => resolve())));

  const env = () =>
    Object.assign(readEnv({ NODE_ENV: 'test', DATABASE_URL: desk.databaseUrl, VSD_ISSUER: desk.issuer.url }), {
      VSD_PRIVATE_HOSTS: 'refuse' as const,
    });
  const HOSTS = `127.0.0.1 2130706433 017700000001 0x7f000001 0x7f.1 127.1 0 localhost localhost. [::1] [::]
    [::ffff:127.0.0.1] [0:0:0:0:0:ffff:7f00:1] [64:ff9b::7f00:1] 127.0.0.1. 169.254.169.254 10.0.0.1 １２７.０.０.１`.split(
    /\s+/,
  );

  it.each(HOSTS)('are never called: %s', async (host) => {
    const outbound = new Outbound({ callMs: 2_000, connectMs: 1_000 });
    for (const scheme of ['http', 'https'])
      await expect(
        outbound.call(new URL(`${scheme}://${host}:${port}/`), { method: 'POST', body: '{}' }, env()),
      ).rejects.toThrow();
    expect(heard).toBe(0);
  });

  it('are reached by the canary’s own test, so that it would hear', async () => {
    const outbound = new Outbound({ callMs: 2_000, connectMs: 1_000 });
    const open = Object.assign(env(), { VSD_PRIVATE_HOSTS: 'allow' as const });
    await outbound.call(new URL(`http://127.0.0.1:${port}/`), { method: 'POST', body: '{}' }, open);
    expect(heard).toBe(1);
    heard = 0;
  });

  it('are not reached by a name that leads there, nor by one that leads elsewhere at first', async () => {
    const told: string[] = [];
    const answers = ['93.184.216.34', '127.0.0.1', '::1', '10.0.0.1'];
    const find = ((name: string, _options: object, done: (error: null, found: object[]) => void) => {
      const address = answers[told.length % answers.length] as string;
      told.push(name);
      done(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
    }) as unknown as typeof lookup;
    const outbound = new Outbound({ callMs: 1_000, connectMs: 500 }, find);
    for (let at = 0; at < 8; at += 1)
      await outbound
        .call(new URL(`http://rebinding.example:${port}/`), { method: 'POST', body: '{}' }, env())
        .then(() => expect('an answer').toBe('none'))
        .catch(() => undefined);
    expect(told.length).toBeGreaterThan(1);
    expect(heard).toBe(0);
  });

  it('are told as such in the log of deliveries', async () => {
    const sender = new WebhookSender(env(), new Metrics());
    expect(await sender.post(`https://127.0.0.1:${port}/`, {}, '{}')).toEqual({ status: null, answer: 'EPRIVATE' });
    expect(await sender.post(`https://localhost:${port}/`, {}, '{}')).toEqual({ status: null, answer: 'EPRIVATE' });
    expect(heard).toBe(0);
  });
});
