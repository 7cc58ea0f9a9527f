import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import type { TestApplication } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import type { ReceivedMail, TestMailServer } from '../support/mail-server.js';
import { mailedDesk } from '../support/mailed-desk.js';
import { passTime } from '../support/pass-time.js';
import type { Json } from '../support/records.js';
import type { TicketWorld } from '../support/ticket-world.js';

let smtp: TestMailServer;
let desk: TestApplication;
let world: TicketWorld;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vsd-tenant-logos-'));
  ({ desk, world, smtp } = await mailedDesk({ VSD_FILES_DIR: folder }));
  await desk.app.get(JobWorker).start();
});
afterAll(async () => {
  await desk?.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  smtp.mails.length = 0;
  smtp.answer = () => undefined;
});

const settings = async (): Promise<Json> => (await desk.as('manager').read('v1/tenant-settings'))[0];
const path = async () => `v1/tenant-settings/${(await settings()).id}/logo`;
const png = (width = 600, height = 200, red = 200) =>
  sharp({ create: { width, height, channels: 4, background: { r: red, g: 30, b: 30, alpha: 1 } } })
    .png()
    .toBuffer();
const send = async (content: Buffer, as: 'manager' | 'agent' | 'otherManager' = 'manager') =>
  desk
    .as(as)
    .post(await path())
    .attach('file', content, 'logo.png');
const kept = async (): Promise<Buffer> => await desk.as('customer').read('v1/tenant-logo');
const stored = () => readdir(join(folder, 'alpina')).catch(() => []);

describe('the logo of the tenant', () => {
  it('is given by who keeps the settings and seen by everybody of the tenant, and by nobody else', async () => {
    expect((await settings()).logo).toBeNull();
    await desk.as('customer').get('v1/tenant-logo').expect(404);
    expect((await send(await png(), 'agent')).status).toBe(403);
    expect((await send(await png(), 'otherManager')).status).toBe(404);
    const { body } = await send(await png());
    for (const person of ['customer', 'executor', 'agent', 'manager'] as const) {
      const answer = await desk.as(person).get('v1/tenant-logo').expect(200);
      expect(answer.headers['content-type']).toBe('image/png');
      expect((await desk.as(person).read('v1/me')).tenantLogo).toBe(body.logo);
    }
    await desk.as('otherAgent').get('v1/tenant-logo').expect(404);
    expect((await desk.as('otherAgent').read('v1/me')).tenantLogo).toBeNull();
    expect(await sharp(await kept()).metadata()).toMatchObject({ width: 512, height: 171 });
  });

  it('is replaced and taken away, and nothing of the former stays', async () => {
    const first = (await send(await png())).body;
    const second = (await send(await png(30, 30))).body;
    expect(second.logo).not.toBe(first.logo);
    expect(await stored()).toEqual([second.logo]);
    const { body } = await desk
      .as('manager')
      .delete(await path())
      .expect(200);
    expect(body.logo).toBeNull();
    expect(await stored()).toEqual([]);
    await desk
      .as('manager')
      .delete(await path())
      .expect(404);
  });

  it('is a picture, of at most 2 MB, and stays as it is when something else is sent', async () => {
    const { body } = await send(await png());
    const refusals = [
      await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      await send((await png()).subarray(0, 200)),
      await send(Buffer.concat([await png(), Buffer.alloc(2 * 1024 * 1024)])),
    ];
    expect(refusals.map(({ body: { code } }) => code)).toEqual(['LOGO_TYPE', 'LOGO_BROKEN', 'LOGO_SIZE']);
    expect(await stored()).toEqual([body.logo]);
  });
});

/** The address of the picture in a mail, and the parts that go with the mail under their names. */
function picturesOf({ body }: ReceivedMail) {
  const parts = [...body.matchAll(/Content-Id: <([^>]+)>\n(?:[A-Z][^\n]*\n)*\n([A-Za-z0-9+/\n]+)/gi)];
  return {
    shown: [...body.matchAll(/<img src="([^"]+)" alt="([^"]+)"/g)].map(([, src, alt]) => [src, alt]),
    carried: parts.map(([, id, content]) => ({ id, content: Buffer.from(content ?? '', 'base64') })),
  };
}

