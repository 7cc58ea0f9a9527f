import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Json, recordsOf } from '../support/records.js';
import { useDesk } from '../support/use-desk.js';

const desk = useDesk();
const records = recordsOf(desk);
let acme: Json;
beforeAll(async () => {
  acme = await records.create('customers', { code: 'ACME', name: 'Acme' });
  for (const person of ['customer', 'bergbahn'] as const) await records.me(person);
});

const path = () => `v1/customers/${acme.id}/logo`;
const send = (content: Buffer, name = 'logo.png', as: 'manager' | 'agent' | 'customer' = 'manager') =>
  desk.as(as).post(path()).attach('file', content, name);
const stored = async () => (await readdir(join(desk.files, 'alpina')).catch(() => [])).sort();
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 60, b: 120, alpha: 0.5 } } });

describe('the logo of a customer', () => {
  afterEach(() => desk.as('manager').delete(path()));

  for (const [format, type] of [
    ['png', 'image/png'],
    ['webp', 'image/png'],
    ['jpeg', 'image/jpeg'],
  ] as const)
    it(`may be ${format} and is encoded anew as ${type}, no side longer than 512 pixels`, async () => {
      const given = await picture(1_000, 250)
        [format]()
        .withMetadata({ exif: { IFD0: { Copyright: 'Geheim' } } })
        .toBuffer();
      const { body } = await send(given, 'wie auch immer.gif').expect(200);
      const answer = await desk.as('customer').get(path()).expect(200);
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'content-disposition': expect.stringMatching(/^inline/),
        'x-content-type-options': 'nosniff',
        'cache-control': expect.stringContaining('private'),
      });
      expect(answer.headers['content-security-policy']).toContain('sandbox');
      const kept = await sharp(answer.body).metadata();
      expect(kept).toMatchObject({ width: 512, height: 128 });
      expect(kept.exif).toBeUndefined();
      expect(answer.body.includes('Geheim')).toBe(false);
      expect(body.logo).toMatch(/^[0-9a-f-]{36}$/);
      expect(await stored()).toEqual([body.logo]);
    });

  it('is replaced by another one and taken away, and nothing of the former stays', async () => {
    const first = (await send(await picture(10, 10).png().toBuffer()).expect(200)).body;
    const second = (await send(await picture(20, 20).png().toBuffer()).expect(200)).body;
    expect(second.logo).not.toBe(first.logo);
    expect(second.version).toBeGreaterThan(first.version);
    expect(await stored()).toEqual([second.logo]);
    const { body } = await desk.as('manager').delete(path()).expect(200);
    expect(body.logo).toBeNull();
    expect(await stored()).toEqual([]);
    await desk.as('customer').get(path()).expect(404);
    await desk.as('manager').delete(path()).expect(404);
  });

  it('is one, also when several are sent at once', async () => {
    const given = await picture(30, 30).png().toBuffer();
    const answers = await Promise.all([send(given), send(given), send(given)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const body = await desk.as('agent').read(`v1/customers/${acme.id}`);
    expect(await stored()).toEqual([body.logo]);
  });

  it('does not take the place of the former when the customer has changed meanwhile', async () => {
    const { body } = await send(await picture(10, 10).png().toBuffer()).expect(200);
    const stale = send(await picture(20, 20).png().toBuffer()).set('If-Match', `"${body.version - 1}"`);
    expect((await stale.expect(412)).body.code).toBe('STALE');
    expect(await stored()).toEqual([body.logo]);
  });

  const REFUSED: [what: string, content: () => Promise<Buffer>, status: number, code: string][] = [
    ['a text called logo.png', async () => Buffer.from('Kein Bild'), 415, 'LOGO_TYPE'],
    [
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      415,
      'LOGO_TYPE',
    ],
    ['a GIF', () => picture(9, 9).gif().toBuffer(), 415, 'LOGO_TYPE'],
    ['nothing', async () => Buffer.alloc(0), 422, 'FILE_EMPTY'],
    ['a torn picture', async () => (await picture(400, 400).png().toBuffer()).subarray(0, 300), 422, 'LOGO_BROKEN'],
    [
      'the beginning of a picture and then rubbish',
      async () => {
        const whole = await picture(60, 60).png().toBuffer();
        return Buffer.concat([whole.subarray(0, 40), Buffer.alloc(500, 7)]);
      },
      422,
      'LOGO_BROKEN',
    ],
    ['5000 pixels', () => picture(5_000, 2).png().toBuffer(), 422, 'LOGO_PIXELS'],
    [
      '36 million pixels in few bytes',
      () => picture(6_000, 6_000).png({ compressionLevel: 9 }).toBuffer(),
      422,
      'LOGO_PIXELS',
    ],
    [
      '2 MB and a byte',
      async () => {
        const whole = await picture(9, 9).png().toBuffer();
        return Buffer.concat([whole, Buffer.alloc(2 * 1024 * 1024 + 1 - whole.length)]);
      },
      413,
      'LOGO_SIZE',
    ],
  ];
  for (const [what, content, status, code] of REFUSED)
    it(`is not ${what}: ${code}`, async () => {
      const answer = await send(await content());
      expect([answer.status, answer.body.code]).toEqual([status, code]);
      expect(await stored()).toEqual([]);
    });

  it('is given by managers of customers and seen by the customer’s own people', async () => {
    const given = await picture(9, 9).png().toBuffer();
    await send(given, 'logo.png', 'agent').expect(403);
    await send(given, 'logo.png', 'customer').expect(403);
    await send(given).expect(200);
    await desk.as('agent').get(path()).expect(200);
    await desk.as('bergbahn').get(path()).expect(404);
    await desk.as('otherManager').get(path()).expect(404);
    await desk.as('otherManager').delete(path()).expect(404);
    expect(await stored()).toHaveLength(1);
  });
});
