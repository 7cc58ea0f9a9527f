import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { jest } from '@jest/globals';
import { ErpProbe } from '../../api/customers/crm/erp.probe.js';
import { IdentityProbe } from '../../api/customers/users/identity.probe.js';
import { translate } from '../../api/platform/http/texts.js';
import { NEVER_ENDED } from '../../api/platform/jobs/failure-cause.js';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { SLOW_MS } from '../../api/platform/support/database.probe.js';
import { Erp } from '../../api/ports/erp.js';
import { IdentityUnavailable } from '../../api/ports/identity.js';
import { LOCALES } from '../../api/vocabulary/locale.js';
import { startApi } from '../support/api-process.js';
import { eventually } from '../support/eventually.js';
import type { Person } from '../support/people.js';
import type { Json } from '../support/records.js';
import { useMailedDesk } from '../support/use-desk.js';

const { desk, world, smtp } = useMailedDesk();

const read = async (path: string, person: Person = 'admin'): Promise<Json> => await desk.as(person).read(`v1/${path}`);
const jobs = async (person: Person = 'admin') => (await read('failed-jobs', person)) as Json[];
const partOf = async (name: string): Promise<Json> => {
  const { parts } = await read('support/health');
  return parts.find(({ part }: Json) => part === name);
};
const mails = async (filter: Json): Promise<Json[]> => await desk.as('admin').read('v1/sent-mails', { filter });
const audit = async (record: string) =>
  (await desk.as('admin').read('v1/config-changes', { filter: { record } })) as Json[];

/** A job of the tenant that was given up, without a worker. */
const givenUp = async (tenant: string, message: string, data: Json = { notices: [] }, queue = 'ticket-notices') => {
  const rows = await desk.rows(
    `insert into pgboss.job (name, data, state, output, completed_on, retry_limit)
     values ($1, jsonb_build_object('tenant', $2::text, 'data', $3::jsonb, 'failures', 5), 'failed',
             jsonb_build_object('message', $4::text), now(), 0) returning id`,
    queue,
    tenant,
    JSON.stringify(data),
    message,
  );
  return rows[0].id as string;
};

describe('the overview of the installation', () => {
  it('tells versions and how every part is', async () => {
    const { versions, parts } = await read('support/health');
    expect(versions).toEqual({
      product: '0.1.0',
      node: process.versions.node,
      database: expect.stringMatching(/^18\./),
      schema: expect.stringMatching(/^Migration2026/),
      environment: 'test',
    });
    expect(parts.map(({ part }: Json) => part)).toEqual(['database', 'erp', 'identity', 'mail', 'queue']);
    for (const part of parts) {
      expect(part).toMatchObject({ checkedAt: expect.any(String), tookMs: expect.any(Number) });
    }
    // The screen warns of a slow database, which it may well be on a machine that does much else.
    const isSlow = parts[0].facts.roundTripMs > SLOW_MS;
    expect(parts[0]).toMatchObject(isSlow ? { condition: 'WARNING', problem: 'DATABASE_SLOW' } : { condition: 'UP' });
    expect(parts[1]).toMatchObject({ condition: 'UP', facts: { adapter: 'OWN_TABLES' } });
    expect(parts[2]).toMatchObject({ condition: 'UP', facts: { adapter: 'embedded', issuer: desk.issuer.url } });
    expect(parts[3]).toMatchObject({ condition: 'UP', facts: { lastSent: null } });
    // No worker has claimed the queue yet.
    expect(parts[4]).toMatchObject({ condition: 'DOWN', problem: 'NO_WORKER', facts: { workers: 0 } });
  });

  it('asks the identity service and the ERP through their ports', async () => {
    // The result of a probe counts as fresh for a while, so the test calls the probes themselves.
    const identity = desk.app.get(IdentityProbe);
    desk.issuer.trouble = { kind: 'status', status: 403 };
    expect(await identity.check()).toMatchObject({ condition: 'WARNING', problem: 'ACCOUNTS_REFUSED' });
    desk.issuer.trouble = { kind: 'away' };
    await expect(identity.check()).rejects.toThrow(IdentityUnavailable);
    desk.issuer.trouble = undefined;
    expect(await identity.check()).toMatchObject({ condition: 'UP' });
    const asked = jest.spyOn(desk.app.get(Erp), 'probe').mockRejectedValue(new Error('connect ECONNREFUSED'));
    await expect(desk.app.get(ErpProbe).check()).rejects.toThrow('ECONNREFUSED');
    asked.mockRestore();
  });

  it('tells that a system elsewhere is out of reach', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    const calendars = {
      name: 'Kalender',
      adapter: 'CALDAV',
      url: `http://127.0.0.1:${port}/`,
      user: 'desk',
      password: 'x',
    };
    const body = await desk.as('admin').create('v1/erp-connections', calendars);
    await desk.as('admin').post(`v1/erp-connections/${body.id}/test`).expect(200);
    const facts = { adapter: 'CALDAV' };
    await eventually(async () =>
      expect(await partOf('erp')).toMatchObject({ condition: 'WARNING', problem: 'ERP_DISTURBED', facts }),
    );
    await desk.as('admin').delete(`v1/erp-connections/${body.id}`).expect(200);
  });
});

