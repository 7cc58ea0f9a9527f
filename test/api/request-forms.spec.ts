import { jest } from '@jest/globals';
import sharp from 'sharp';
import { clock } from '../../api/platform/clock.js';
import { DailySweep } from '../../api/platform/jobs/daily-sweep.js';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { SearchWatch } from '../../api/search/index/search-watch.js';
import { eventually } from '../support/eventually.js';
import type { Person } from '../support/people.js';
import { type Json, recordsOf } from '../support/records.js';
import { useMailedDesk } from '../support/use-desk.js';

let form: string;
let serial = 0;
const { desk, world, smtp } = useMailedDesk();
beforeAll(async () => {
  await desk.app.get(JobWorker).start();
  form = await linkOf(world.location);
});
afterEach(() => jest.restoreAllMocks());

const TOKEN = /\/portal\/(?:request|confirm)\/alpina\/([0-9a-z]{44})/;
const tokenIn = (text: string) => TOKEN.exec(text)?.[1] ?? '';
const sheet = async (location: string, step = 'request-link'): Promise<Json> =>
  (await desk.as('manager').post(`v1/locations/${location}/${step}`).expect(200)).body;
const linkOf = async (location: string) => tokenIn((await sheet(location)).url as string);

const address = () => {
  serial += 1;
  return `gast${serial}@hotel.example`;
};
const body = (given: Json = {}): Json => ({
  description: 'Der Lift steht im dritten Stock.',
  name: 'Anna Keller',
  email: address(),
  locale: 'de-CH',
  ...given,
});
const hold = (sent: Json, link = form, tenant = 'alpina') =>
  desk.as(null).post(`v1/request-forms/${tenant}/${link}/requests`, sent);
const confirmation = (token: string, tenant = 'alpina') => `v1/request-confirmations/${tenant}/${token}`;
const addPhoto = (token: string, content: Buffer, name = 'lift.png') =>
  desk.as(null).post(`v1/request-photos/alpina/${token}`).attach('file', content, name);
const tickets = async (): Promise<Json[]> =>
  await desk.as('agent').read('v1/tickets', { sort: '["createdAt","DESC"]' });

/** The token in the mail that requests the confirmation. */
async function mailedToken(email: string): Promise<string> {
  return eventually(() => {
    const token = tokenIn((smtp.to(email)[0]?.raw ?? '').replaceAll('=\r\n', ''));
    expect(token).not.toBe('');
    return token;
  });
}

async function held(given: Json = {}): Promise<{ email: string; photos: string; token: string }> {
  const sent = body(given);
  const { photos } = (await hold(sent).expect(202)).body;
  return { email: sent.email as string, photos, token: await mailedToken(sent.email as string) };
}

const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#1f3a6e' } })
    .png()
    .toBuffer();

