import { WebhookNoticesHandler } from '../../api/notifications/webhooks/webhook-notices.handler.js';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { runAsTenant } from '../../api/platform/tenancy/session.js';
import type { TestApplication } from '../support/application.js';
import { readEvents } from '../support/event-reader.js';
import { eventually } from '../support/eventually.js';
import type { TestMailServer } from '../support/mail-server.js';
import { mailedDesk } from '../support/mailed-desk.js';
import type { Person } from '../support/people.js';
import { startPushService, type TestPushService } from '../support/push-service.js';
import type { Json } from '../support/records.js';
import type { TicketWorld } from '../support/ticket-world.js';

let desk: TestApplication;
let world: TicketWorld;
let smtp: TestMailServer;
let push: TestPushService;
beforeAll(async () => {
  push = await startPushService();
  ({ desk, world, smtp } = await mailedDesk());
  await desk.app.get(JobWorker).start();
});
afterAll(async () => {
  await desk?.close();
  await push.close();
});
beforeEach(async () => {
  await desk.superuser.query('delete from webhook');
  smtp.mails.length = 0;
});

/** A webhook that was switched off, as its pump leaves it. */
async function switchedOff(): Promise<string> {
  const body = { url: 'https://hooks.example:8443/volta?key=geheim', events: ['tickets.created'], active: false };
  return (await desk.as('admin').create('v1/webhooks', body)).id;
}
const work = (id: string, tenant = 'alpina') =>
  runAsTenant(tenant, () => desk.app.get(WebhookNoticesHandler).handle({ webhook: id }));
const bellOf = async (person: Person): Promise<Json[]> => await desk.as(person).read('v1/notifications');
const wish = (channels: object[]) => desk.as('admin').put('v1/me/notification-settings', { channels }).expect(200);
const setRoles = (id: string, roles: string) =>
  desk.superuser.query('update "user" set roles = $2 where id = $1', [id, roles]);

describe('a webhook that was switched off', () => {
  it('is told to administrators by bell and mail, once however often the work is done, and to nobody else', async () => {
    const id = await switchedOff();
    await work(id);
    await work(id);
    expect(await bellOf('admin')).toMatchObject([
      {
        kind: 'WEBHOOK_OFF',
        webhook: id,
        webhookHost: 'hooks.example:8443',
        ticket: null,
        activity: null,
        identifier: null,
        ticketTitle: null,
        actor: null,
        unread: true,
      },
    ]);
    for (const other of ['agent', 'manager', 'executor', 'customer', 'otherAdmin'] as const)
      expect(await bellOf(other)).toEqual([]);
    expect(new Set(smtp.mails.map(({ to }) => String(to)))).toEqual(new Set(['admin@alpina.example']));
    await work(id, 'nordwind');
    expect(await bellOf('otherAdmin')).toEqual([]);
  });

  it('rings while it is looked at, is read like everything else, and again the next time', async () => {
    const stream = await readEvents(desk, 'admin');
    const others = await readEvents(desk, 'manager');
    const id = await switchedOff();
    await work(id);
    const [first] = await bellOf('admin');
    await eventually(() =>
      expect(stream.told).toContainEqual(
        expect.objectContaining({ resource: 'notifications', kind: 'created', id: first?.id }),
      ),
    );
    await desk
      .as('admin')
      .post('v1/notifications/read', { ids: [first?.id] })
      .expect(200);
    await desk.superuser.query('update webhook set version = version + 1 where id = $1', [id]);
    await work(id);
    expect((await bellOf('admin')).map(({ unread }) => unread)).toEqual([true, false]);
    expect(others.told.filter(({ resource }) => resource === 'notifications')).toEqual([]);
    stream.close();
    others.close();
  });

  it.each([
    ['BELL', 1, 0],
    ['MAIL', 0, 1],
    ['NEITHER', 0, 0],
  ])('is told by %s where that is chosen', async (channel, bell, mails) => {
    await wish([{ kind: 'WEBHOOK_OFF', channel }]);
    await work(await switchedOff());
    expect(await bellOf('admin')).toHaveLength(bell);
    expect(smtp.mails).toHaveLength(mails);
    await wish([]);
  });

  it('tells by mail alone whoever administers and works in no role', async () => {
    const { executor } = world.ids;
    await desk.superuser.query(`update "user" set email = 'technik@alpina.example' where id = $1`, [executor]);
    await setRoles(executor, '{vsd-admin}');
    await work(await switchedOff());
    await setRoles(executor, '{vsd-executor}');
    expect(smtp.to('technik@alpina.example')).toHaveLength(1);
    const rows = await desk.rows('select user_id from notification where webhook_id is not null');
    expect(rows).toEqual([{ user_id: world.ids.admin }]);
  });

  it('is no more told to who is no administrator any more, nor of one that is on again or gone', async () => {
    const id = await switchedOff();
    await work(id);
    const [told] = await bellOf('admin');
    const open = () => desk.as('agent').get(`v1/notifications/${told?.id}`);
    await desk.superuser.query('update notification set user_id = $1', [world.ids.agent]);
    await open().expect(404);
    await desk
      .as('agent')
      .get('openapi.json')
      .expect(200)
      .then(({ body }) => {
        expect(Object.keys(body.components.schemas.Notification.properties)).not.toContain('webhook');
      });
    await desk.superuser.query('delete from webhook where id = $1', [id]);
    const rows = await desk.rows('select 1 from notification where webhook_id is not null');
    expect(rows).toEqual([]);
    const other = await switchedOff();
    await desk.superuser.query('update webhook set active = true where id = $1', [other]);
    await work(other);
    expect(await bellOf('admin')).toEqual([]);
  });

  it('is told to devices with where it leads, and no more of its address', async () => {
    await desk.as('admin').get('v1/push-subscriptions/key').expect(200);
    await desk.as('admin').create('v1/push-subscriptions', push.device('own'));
    const id = await switchedOff();
    await work(id);
    const [told] = await bellOf('admin');
    await eventually(() =>
      expect(push.pushed.map(({ message }) => message)).toEqual([
        { number: 'hooks.example:8443', text: 'Webhook ausgeschaltet', webhook: id, entry: told?.id },
      ]),
    );
    await desk.superuser.query('delete from push_subscription');
  });
});

describe('a notification', () => {
  it('is about one thing, of its own tenant', async () => {
    const id = await switchedOff();
    await work(id);
    const stored = 'update notification set';
    const ticket = await world.submit('agent');
    await expect(desk.superuser.query(`${stored} webhook_id = null`)).rejects.toThrow('notification_about_check');
    await expect(desk.superuser.query(`${stored} ticket_id = $1`, [ticket.id])).rejects.toThrow(
      'notification_about_check',
    );
    await expect(desk.superuser.query(`${stored} tenant = 'nordwind'`)).rejects.toThrow('foreign key');
  });
});