describe('a mail server', () => {
  /** How the part looks to a process of the API that sends by that server. */
  const mailBy = async (url: string): Promise<Json> => {
    const api = await startApi(desk, { SMTP_URL: url });
    const headers = { Authorization: `Bearer ${await desk.token('admin')}` };
    const answer = await fetch(`http://127.0.0.1:${api.port}/volta-service-desk/services/v1/support/health`, {
      headers,
    });
    const { parts } = (await answer.json()) as Json;
    await api.stop();
    return parts.find(({ part }: Json) => part === 'mail');
  };

  it('that is not there is said to be', async () => {
    const code = expect.stringContaining('ECONNREFUSED');
    const down = { condition: 'DOWN', problem: 'UNREACHABLE', facts: { code } };
    expect(await mailBy('smtp://127.0.0.1:9')).toMatchObject(down);
  });

  it('that takes the connection and says nothing is given up within its time', async () => {
    const mute = createServer(() => undefined);
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const found = await mailBy(`smtp://127.0.0.1:${(mute.address() as AddressInfo).port}`);
    mute.close();
    expect(found).toMatchObject({ condition: 'DOWN', problem: 'UNREACHABLE', facts: { code: 'TIMEOUT' } });
    expect(found.tookMs).toBeLessThan(4_000);
  });
});

