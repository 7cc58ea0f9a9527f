import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCode, withoutAddresses } from '../../api/platform/jobs/error-code.js';
import { startApplication, type TestApplication } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import { leakWorld } from '../support/leaks/world.js';
import type { Json } from '../support/records.js';

/** A word in every place where a secret or a person may stand; letters and figures only, as the marks in the tables. */
const SECRETS = {
  SMTP_URL: 'smtp://qzusersmtpzq:qzpasssmtpzq@127.0.0.1:9',
  MAIL_FROM: 'qzsenderzq@volta.example',
  VSD_SESSION_CLIENT: 'qzclientzq',
  VSD_SESSION_CLIENT_SECRET: 'qzclientsecretzq',
  VSD_SESSION_SECRET: 'qzsessionsecretzq',
  VSD_PUBLIC_URL: 'https://qzuserpubliczq:qzpasspubliczq@desk.example/volta-service-desk?token=qztokenzq',
};

let desk: TestApplication;
let folder: string;
let requestId: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qzfolderzq-'));
  desk = await startApplication({ ...SECRETS, VSD_FILES_DIR: folder });
  await desk.as('manager').create('v1/text-blocks', { name: 'Text', content: 'Text' });
  await desk.rows('alter table text_block rename to elsewhere');
  const failed = await desk.as('manager').get('v1/text-blocks').expect(500);
  requestId = failed.body.requestId;
  await desk.rows('alter table elsewhere rename to text_block');
  await leakWorld(desk, folder);
  await desk.rows(`update "user" set name = 'qzname' || substr(id::text, 1, 8) || 'zq', subject = subject`);
  await desk.rows(`insert into pgboss.job (name, data, state, output, completed_on)
     values ('ticket-mails', '{"tenant": "alpina", "data": {"mail": "qzdatazq"}, "failures": 5}', 'failed',
             '{"message": "550 5.1.1 <qzrecipientzq@acme.example> qzwordszq", "stack": "qzstackzq"}', now())`);
  await desk.rows(`update ticket_mail set state = 'FAILED', error = '451 4.7.1 ' || error where tenant = 'alpina'`);
});
afterAll(async () => {
  await desk?.close();
  await rm(folder, { recursive: true, force: true });
});

const diagnosis = () => desk.as('admin').get('v1/support/diagnosis').expect(200);

describe('the diagnostic file', () => {
  it('tells what runs, how it is, what it is set to and how much there is', async () => {
    const { body, headers } = await diagnosis();
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="?volta-diagnosis-alpina-\d{4}-\d\d-\d\d\.json/,
    );
    expect(body).toMatchObject({
      tenant: 'alpina',
      versions: { product: '0.1.0' },
      environment: { NODE_ENV: 'test', SMTP_URL: 'smtp://127.0.0.1:9', VSD_PUBLIC_URL: 'https://desk.example' },
      settings: { taskGuard: 'ALL', reportRequired: true, workDayStart: '08:00' },
    });
    expect(body.health.map(({ part }: Json) => part)).toEqual(['database', 'erp', 'identity', 'mail', 'queue']);
    const rows = await desk.rows(`select count(*)::int as n from ticket where tenant = 'alpina'`);
    expect(body.records.ticket).toBe(rows[0].n);
    expect(body.jobs).toContainEqual(
      expect.objectContaining({
        queue: 'ticket-mails',
        state: 'failed',
        count: expect.any(Number),
        errors: ['550 5.1.1'],
      }),
    );
    expect(body.mails).toContainEqual(expect.objectContaining({ state: 'FAILED', errors: ['451 4.7.1'] }));
  });

  it('names the requests that failed, as the caller and the log know them', async () => {
    await eventually(async () => {
      const { body } = await diagnosis();
      expect(body.failedRequests).toContainEqual({
        at: expect.any(String),
        requestId,
        method: 'GET',
        route: '/volta-service-desk/services/v1/text-blocks',
        status: 500,
        code: 'UNEXPECTED',
        error: 'DatabaseError',
        errorCode: '42P01',
      });
    });
  });

  it('holds no secret and nothing that anybody wrote, and nothing of other tenants', async () => {
    const { text } = await diagnosis();
    expect(text.match(/qz[0-9a-z]+?zq/gi)).toBeNull();
    const rows = await desk.rows<{
      word: string;
    }>(`select unnest(array[username, email, subject, id::text]) as word from "user"
       union select code from customer where code not in ('ACME') union select id::text from ticket`);
    const { username, password } = new URL(desk.databaseUrl);
    const words = [...rows.map(({ word }) => word), `${username}:${password}`, password, 'nordwind'];
    expect(words.length).toBeGreaterThan(30);
    expect(words.filter((word) => word && text.includes(word))).toEqual([]);
  });
});

describe('the words of an error', () => {
  it.each([
    ['connect ECONNREFUSED 127.0.0.1:25', 'ECONNREFUSED'],
    ['550 5.1.1 <anna@acme.example>: Recipient address rejected', '550 5.1.1'],
    ['Anna Keller, 12 Rue Haute', null],
    [{ code: '23505', message: 'Key (email)=(anna@acme.example) exists' }, '23505'],
    [undefined, null],
  ])('%j are told as %j', (words, expected) => {
    expect(errorCode(words)).toBe(expected);
  });

  it('are shown without the name in an address', () => {
    expect(withoutAddresses('550 <anna.keller@acme.example>: no such user')).toBe('550 <…@acme.example>: no such user');
  });
});
