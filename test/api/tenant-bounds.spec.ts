import { WebhookWatch } from '../../api/developers/webhooks/webhook-watch.js';
import { Role } from '../../api/vocabulary/role.js';
import { callerOf } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import { type Json, recordsOf } from '../support/records.js';
import { useDesk } from '../support/use-desk.js';
import { webhookReceiver } from '../support/webhook-receiver.js';

const desk = useDesk({ VSD_RATE_LIMIT: '60' });
const CHANGED = ['customers.created', 'customers.changed'];
const EXPORT = { resource: 'customers', format: 'csv' };

/** A service account with a token, made by the manager. */
async function program(username: string) {
  const roles = [Role.Agent, Role.AccessReporting];
  const { id: user } = await recordsOf(desk).create('users', { username, kind: 'SERVICE', roles });
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const scopes = ['exports:read', 'exports:write', 'customers:read'];
  const body = { name: username, user, expiresAt, scopes };
  const { token } = await desk.as('manager').create('v1/api-tokens', body);
  return callerOf(desk.app.getHttpServer(), token);
}

describe('webhooks', () => {
  it('of one tenant whose receivers never answer hold up none of another tenant', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<number>();
    const slow = await webhookReceiver(() => released);
    const quick = await webhookReceiver();
    try {
      for (let number = 0; number < 8; number += 1)
        await desk.as('admin').create('v1/webhooks', { url: slow.url, events: CHANGED });
      await desk.as('otherAdmin').create('v1/webhooks', { url: quick.url, events: CHANGED });
      for (let number = 0; number < 12; number += 1)
        await recordsOf(desk).create('customers', { code: `SLOW${number}`, name: `Langsam ${number}` });
      desk.app.get(WebhookWatch).start();
      const holders = `select count(*)::int as count from webhook where lease_until > now()`;
      await eventually(async () => expect(await desk.rows(holders)).toEqual([{ count: 4 }]));
      const body = { code: 'QUICK', name: 'Rasch' };
      const { id } = await desk.as('otherManager').create('v1/customers', body);
      await eventually(() => expect(quick.calls.map((call) => call.body.data.id)).toContain(id), 8_000);
      expect(
        await desk.rows(`select count(*)::int as count from webhook_delivery where status = 204 and tenant = 'alpina'`),
      ).toEqual([{ count: 0 }]);
    } finally {
      release(204);
      await slow.close();
      await quick.close();
    }
  });

  it('are twenty for a tenant, however many are made at once', async () => {
    const body = { url: 'https://hooks.example/volta', events: CHANGED };
    const answers = await Promise.all(Array.from({ length: 14 }, () => desk.as('admin').post('v1/webhooks', body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(12).fill(201), 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'WEBHOOK_LIMIT',
      params: { most: 20 },
    });
    await desk.as('otherAdmin').create('v1/webhooks', body);
  });
});

describe('what a user may have', () => {
  it('is spent by the service accounts that they made as well: exports and requests', async () => {
    const [one, other] = [await program('programm-eins'), await program('programm-zwei')];
    const orders = [desk.as('manager').post('v1/exports'), one.post('v1/exports'), other.post('v1/exports')];
    for (const order of orders) await order.send(EXPORT).expect(202);
    expect((await other.post('v1/exports').send(EXPORT).expect(409)).body.code).toBe('EXPORTS_RUNNING');
    await desk.superuser.query(`update data_export set state = 'DONE', expires_at = now() + interval '1 day'`);
    const left = async (caller: typeof one): Promise<number> =>
      Number(/r=(\d+)/.exec(String((await caller.get('v1/customers')).headers.ratelimit))?.[1]);
    const before = await left(one);
    await other.get('v1/customers');
    expect(await left(one)).toBe(before - 2);
    expect(await left(desk.as('manager'))).toBe(before - 3);
  });

  it('ends at twenty exports that wait or run in the tenant', async () => {
    await desk.superuser.query(`
      insert into data_export (tenant, id, version, created_at, created_by, updated_at, updated_by, user_id, resource, format, file_name, query, locale, mail, state, total, done)
      select tenant, uuidv7(), 1, now(), 'x', now(), 'x', id, 'customers', 'csv', 'x', '{}', 'de-CH', false, 'WAITING', 0, 0
        from "user", generate_series(1, 20) where tenant = 'alpina' and username = 'alpina-admin'`);
    const refused: Json = (await desk.as('manager').post('v1/exports', EXPORT).expect(409)).body;
    expect(refused).toMatchObject({ code: 'EXPORTS_FULL', params: { most: 20 } });
    await desk.as('otherManager').post('v1/exports', EXPORT).expect(202);
  });

  it('ends at twenty imports that wait or are worked at in the tenant, however many are sent at once', async () => {
    const { id } = await recordsOf(desk).create('customers', { code: 'IMPORTS', name: 'Importe' });
    const path = `v1/customers/${id}/locations/import`;
    const send = () => desk.as('manager').post(path).attach('file', Buffer.from('Name\nWerk\n'), 'orte.csv');
    const imported = (await send().expect(201)).body;
    await desk.superuser.query(`
      insert into data_import (tenant, id, version, created_at, created_by, updated_at, updated_by, user_id, target, parent, file_name, format, columns, rows, done, created, updated, unchanged, refused, state)
      select tenant, uuidv7(), 1, now(), 'x', now(), 'x', user_id, target, parent, file_name, format, '[]', 0, 0, 0, 0, 0, 0,
             (array['READING', 'CHECKING', 'RUNNING'])[1 + n % 3]
        from data_import, generate_series(1, 17) as n where id = '${imported.id}'`);
    const answers = await Promise.all([send(), send(), send(), send()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect(refused).toMatchObject({ code: 'IMPORTS_FULL', params: { most: 20 } });
    await desk.superuser.query(
      `update data_import set state = 'READY', columns = '[{"title": "Name", "field": "name"}]' where id = '${imported.id}'`,
    );
    await send().expect(201);
    const again = await desk.as('manager').post(`v1/imports/${imported.id}/run`, {}).expect(409);
    expect(again.body.code).toBe('IMPORTS_FULL');
    await desk.superuser.query(`update data_import set state = 'DONE' where id <> '${imported.id}'`);
    await desk.as('manager').post(`v1/imports/${imported.id}/run`, {}).expect(202);
  });
});