describe('a failed job', () => {
  it('is seen in its own tenant alone, with what went wrong and nobody named', async () => {
    const own = await givenUp('alpina', '550 5.1.1 <anna.keller@acme.example>: unknown');
    const foreign = await givenUp('nordwind', 'secret of others');
    await desk.superuser.query(
      `insert into pgboss.job (name, data, state) values ('daily-sweep', '{"tenant": null, "data": {}, "failures": 0}', 'failed')`,
    );
    const found = await jobs();
    expect(found).toMatchObject([
      { id: own, queue: 'ticket-notices', state: 'FAILED', attempts: 6, reason: '550 5.1.1 <…@acme.example>: unknown' },
    ]);
    for (const call of [
      desk.as('admin').post(`v1/failed-jobs/${foreign}/retries`),
      desk.as('admin').delete(`v1/failed-jobs/${foreign}`),
    ]) {
      await call.expect(404);
    }
    await desk.as('admin').post('v1/failed-jobs/retries').expect(200, { repeated: 1 });
    const rows = await desk.rows(`select state::text from pgboss.job where id = $1`, foreign);
    expect(rows).toEqual([{ state: 'failed' }]);
    expect(await jobs()).toEqual([]);
    await desk.superuser.query(`delete from pgboss.job`);
  });

  it.each([
    ['connect ECONNREFUSED 127.0.0.1:25', 'NOT_REACHED'],
    ['getaddrinfo ENOTFOUND mail.example', 'NOT_REACHED'],
    ['read ECONNRESET', 'NO_ANSWER'],
    ['550 5.1.1 unknown', 'REFUSED'],
    [NEVER_ENDED, 'NEVER_ENDED'],
    ['Cannot read properties of undefined', 'FAULT'],
  ])('tells people the cause of %j as a code with a text, and keeps the words beside it', async (words, cause) => {
    const id = await givenUp('alpina', words);
    expect(await jobs()).toMatchObject([{ id, cause, reason: words }]);
    for (const locale of LOCALES) expect(translate(locale, `enums.failureCause.${cause}`)).not.toContain('enums.');
    await desk.superuser.query(`delete from pgboss.job`);
  });

  it('is put anew with what it carried, as if it had never been tried, and the log says by whom', async () => {
    const id = await givenUp('alpina', 'x', { notices: [], note: 1 });
    await desk.as('admin').post(`v1/failed-jobs/${id}/retries`).expect(200);
    const rows = await desk.rows(`select name, state::text, data from pgboss.job where state = 'created'`);
    const data = { tenant: 'alpina', data: { notices: [], note: 1 }, failures: 0 };
    expect(rows).toEqual([{ name: 'ticket-notices', state: 'created', data }]);
    expect(await jobs()).toEqual([]);
    await desk.as('admin').post(`v1/failed-jobs/${id}/retries`).expect(404);
    expect(await audit(id)).toMatchObject([
      {
        kind: 'REPEATED',
        resource: 'failed-jobs',
        createdBy: 'Admin alpina',
        title: { de: 'E-Mails vorbereiten', en: 'Prepare e-mails' },
      },
    ]);
    await desk.superuser.query(`delete from pgboss.job`);
  });

  it('is let go for good, and the log says by whom', async () => {
    const id = await givenUp('alpina', 'x');
    await desk.as('admin').delete(`v1/failed-jobs/${id}`).expect(200);
    expect(await desk.rows('select 1 from pgboss.job where id = $1', id)).toEqual([]);
    expect(await audit(id)).toMatchObject([{ kind: 'DISCARDED', createdBy: 'Admin alpina' }]);
    await desk.as('admin').delete(`v1/failed-jobs/${id}`).expect(404);
  });
});

