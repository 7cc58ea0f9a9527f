import sharp from 'sharp';
import { startApplication, type TestApplication } from '../support/application.js';
import { bytes } from '../support/bytes.js';
import { ordersOf } from '../support/orders.js';
import type { Json } from '../support/records.js';
import { type TicketWorld, ticketWorld } from '../support/ticket-world.js';
import { validatePdfs, veraPdfHere } from '../support/verapdf/verapdf.js';

const isHere = await veraPdfHere();

let desk: TestApplication;
let world: TicketWorld;
beforeAll(async () => {
  if (!isHere) return;
  desk = await startApplication();
  world = await ticketWorld(desk);
});
afterAll(() => desk?.close());

const LANGUAGES = ['de', 'en', 'fr', 'it'];
const paperOf = async ({ id }: Json, language: string): Promise<Buffer> => {
  const paper = desk.as('agent').get(`v1/reports/${id}/pdf?language=${language}`);
  return (await paper.buffer(true).parse(bytes).expect(200)).body;
};
const papersOf = (report: Json) => Promise.all(LANGUAGES.map((language) => paperOf(report, language)));
const written = async (description: string): Promise<Json> => {
  const orders = ordersOf(desk, world);
  const { id } = await orders.order();
  const report = await orders.report('executor', id, { remarks: 'Pumpe ersetzt', project: 'P-7' });
  await orders.position('agent', report.id, { unitPrice: 120, description }).expect(201);
  return report;
};
const sign = ({ id }: Json) => {
  const strokes = [
    [
      [10, 20],
      [40, 60],
      [90, 30],
    ],
  ];
  const said = { name: 'Anna Keller', place: 'Winterthur', signedAt: '2026-11-20T14:05:00Z', strokes };
  return desk.as('executor').post(`v1/reports/${id}/signature`).send(said).expect(201);
};
/** A logo as tenants send them: with a place that is seen through, or without. */
const show = async (logo: Buffer, name: string) => {
  const [settings] = (await desk.as('manager').get('v1/tenant-settings').expect(200)).body;
  await desk.as('manager').post(`v1/tenant-settings/${settings.id}/logo`).attach('file', logo, name).expect(200);
};
const picture = sharp({ create: { width: 300, height: 120, channels: 4, background: '#3a6a' } });

const expectPassed = (said: readonly string[]) => {
  expect(said).toHaveLength(LANGUAGES.length);
  for (const one of said) expect(one).toMatch(/^PASSED \d{3,}$/);
};

(isHere ? describe : describe.skip)('What veraPDF says of reports on paper', () => {
  it('is that they are PDF/A-3b in all languages: as they are, signed, and with logos of each kind', async () => {
    const plain = await written('Montage');
    expectPassed(await validatePdfs('3b', await papersOf(plain)));
    await sign(plain);
    for (const [logo, name] of [
      [await picture.clone().png().toBuffer(), 'logo.png'],
      [await picture.clone().flatten().jpeg().toBuffer(), 'logo.jpg'],
      [await picture.clone().flatten().jpeg({ progressive: true }).toColourspace('b-w').toBuffer(), 'logo.jpg'],
    ] as const) {
      await show(logo, name);
      expectPassed(await validatePdfs('3b', await papersOf(plain)));
    }
  });

  it('is the same whatever is written into them', async () => {
    const strange =
      'Ωμέγα Жук 漢字 \u{1F527} e\u0301 \u202Eabc <b>fett</b> =HYPERLINK("http://a") ﷽ ﬁ\tTab\u00ad\u200b';
    expectPassed(await validatePdfs('3b', await papersOf(await written(strange))));
  });

  it('is something else of a file that is none', async () => {
    const [paper] = await papersOf(await written('Montage'));
    const spoilt = Buffer.from(
      (paper as Buffer).toString('latin1').replace('/OutputIntents', '/OutputIntentz'),
      'latin1',
    );
    const [said] = await validatePdfs('3b', [spoilt]);
    expect(said).toMatch(/^FAILED/);
  });
});