const CONTACT = 'anna@acme.example';
const submitted = () => world.submit('agent', { contactEmail: CONTACT });
const mailTo = async (address: string): Promise<ReceivedMail> => {
  await eventually(() => expect(smtp.to(address)).not.toEqual([]));
  return smtp.to(address)[0] as ReceivedMail;
};

describe('mails of a tenant with a logo', () => {
  it('carry it along and show it at their head', async () => {
    const { body } = await send(await png());
    await submitted();
    const mail = await mailTo(CONTACT);
    const { shown, carried } = picturesOf(mail);
    expect(shown).toEqual([[`cid:logo-${body.logo}`, body.name]]);
    expect(carried).toEqual([{ id: `logo-${body.logo}`, content: await kept() }]);
    expect(mail.body).toMatch(/Content-Disposition: inline/i);
    expect(mail.body).not.toContain('data:image');
    const rows = await desk.rows('select html from ticket_mail where recipient = $1', CONTACT);
    expect(rows.every(({ html }) => html.length < 20_000)).toBe(true);
  });

  it('show the one that there is when they go out', async () => {
    await send(await png());
    smtp.answer = () => 451;
    await submitted();
    const tried = 'select id from ticket_mail where recipient = $1 and state = $2 and attempts > 0';
    await eventually(async () => expect(await desk.rows(tried, CONTACT, 'QUEUED')).toHaveLength(1));
    const { body } = await send(await png(40, 40));
    smtp.answer = () => undefined;
    // Other mails of the ticket wait as well, so a due mail does not prove that this one is due.
    await eventually(async () => {
      await passTime(desk.superuser);
      expect(smtp.to(CONTACT)).not.toEqual([]);
    });
    const { shown, carried } = picturesOf(await mailTo(CONTACT));
    expect(shown).toEqual([[`cid:logo-${body.logo}`, body.name]]);
    expect(carried.map(({ content }) => content)).toEqual([await kept()]);
  });

  it('bear the name of the tenant in its place when it is gone or cannot be read', async () => {
    const { body } = await send(await png());
    await rm(join(folder, 'alpina', body.logo));
    await submitted();
    const lost = await mailTo(CONTACT);
    expect(picturesOf(lost)).toEqual({ shown: [], carried: [] });
    expect(lost.body).toMatch(new RegExp(`class="head"[^>]*>${body.name}</td>`));
    await send(await png());
    await desk
      .as('manager')
      .delete(await path())
      .expect(200);
    smtp.mails.length = 0;
    await submitted();
    expect(picturesOf(await mailTo(CONTACT))).toEqual({ shown: [], carried: [] });
  });

  it('show it in the preview as well, and carry it when they are tried', async () => {
    const { body } = await send(await png());
    const templates: Json[] = await desk.as('manager').read('v1/email-templates');
    const { id } = templates.find(({ event }) => event === 'ISSUE_CREATED') as Json;
    const words = { locale: 'de-CH', subject: 'Hallo', content: '<p>{{ tenant.logo }} grüsst</p>' };
    const preview = await desk.as('manager').post(`v1/email-templates/${id}/preview`, words).expect(200);
    const address = `data:image/png;base64,${(await kept()).toString('base64')}`;
    expect(preview.body.html.split(address)).toHaveLength(3);
    expect(preview.body.html).not.toContain('cid:');
    await desk.as('manager').create(`v1/email-templates/${id}/test-mails`, words);
    const { shown, carried } = picturesOf(await mailTo('manager@alpina.example'));
    expect(shown.map(([src]) => src)).toEqual([`cid:logo-${body.logo}`, `cid:logo-${body.logo}`]);
    expect(carried).toHaveLength(1);
  });
});