describe('the link of a location', () => {
  it('stays the same until it is made anew, and leads to nobody once it is ended', async () => {
    const other = (await desk.as('manager').create('v1/locations', { customer: world.acme, name: 'Werk Süd' }))
      .id as string;
    const [first, again] = [await linkOf(other), await linkOf(other)];
    expect(again).toBe(first);
    const renewed = tokenIn((await sheet(other, 'request-link-renewal')).url as string);
    expect(renewed).not.toBe(first);
    await desk.as(null).get(`v1/request-forms/alpina/${first}`).expect(404);
    await desk.as(null).get(`v1/request-forms/alpina/${renewed}`).expect(200);
    await desk.as('manager').post(`v1/locations/${other}/request-link-end`).expect(204);
    await desk.as(null).get(`v1/request-forms/alpina/${renewed}`).expect(404);
    await hold(body(), renewed).expect(404);
  });

  it('stands in the log of changes: who made and ended it, and nothing of what it says', async () => {
    const name = 'Werk mit Protokoll';
    const site = await desk.as('manager').create('v1/locations', { customer: world.acme, name });
    await sheet(site.id);
    await sheet(site.id);
    const { url } = await sheet(site.id, 'request-link-renewal');
    for (let time = 0; time < 2; time += 1)
      await desk.as('manager').post(`v1/locations/${site.id}/request-link-end`).expect(204);
    const log = desk.as('admin').get('v1/config-changes', { filter: '{"resource":"request-links"}' });
    const entries = ((await log.expect(200)).body as Json[]).filter(({ title }) => title.de === name);
    expect(entries.map(({ kind, createdBy }) => [kind, createdBy])).toEqual(
      ['DELETED', 'CREATED', 'DELETED', 'CREATED'].map((kind) => [kind, 'Manager alpina']),
    );
    expect(JSON.stringify(entries)).not.toContain(tokenIn(url as string));
  });

  it('comes as a QR code for printing that says its address', async () => {
    const { url, svg, png } = await sheet(world.location);
    expect(url).toMatch(TOKEN);
    expect(Buffer.from((svg as string).split(',')[1] ?? '', 'base64').toString()).toContain('<svg');
    const { format, width } = await sharp(Buffer.from((png as string).split(',')[1] ?? '', 'base64')).metadata();
    expect([format, width]).toEqual(['png', 1_000]);
  });

  it('tells of the tenant its name, its logo and the name of the location', async () => {
    const told = await desk.as(null).read(`v1/request-forms/alpina/${form}`);
    expect(told).toEqual({ desk: expect.any(String), logo: null, location: 'Werk Nord', asset: null });
  });

  it('offers articles that are published for customers of its tenant, and nothing else', async () => {
    const { create } = recordsOf(desk);
    const article = (title: string, more: Json, as?: Person) =>
      create('articles', { title: { de: title, fr: `${title} (fr)` }, content: { de: '<p>Text</p>' }, ...more }, as);
    await article('Lift steht', { published: true, visibleForCustomer: true });
    await article('Lift für Agenten', { published: true, visibleForAgent: true, visibleForExecutor: true });
    await article('Lift im Entwurf', { visibleForCustomer: true });
    await article('Lift im Norden', { published: true, visibleForCustomer: true }, 'otherManager');
    await desk.app.get(SearchWatch).poll();
    const ask = (token: string, tenant = 'alpina', q = 'Der Lift steht im dritten Stock.') =>
      desk.as(null).get(`v1/request-forms/${tenant}/${token}/articles`, { q });
    await eventually(async () => {
      const { body: told } = await ask(form).set('Accept-Language', 'fr-CH').expect(200);
      const only = { id: expect.any(String), title: 'Lift steht (fr)', content: '<p>Text</p>', language: 'fr' };
      expect(told).toEqual([only]);
    });
    const { photos } = await held();
    for (const wrong of [photos, '0'.repeat(44)]) await ask(wrong).expect(404);
    await ask(form, 'nordwind').expect(404);
    await ask(form, 'alpina', 'x'.repeat(501)).expect(400);
  });

  it('is good for its own tenant and purpose alone', async () => {
    const { token, photos } = await held();
    const changed = form.replace(/.$/, (sign) => (sign === 'a' ? 'b' : 'a'));
    for (const wrong of [changed, token, photos, '0'.repeat(44), 'z'.repeat(44), 'x'])
      await hold(body(), wrong).expect(404);
    await hold(body(), form, 'nordwind').expect(404);
    await hold(body(), form, 'nobody').expect(404);
    for (const wrong of [form, photos]) await desk.as(null).post(confirmation(wrong)).expect(404);
    await desk.as(null).post(confirmation(token, 'nordwind')).expect(404);
    for (const wrong of [form, token]) await addPhoto(wrong, await picture()).expect(404);
  });
});

