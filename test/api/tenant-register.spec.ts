import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { WebhookWatch } from '../../api/developers/webhooks/webhook-watch.js';
import { MailboxWatch } from '../../api/intake/mailboxes/mailbox-watch.js';
import { HeldJobs } from '../../api/platform/jobs/held-jobs.js';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { callerOf } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import { people } from '../support/people.js';
import { useMailedDesk } from '../support/use-desk.js';
import { vsdWith } from '../support/vsd.js';
import { webhookReceiver } from '../support/webhook-receiver.js';

const { desk, world, smtp } = useMailedDesk({ VSD_MAILBOX_POLL_MS: '500' });

const vsd = (...parameters: string[]) => vsdWith({ DATABASE_OWNER_URL: desk.ownerUrl })(...parameters);

/** Status and code of a request with a token of the tenant. */
async function signIn(tenant: string) {
  const { agent } = people;
  const claims = {
    ...agent,
    sub: `${tenant}-subject`,
    preferred_username: `${tenant}-visitor`,
    email: `visitor@${tenant}.example`,
  };
  const client = `vsd-webapp-${tenant}`;
  const token = await desk.issuer.sign({ ...claims, azp: client, resource_access: { [client]: { roles: [] } } });
  const { status, body } = await callerOf(desk.app.getHttpServer(), token).get('v1/me');
  return [status, body.code ?? body.tenant];
}

describe('the register of tenants', () => {
  it('refuses a tenant that a token names and no operator has added', async () => {
    expect(await signIn('founded-by-token')).toEqual([403, 'TENANT_UNKNOWN']);
    expect(await vsd('tenant', 'list')).not.toContain('founded-by-token');
  });

  it('lets users of an added tenant in, refuses them at once while it is suspended, and API tokens too', async () => {
    expect(await vsd('tenant', 'add', 'helvetia')).toBe('helvetia is added\n');
    expect(await vsd('tenant', 'add', 'helvetia')).toBe('helvetia is there already\n');
    expect(await signIn('helvetia')).toEqual([200, 'helvetia']);
    expect(await vsd('tenant', 'suspend', 'helvetia')).toBe('helvetia is suspended\n');
    expect(await signIn('helvetia')).toEqual([403, 'TENANT_SUSPENDED']);
    expect(JSON.parse(await vsd('tenant', 'list', '--json'))).toContainEqual(
      expect.objectContaining({
        name: 'helvetia',
        state: 'SUSPENDED',
        createdAt: expect.any(String),
        figures: { users: 1, tickets: 0, bytes: 0, lastAct: expect.any(String) },
        jobs: null,
      }),
    );
    expect(await vsd('tenant', 'resume', 'helvetia')).toBe('helvetia is active again\n');
    expect(await signIn('helvetia')).toEqual([200, 'helvetia']);
  });

  it('refuses names and commands that are none with a sentence and exit code 2, and changes nothing', async () => {
    expect(await vsd('tenant', 'add', 'valid-one', 'Not Valid')).toMatch(/^2: "Not Valid" is no name of a tenant/);
    expect(await vsd('tenant', 'list')).not.toContain('valid-one');
    expect(await vsd('tenant', 'found', 'x')).toMatch(/^2: error: unknown command 'found'/);
    expect(await vsd('tenant', 'suspend', 'alpina', 'nowhere')).toMatch(/^1: There is no tenant "nowhere"/);
    expect(await signIn('alpina')).toEqual([200, 'alpina']);
  });

  it('is read by the application and written by the owner of the database alone', async () => {
    const client = new pg.Client({ connectionString: desk.databaseUrl });
    await client.connect();
    const founded = client.query(`insert into installation.tenant (name) values ('own')`);
    await expect(founded.finally(() => client.end())).rejects.toThrow(/permission denied/);
  });
});

const tenantOf = ({ tenant }: { tenant: string }) => tenant;

describe('a suspended tenant', () => {
  it('is refused at each entrance without a sign-in that belongs to a tenant', async () => {
    const document = JSON.parse(await readFile('openapi/openapi.json', 'utf8'));
    const entrances = Object.entries<Record<string, { security?: unknown[] }>>(document.paths).flatMap(
      ([path, operations]) =>
        Object.entries(operations).flatMap(([method, { security }]) =>
          path.includes('{tenant}') && security?.length === 0 ? [[method, path] as const] : [],
        ),
    );
    expect(entrances.length).toBeGreaterThan(8);
    const answers = async (tenant: string) =>
      Promise.all(
        entrances.map(async ([method, path]) => {
          const address = path
            .slice(1)
            .replace('{tenant}', tenant)
            .replace(/\{\w+\}/g, 'a'.repeat(32));
          return (await desk.as(null)[method as 'get'](address)).body.code;
        }),
      );
    await vsd('tenant', 'suspend', 'nordwind');
    expect(new Set(await answers('nordwind'))).toEqual(new Set(['TENANT_SUSPENDED']));
    await vsd('tenant', 'close', 'nordwind');
    expect(new Set(await answers('nordwind'))).toEqual(new Set(['TENANT_SUSPENDED']));
    await vsd('tenant', 'resume', 'nordwind');
    expect(await answers('nordwind')).not.toContain('TENANT_SUSPENDED');
    expect(await answers('nowhere')).not.toContain('TENANT_SUSPENDED');
  });

  it('sends and reads nothing, keeps its jobs, and goes on with all of them once it is active again', async () => {
    const hook = await webhookReceiver();
    const receivers = () => hook.calls.map(({ body }) => body.data.record?.name);
    const box = { name: 'Postfach', host: '127.0.0.1', port: 9, user: 'anna', password: 'geheim' };
    for (const [admin, manager] of [
      ['admin', 'manager'],
      ['otherAdmin', 'otherManager'],
    ] as const) {
      await desk.as(admin).create('v1/webhooks', { url: hook.url, events: ['customers.created'] });
      await desk.as(admin).create('v1/mailboxes', box);
      await desk.as(manager).create('v1/customers', { code: 'LATER', name: manager });
    }
    await world.submit('customer');
    const waiting = () =>
      desk.rows(`select blocked from pgboss.job where data->>'tenant' = 'alpina' and state < 'active'`);
    const troubled = async () =>
      (await desk.rows('select tenant from mailbox where problem is not null')).map(tenantOf);
    const sent = (await waiting()).length;
    expect(sent).toBeGreaterThan(0);
    expect(await vsd('tenant', 'suspend', 'alpina')).toBe('alpina is suspended\n');
    await desk.app.get(JobWorker).start();
    desk.app.get(WebhookWatch).start();
    desk.app.get(MailboxWatch).start();
    await eventually(async () => {
      expect((await waiting()).filter(({ blocked }) => blocked)).toHaveLength(sent);
      // The work of another tenant is done meanwhile.
      expect([receivers(), await troubled()]).toEqual([['otherManager'], ['nordwind']]);
    }, 15_000);
    const release = () => desk.app.get(HeldJobs).handle();
    await release();
    expect((await waiting()).filter(({ blocked }) => blocked)).toHaveLength(sent);
    expect(smtp.mails).toEqual([]);

    await vsd('tenant', 'resume', 'alpina');
    await release();
    await eventually(async () => {
      expect(smtp.mails.length).toBeGreaterThan(0);
      expect(receivers()).toEqual(['otherManager', 'manager']);
      expect((await troubled()).sort()).toEqual(['alpina', 'nordwind']);
    }, 15_000);
    expect(await desk.rows('select id from pgboss.job where blocked')).toEqual([]);
    await hook.close();
  });
});