describe('a mail that did not go out', () => {
  const CONTACT = 'anna@acme.example';
  const failing = async () => {
    const ticket = await world.submit('agent', { contactEmail: CONTACT });
    const filter = { ticket: ticket.id, recipient_contains: CONTACT };
    return { ticket, found: () => mails(filter).then(([mail]) => mail as Json) };
  };
  beforeAll(() => desk.app.get(JobWorker).start());
  beforeEach(() => {
    smtp.answer = () => undefined;
  });

  it('is seen with its envelope and without what it says', async () => {
    smtp.answer = ({ to }) => (to.includes(CONTACT) ? 550 : undefined);
    const { ticket, found } = await failing();
    const mail = await eventually(async () => {
      const now = await found();
      expect(now).toMatchObject({ state: 'FAILED' });
      return now;
    });
    expect(mail).toMatchObject({
      event: 'ISSUE_CREATED',
      recipient: CONTACT,
      attempts: 1,
      ticket: ticket.id,
      locale: 'de-CH',
    });
    expect(mail.error).toContain('As the test says');
    for (const name of ['text', 'html', 'cause']) expect(mail).not.toHaveProperty(name);
    const refused = { filter: JSON.stringify({ subject_contains: 'x' }) };
    await desk.as('admin').get('v1/sent-mails').query(refused).expect(400);
    await eventually(async () =>
      expect(await partOf('mail')).toMatchObject({ condition: 'WARNING', problem: 'MAILS_FAILED' }),
    );
  });

  it('goes out when its failed job is repeated after mending, and the job is gone from the list', async () => {
    smtp.answer = ({ to }) => (to.includes(CONTACT) ? 550 : undefined);
    const { found } = await failing();
    await eventually(async () => expect(await found()).toMatchObject({ state: 'FAILED' }));
    const mail = await found();
    const job = await eventually(async () => {
      const about = await desk.rows(
        `select id from pgboss.job where state = 'failed' and data->'data'->>'mail' = $1`,
        mail.id,
      );
      expect(about).toHaveLength(1);
      return about[0].id as string;
    });
    expect((await jobs()).map(({ id }) => id)).toContain(job);
    smtp.answer = () => undefined;
    await desk.as('admin').post(`v1/failed-jobs/${job}/retries`).expect(200);
    await eventually(async () => expect(await found()).toMatchObject({ state: 'SENT', attempts: 2, error: null }));
    expect((await jobs()).map(({ id }) => id)).not.toContain(job);
  });

  it('is sent once more from the list of mails, also while it waits for its next attempt', async () => {
    smtp.answer = ({ to }) => (to.includes(CONTACT) ? 451 : undefined);
    const { found } = await failing();
    const waiting = await eventually(async () => {
      const list = (await jobs()).filter(({ state }) => state === 'REPEATING');
      expect(list).toHaveLength(1);
      return list[0] as Json;
    });
    expect(waiting).toMatchObject({ queue: 'ticket-mails', attempts: 1 });
    expect(waiting.reason).toContain('As the test says');
    expect(Date.parse(waiting.nextAt)).toBeGreaterThan(Date.now());
    const sent = smtp.to(CONTACT).length;
    smtp.answer = () => undefined;
    const { id } = await found();
    await desk.as('admin').post(`v1/sent-mails/${id}/retries`).expect(200);
    await eventually(async () => expect(await found()).toMatchObject({ state: 'SENT' }));
    expect(smtp.to(CONTACT)).toHaveLength(sent + 1);
    const answer = await desk.as('admin').post(`v1/sent-mails/${id}/retries`).expect(409);
    expect(answer.body.code).toBe('NOTHING_TO_REPEAT');
  });

  it('is sent once more though its job has been swept', async () => {
    smtp.answer = ({ to }) => (to.includes(CONTACT) ? 550 : undefined);
    const { found } = await failing();
    await eventually(async () => expect(await found()).toMatchObject({ state: 'FAILED' }));
    await eventually(async () => {
      await desk.superuser.query(`delete from pgboss.job where state = 'failed'`);
      expect(await desk.rows(`select 1 from pgboss.job where name = 'ticket-mails' and state = 'active'`)).toEqual([]);
    });
    smtp.answer = () => undefined;
    const { id } = await found();
    await desk.as('admin').post(`v1/sent-mails/${id}/retries`).expect(200);
    await eventually(async () => expect(await found()).toMatchObject({ state: 'SENT' }));
    expect(await audit(id)).toMatchObject([{ kind: 'REPEATED' }]);
  });

  it('is given up when the job that would repeat it is let go', async () => {
    smtp.answer = ({ to }) => (to.includes(CONTACT) ? 451 : undefined);
    const { found } = await failing();
    const job = await eventually(async () => {
      const [one] = (await jobs()).filter(({ state }) => state === 'REPEATING');
      expect(one).toBeDefined();
      return one as Json;
    });
    await desk.as('admin').delete(`v1/failed-jobs/${job.id}`).expect(200);
    expect(await found()).toMatchObject({ state: 'FAILED' });
  });

  it('is found by event, state and ticket', async () => {
    expect((await mails({ state: 'SENT' })).every(({ state }) => state === 'SENT')).toBe(true);
    expect((await mails({ event: 'ISSUE_OR_DRAFT_ADDED' })).length).toBeGreaterThan(0);
    expect(await mails({ ticket: world.acme })).toEqual([]);
  });
});

it.each(LOCALES)('has a name for every part of the installation in %s', (locale) => {
  for (const part of ['database', 'erp', 'identity', 'mail', 'queue']) {
    expect(translate(locale, `support.health.part.${part}`)).not.toContain('support.');
  }
});

it('counts the work of its own tenant, and sees that somebody does it', async () => {
  await desk.superuser.query(`delete from pgboss.job`);
  await givenUp('alpina', 'x');
  await givenUp('nordwind', 'x');
  await eventually(async () =>
    expect(await partOf('queue')).toMatchObject({ condition: 'WARNING', problem: 'JOBS_FAILED', facts: { failed: 1 } }),
  );
  const queue = await partOf('queue');
  expect(queue.facts.workers).toBeGreaterThan(0);
});
