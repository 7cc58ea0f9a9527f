import { startApplication, type TestApplication } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import { type ReceivedMail, startMailServer, type TestMailServer } from '../support/mail-server.js';
import { type Json, recordsOf } from '../support/records.js';
import { startWorker, type WorkerProcess } from '../support/worker-process.js';

let desk: TestApplication;
let smtp: TestMailServer;
let worker: WorkerProcess;
let records: ReturnType<typeof recordsOf>;
beforeAll(async () => {
  smtp = await startMailServer();
  desk = await startApplication({ SMTP_URL: smtp.url });
  records = recordsOf(desk);
  for (const person of ['manager', 'agent'] as const) await records.me(person);
  await records.create('customers', { code: 'ACME', name: 'Acme AG' });
  const { url: VSD_ISSUER } = desk.issuer;
  const settings = { DATABASE_URL: desk.databaseUrl, SMTP_URL: smtp.url, VSD_ISSUER, VSD_IDENTITY_SECRET: 'demo' };
  worker = await startWorker(settings);
});
afterAll(async () => {
  worker?.kill();
  await worker?.ended;
  await desk?.close();
  await smtp?.close();
});

let made = 0;
const person = async (more: Json = {}) => {
  made += 1;
  const username = `guest.${made}`;
  const own = { username, firstname: 'Lia', lastname: `<b>Rossi</b>`, email: `${username}@acme.example` };
  return records.create('users', { ...own, roles: ['vsd-customer'], customerCode: 'ACME', ...more });
};
const invite = ({ id }: Json, who: 'manager' | 'agent' = 'manager') =>
  desk.as(who).post(`v1/users/${id}/invitation/mail`);
const mailTo = async (email: string, count = 1): Promise<ReceivedMail> => {
  await eventually(() => expect(smtp.to(email)).toHaveLength(count));
  return smtp.to(email)[count - 1] as ReceivedMail;
};
const linkIn = (mail: ReceivedMail) => /http:\S+\/new-password\?token=[\w-]{43}/.exec(mail.body)?.[0] as string;
const choose = (link: string, password: string, repeat = password) =>
  fetch(link, { method: 'POST', body: new URLSearchParams({ new: password, repeat }) });
const signIn = (username: string, password: string) => desk.issuer.accounts.signIn(username, password);

describe('an invitation by mail', () => {
  it('brings a link in the language of the invited, under which they choose their password once', async () => {
    const user = await person({ language: 'it-CH' });
    expect((await invite(user).expect(202)).body).toEqual({ recipient: user.email });
    const mail = await mailTo(user.email);
    expect(mail.body).toContain('Il Suo nome utente');
    expect(mail.body).toContain(user.username);
    expect(mail.body).not.toContain('<p>Buongiorno Lia <b>');
    const link = linkIn(mail);
    const page = await fetch(link);
    expect(page.status).toBe(200);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await page.text()).toContain('Scegliere una password');
    expect((await choose(link, 'kurz')).status).toBe(400);
    expect((await choose(link, 'lang genug', 'etwas anderes')).status).toBe(400);
    expect((await choose(link, 'lang genug')).status).toBe(200);
    expect(await signIn(user.username, 'lang genug')).toMatchObject({ mustChange: false });
    expect(desk.issuer.ended).toContain(`${user.username}-subject`);
    expect((await choose(link, 'noch einmal anders')).status).toBe(410);
    expect((await fetch(link)).status).toBe(410);
    expect(await signIn(user.username, 'lang genug')).toMatchObject({ mustChange: false });
  });

  it('is used by one of two who send at the same moment', async () => {
    const user = await person();
    await invite(user).expect(202);
    const link = linkIn(await mailTo(user.email));
    const answers = await Promise.all([choose(link, 'das eine Passwort'), choose(link, 'das andere Passwort')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  it('is void when a newer one is sent, a temporary password is given, or the user is deactivated', async () => {
    const user = await person();
    await invite(user).expect(202);
    const first = linkIn(await mailTo(user.email));
    await invite(user).expect(202);
    const second = linkIn(await mailTo(user.email, 2));
    expect(second).not.toBe(first);
    expect((await fetch(first)).status).toBe(410);
    expect((await fetch(second)).status).toBe(200);
    await desk.as('manager').post(`v1/users/${user.id}/invitation`).expect(201);
    expect((await fetch(second)).status).toBe(410);
    await invite(user).expect(202);
    const third = linkIn(await mailTo(user.email, 3));
    await records.patch('users', user, { active: false }).expect(200);
    expect((await choose(third, 'lang genug')).status).toBe(410);
    const now = await desk.as('manager').read(`v1/users/${user.id}`);
    await records.patch('users', now, { active: true }).expect(200);
    expect((await choose(third, 'lang genug')).status).toBe(410);
  });

  it('leaves its token nowhere in the database', async () => {
    const user = await person();
    await invite(user).set('Idempotency-Key', 'mail-once').expect(202);
    const token = new URL(linkIn(await mailTo(user.email))).searchParams.get('token') as string;
    const rows = await desk.rows(
      `select from pgboss.job where name = 'invitation-mail' and (data::text like $1 or output::text like $1)`,
      `%${token}%`,
    );
    expect(rows).toEqual([]);
  });

  it('goes to nobody without an address, who is inactive, oneself, or may do more than the inviter', async () => {
    const without = await person({ email: null });
    expect((await invite(without).expect(409)).body.code).toBe('USER_WITHOUT_EMAIL');
    const inactive = await person({ active: false });
    expect((await invite(inactive).expect(409)).body.code).toBe('USER_INACTIVE');
    await invite(await person(), 'agent').expect(403);
    const self = await desk.as('manager').read('v1/me');
    expect((await invite({ id: self.id }).expect(409)).body.code).toBe('USER_SELF');
    const [admin] = (await desk.as('admin').get('v1/users?filter={"username":"alpina-admin"}')).body;
    if (admin) expect((await invite(admin).expect(403)).body.code).toBe('USER_BEYOND_RIGHTS');
    await invite({ id: '01941f29-7c00-7000-8000-000000000000' }).expect(404);
  });

  it('is sent again later when the mail server is away', async () => {
    const user = await person();
    smtp.answer = () => 451;
    await invite(user).expect(202);
    const own = `name = 'invitation-mail' and state < 'active'`;
    await eventually(async () => expect(await desk.rows(`select from pgboss.job where ${own}`)).toHaveLength(1));
    smtp.answer = () => undefined;
    await desk.superuser.query(`update pgboss.job set start_after = now() where ${own}`);
    expect((await fetch(linkIn(await mailTo(user.email)))).status).toBe(200);
  });

  it('says that nothing was done when the identity service is away', async () => {
    const user = await person();
    desk.issuer.trouble = { kind: 'away' };
    expect((await invite(user).expect(503)).body.code).toBe('USER_NOT_UPDATED');
    desk.issuer.trouble = undefined;
    expect(smtp.to(user.email)).toEqual([]);
  });
});
