import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bytes, PNG } from '../support/bytes.js';
import type { Person } from '../support/people.js';
import { type TicketJson } from '../support/ticket-world.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const LARGEST = 15 * 1024 * 1024;

const desk = useDesk();
const world = useTicketWorld(desk);
let ticket: TicketJson;
beforeAll(async () => {
  ticket = await world.submit('customer');
});

const upload = (as: Person, content: Buffer, name: string, fields: Record<string, string> = {}, id = ticket.id) => {
  const post = desk.as(as).post(`v1/tickets/${id}/attachments`);
  for (const [field, value] of Object.entries(fields)) post.field(field, value);
  return post.attach('file', content, name);
};
const storedFiles = async () =>
  (await readdir(desk.files, { recursive: true })).filter((name) => /[0-9a-f-]{36}$/.test(name));
const recorded = async (id = ticket.id) => await desk.as('agent').read(`v1/tickets/${id}/attachments`);

/** Downloads an attachment with the bytes of the body unchanged. */
const download = (as: Person, id: string, query = '') =>
  desk.as(as).get(`v1/attachments/${id}/content${query}`).buffer(true).parse(bytes);

describe('an attachment', () => {
  it('comes back byte by byte, only as a download unless it is a picture or PDF', async () => {
    const { body } = await upload('customer', PNG, 'Foto Heizung.png').expect(201);
    expect(body).toMatchObject({ name: 'Foto Heizung.png', contentType: 'image/png', size: PNG.length, inline: true });
    const file = await download('agent', body.id).expect(200);
    expect(Buffer.compare(file.body, PNG)).toBe(0);
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'attachment; filename="Foto Heizung.png"',
      'x-content-type-options': 'nosniff',
    });
    const shown = await download('customer', body.id, '?disposition=inline').expect(200);
    expect(shown.headers['content-disposition']).toMatch(/^inline/);
    const html = await upload('customer', Buffer.from('<script>alert(1)</script>'), 'seite.html').expect(201);
    const page = await download('agent', html.body.id, '?disposition=inline').expect(200);
    expect(page.headers['content-disposition']).toMatch(/^attachment/);
    expect(page.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain('sandbox');
  });

  it('keeps a name of any language, said as RFC 6266 wants it', async () => {
    const { body } = await upload('customer', Buffer.from('a'), 'Prüfbericht “Nord”.txt').expect(201);
    expect(body.name).toBe('Prüfbericht “Nord”.txt');
    const file = await download('agent', body.id).expect(200);
    expect(file.headers['content-disposition']).toContain("filename*=UTF-8''Pr%C3%BCfbericht");
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\anna\\plan.txt', 'plan.txt'],
    ['rechnung\u202Egpj.txt', 'rechnunggpj.txt'],
    [' .hidden. ', 'hidden'],
    ['...', 'Datei'],
    [`${'ä'.repeat(300)}.pdf`, `${'ä'.repeat(196)}.pdf`],
  ])('is given a safe name: %j', async (given, expected) => {
    const { body } = await upload('customer', Buffer.from('a'), given).expect(201);
    expect(body.name).toBe(expected);
  });

  it('is taken up to 15 MB and not a byte more', async () => {
    const before = [await storedFiles(), await recorded()];
    const tooLarge = await upload('customer', Buffer.alloc(LARGEST + 1, 'a'), 'gross.txt').expect(413);
    expect(tooLarge.body.code).toBe('FILE_SIZE');
    expect([await storedFiles(), await recorded()]).toEqual(before);
    const { body } = await upload('customer', Buffer.alloc(LARGEST, 'a'), 'voll.txt').expect(201);
    expect(body.size).toBe(LARGEST);
  });

  it.each([
    ['virus.exe', Buffer.from('harmless')],
    ['Rechnung.pdf.JS', Buffer.from('alert(1)')],
    ['lib.jar', Buffer.from('PK\u0003\u0004')],
    ['run.ps1 ', Buffer.from('x')],
    ['bild.png', Buffer.from('MZ\u0090\u0000\u0003')],
    ['bild.png', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1])],
    ['bild.png', Buffer.from([0xcf, 0xfa, 0xed, 0xfe, 7, 0, 0, 1])],
    ['notiz.txt', Buffer.from('#!/bin/sh\nrm -rf /')],
  ])('is refused as a program: %s', async (name, content) => {
    const before = [await storedFiles(), await recorded()];
    const answer = await upload('agent', content, name).expect(415);
    expect(answer.body.code).toBe('FILE_TYPE_REFUSED');
    expect([await storedFiles(), await recorded()]).toEqual(before);
  });

  it('must be one file in the field of that name, and not empty', async () => {
    const before = [await storedFiles(), await recorded()];
    const post = () => desk.as('agent').post(`v1/tickets/${ticket.id}/attachments`);
    expect((await upload('agent', Buffer.alloc(0), 'leer.txt').expect(422)).body.code).toBe('FILE_EMPTY');
    expect((await post().field('visibleForCustomer', 'true').expect(422)).body.errors[0].code).toBe('FILE_MISSING');
    await post().attach('other', Buffer.from('a'), 'a.txt').expect(422);
    await post().attach('file', Buffer.from('a'), 'a.txt').attach('file', Buffer.from('b'), 'b.txt').expect(422);
    await post().field('ticket', 'x').attach('file', Buffer.from('a'), 'a.txt').expect(422);
    for (const flag of ['maybe', '__proto__', 'constructor'])
      await post().field('visibleForCustomer', flag).attach('file', Buffer.from('a'), 'a.txt').expect(422);
    await post().send({ file: 'x' }).expect(415);
    await post().set('Content-Type', 'multipart/form-data').send('x').expect(400);
    expect([await storedFiles(), await recorded()]).toEqual(before);
  });

  it('leaves nothing behind when its sender goes away', async () => {
    const before = [await storedFiles(), await recorded()];
    const { port } = desk.app.getHttpServer().address() as AddressInfo;
    const token = await desk.token('agent');
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="halb.txt"\r\n\r\n';
    const post = httpRequest({
      port,
      method: 'POST',
      path: `/volta-service-desk/services/v1/tickets/${ticket.id}/attachments`,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 5_000_000,
      },
    });
    const gone = new Promise((resolve) => post.once('error', resolve));
    post.write(head + 'a'.repeat(100_000));
    await until(async () => (await storedFiles()).length > (before[0] as string[]).length);
    post.destroy();
    await gone;
    await until(async () => (await storedFiles()).length === (before[0] as string[]).length);
    expect([await storedFiles(), await recorded()]).toEqual(before);
  });

  it('is stored once per Idempotency-Key, and the key is not good for another file', async () => {
    const send = (content: string) => upload('agent', Buffer.from(content), 'k.txt').set('Idempotency-Key', 'file-1');
    const first = await send('same').expect(201);
    const files = await storedFiles();
    const second = await send('same').expect(201);
    expect(second.body.id).toBe(first.body.id);
    await send('other').expect(422);
    expect(await storedFiles()).toEqual(files);
  });

  it('is renamed, shown or hidden and removed by the desk, and the timeline tells it', async () => {
    const own = await world.submit('customer');
    const { body } = await upload('agent', PNG, 'intern.png', { visibleForCustomer: 'false' }, own.id).expect(201);
    const address = `v1/attachments/${body.id}`;
    await desk.as('agent').patch(address).send({ name: 'x.png' }).expect(428);
    const renamed = await desk.as('agent').change(address, 1, { name: 'plan.png' }).expect(200);
    expect(renamed.body).toMatchObject({ name: 'plan.png', version: 2 });
    const program = await desk.as('agent').change(address, 2, { name: 'plan.exe' }).expect(422);
    expect(program.body.errors[0].code).toBe('FILE_TYPE_REFUSED');
    const seen = async () =>
      (await desk.as('customer').read(`v1/tickets/${own.id}/activities`)).map(
        ({ kind, text }: { kind: string; text: string }) => [kind, text],
      );
    expect(await seen()).toEqual([['CREATED', null]]);
    await desk.as('agent').change(address, 2, { visibleForCustomer: true }).expect(200);
    await desk.as('customer').get(address).expect(200);
    expect(await seen()).toEqual([
      ['CREATED', null],
      ['ATTACHMENT_ADDED', 'intern.png'],
      ['ATTACHMENT_RENAMED', 'plan.png'],
    ]);
    await desk.as('customer').change(address, 3, { name: 'meins.png' }).expect(403);
    await desk.as('customer').delete(address).expect(403);
    const files = (await storedFiles()).length;
    await desk.as('agent').delete(address).expect(200);
    expect((await storedFiles()).length).toBe(files - 1);
    await download('agent', body.id).expect(404);
    expect((await seen()).at(-1)).toEqual(['ATTACHMENT_REMOVED', 'plan.png']);
  });

  it('is not reached by those who do not reach its ticket, or from whom it is hidden', async () => {
    const { body: hidden } = await upload('agent', PNG, 'geheim.png').expect(201);
    const { body: open } = await upload('agent', PNG, 'offen.png', { visibleForCustomer: 'true' }).expect(201);
    for (const [person, id] of [
      ['customer', hidden.id],
      ['customerAll', hidden.id],
      ['bergbahn', open.id],
      ['executor', open.id],
      ['otherAgent', open.id],
      ['otherCustomer', open.id],
    ] as [Person, string][]) {
      await desk.as(person).get(`v1/attachments/${id}`).expect(404);
      await download(person, id).expect(404);
      if (person !== 'customer' && person !== 'customerAll') {
        await desk.as(person).get(`v1/tickets/${ticket.id}/attachments`).expect(404);
        await upload(person, PNG, 'x.png').expect(404);
      }
    }
    await download('customer', open.id).expect(200);
    const list = await desk.as('customer').get(`v1/tickets/${ticket.id}/attachments`).expect(200);
    expect(list.body.map(({ name }: { name: string }) => name)).not.toContain('geheim.png');
    await desk.as(null).get(`v1/attachments/${open.id}/content`).expect(401);
  });

  it('of a customer is always visible to them', async () => {
    const { body } = await upload('customer', PNG, 'meins.png', { visibleForCustomer: 'false' }).expect(201);
    expect(body.visibleForCustomer).toBe(true);
    await download('customer', body.id).expect(200);
  });
});

/** Waits for background work of the server; the suite's time limit ends the wait. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
}