describe('a request without an account', () => {
  it('is a ticket only once the link of the mail was confirmed, of the customer and location of the link', async () => {
    const before = await tickets();
    const { email, token } = await held({ phone: '+41 44 123 45 67' });
    expect(await tickets()).toHaveLength(before.length);
    const asked = await desk.as(null).read(confirmation(token));
    expect(asked).toMatchObject({ location: 'Werk Nord', identifier: null });
    // The opened link alone confirms no request.
    expect(await tickets()).toHaveLength(before.length);
    const { body: confirmed } = await desk.as(null).post(confirmation(token)).expect(200);
    const [ticket] = await tickets();
    expect(ticket).toMatchObject({
      identifier: confirmed.identifier,
      type: 'UNKNOWN',
      state: 'PENDING',
      contactChannel: 'CUSTOMER_PORTAL',
      customer: world.acme,
      location: world.location,
      customerDescription: 'Der Lift steht im dritten Stock.',
      contactName: 'Anna Keller',
      contactEmail: email,
      contactPhone: '+41 44 123 45 67',
      author: null,
    });
    await eventually(() => expect(smtp.to(email)).toHaveLength(2));
  });

  it('becomes one ticket however often it is confirmed, at once as well', async () => {
    const before = (await tickets()).length;
    const { token } = await held();
    const answers = await Promise.all([1, 2, 3].map(() => desk.as(null).post(confirmation(token))));
    answers.push(await desk.as(null).post(confirmation(token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body: told }) => told.identifier)).size).toBe(1);
    expect(await tickets()).toHaveLength(before + 1);
  });

  it('is the own ticket of the customer’s user whose address it is, and of no other customer’s', async () => {
    const known = async (email: string, customerCode: string) =>
      (
        await desk.as('manager').create('v1/users', {
          username: email,
          firstname: 'A',
          lastname: 'B',
          email,
          roles: ['vsd-customer'],
          customerCode,
        })
      ).id;
    const [own, foreign] = [address(), address()];
    const id = await known(own, 'ACME');
    await known(foreign, 'BERGBAHN');
    for (const email of [own, foreign]) {
      const { token } = await held({ email });
      await desk.as(null).post(confirmation(token)).expect(200);
    }
    const [second, first] = await tickets();
    expect([first?.author, second?.author]).toEqual([id, null]);
    expect(second?.customer).toBe(world.acme);
  });

  it('brings its photos along, and no file of another kind', async () => {
    const { photos, token } = await held();
    await addPhoto(photos, await picture()).expect(201);
    for (const [content, name] of [
      [Buffer.from('%PDF-1.4\n%%EOF\n'), 'plan.pdf'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'bild.svg'],
      [Buffer.from('MZ programm'), 'foto.png'],
    ] as const)
      expect((await addPhoto(photos, content, name).expect(415)).body.code).toBe('FILE_TYPE_REFUSED');
    await addPhoto(photos, Buffer.concat([await picture(), Buffer.alloc(15 * 1024 * 1024)])).expect(413);
    await addPhoto(photos, await picture()).expect(201);
    await addPhoto(photos, await picture()).expect(201);
    expect((await addPhoto(photos, await picture()).expect(422)).body.code).toBe('PHOTOS_MANY');
    await desk.as(null).post(confirmation(token)).expect(200);
    await addPhoto(photos, await picture()).expect(404);
    const [ticket] = await tickets();
    const files = await desk.as('agent').read(`v1/tickets/${ticket?.id}/attachments`);
    expect(files.map(({ name, visibleForCustomer }: Json) => [name, visibleForCustomer])).toEqual(
      Array(3).fill(['lift.png', true]),
    );
    const content = desk.as('agent').get(`v1/attachments/${files[0].id}/content`);
    expect((await content.expect(200)).headers['content-type']).toBe('image/png');
  });

  it('is refused with what is wrong, and whatever else is sent decides nothing', async () => {
    const wrong: [Json, string][] = [
      [{ description: '  ' }, '/description'],
      [{ description: 'x'.repeat(10_001) }, '/description'],
      [{ name: null }, '/name'],
      [{ email: 'kein' }, '/email'],
      [{ email: 'a@x.example\r\nBcc: b@x.example' }, '/email'],
      [{ email: 'a@x.example, b@x.example' }, '/email'],
      [{ email: 'Anna <a@x.example>' }, '/email'],
      [{ phone: 'ruf an' }, '/phone'],
      [{ locale: 'tlh' }, '/locale'],
      [{ customer: world.bergbahn }, '/customer'],
      [{ location: world.foreignLocation }, '/location'],
      [{ ticket: world.acme }, '/ticket'],
      [{ confirmedAt: '2026-11-20T10:00:00Z' }, '/confirmedAt'],
    ];
    for (const [given, pointer] of wrong) {
      const { body: told } = await hold(body(given)).expect(422);
      expect(told.errors.map((one: Json) => one.pointer)).toContain(pointer);
    }
  });

  it('says in mail and ticket what was written, and nothing that obeys it', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    const { email, token } = await held({
      name: `Anna\r\nBcc: alle@x.example ${markup}`.slice(0, 120),
      description: markup,
    });
    const [mail] = smtp.to(email);
    expect([...(mail?.to ?? [])]).toEqual([email]);
    expect(mail?.headers.get('bcc')).toBeUndefined();
    expect(mail?.raw).not.toContain(markup);
    await desk.as(null).post(confirmation(token)).expect(200);
    expect((await tickets())[0]?.customerDescription).toBe(markup);
  });

  it('writes to one address three times an hour at most, however it is spelled', async () => {
    const email = address();
    for (const spelled of [email, email.toUpperCase(), email]) await hold(body({ email: spelled })).expect(202);
    await hold(body({ email })).expect(429);
    await hold(body()).expect(202);
  });

  it('is held for a day, ends with its link, and is forgotten', async () => {
    const late = await held();
    jest.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 25 * 3_600_000));
    await desk.as(null).post(confirmation(late.token)).expect(404);
    jest.restoreAllMocks();
    const made = await desk.as('manager').create('v1/locations', { customer: world.acme, name: 'Werk West' });
    const sent = body();
    await hold(sent, await linkOf(made.id)).expect(202);
    const token = await mailedToken(sent.email as string);
    await sheet(made.id, 'request-link-renewal');
    await desk.as(null).post(confirmation(token)).expect(404);
    jest.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 3 * 86_400_000));
    await desk.app.get(DailySweep).handle();
    const rows = await desk.rows('select count(*)::int as left from portal_request');
    expect(rows).toEqual([{ left: 0 }]);
  });
});
