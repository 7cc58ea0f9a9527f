import { getDocumentProxy } from 'unpdf';
import { glyphRuns } from '../../api/files/pdf/glyph-runs.js';
import { printPaper } from '../../api/reports/pdf/print-paper.js';
import type { ReportPaper } from '../../api/reports/pdf/report-paper.js';
import { bytes } from '../support/bytes.js';
import { ordersOf, PDF } from '../support/orders.js';
import type { Person } from '../support/people.js';
import type { Json } from '../support/records.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

let report: Json;
const desk = useDesk();
const world = useTicketWorld(desk);
const orders = ordersOf(desk, world);
beforeAll(async () => {
  const order = await orders.order();
  const said = { remarks: 'Pumpe ersetzt', project: 'P-7', executionDate: '2026-11-20', executionTime: '13:30' };
  report = await orders.report('executor', order.id, { ...said, serviceTechnician: world.ids.executor });
  await orders.position('agent', report.id, { unitPrice: 120, description: 'Montage <b>der</b> Pumpe' }).expect(201);
  const file = (name: string, fields: object) => {
    const post = desk.as('agent').post(`v1/reports/${report.id}/attachments`);
    return post
      .field({ ...fields })
      .attach('file', PDF, name)
      .expect(201);
  };
  await file('Messprotokoll Süd.pdf', {});
  await file('Kalkulation.pdf', { deskOnly: 'true' });
  const signature = { name: 'Anna Keller', place: 'Winterthur', signedAt: '2026-11-20T14:05:00Z', strokes: [[[1, 2]]] };
  await desk.as('executor').create(`v1/reports/${report.id}/signature`, signature);
});

const fetched = (as: Person, id: string, query = '') =>
  desk.as(as).get(`v1/reports/${id}/pdf${query}`).buffer(true).parse(bytes);

/** Pages and words of a PDF, and its file as text. */
async function readBack(data: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(data), { verbosity: 0 });
  const texts: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
  }
  const meta = await document.getMetadata();
  const { numPages: pages } = document;
  await document.loadingTask.destroy();
  return { pages, text: texts.join('\n'), meta, file: data.toString('latin1') };
}

const paper = (given: Partial<ReportPaper> = {}): ReportPaper => ({
  language: 'de-CH',
  title: 'Rapport R-1',
  subtitle: '',
  tenant: 'Alpina',
  logo: null,
  recipient: 'Acme AG',
  lines: [],
  columns: ['Pos.', 'Beschreibung', 'Menge'],
  rows: [],
  total: null,
  hours: { title: 'Arbeitszeit', lines: [] },
  remarks: null,
  files: { title: 'Anhänge', names: [] },
  signature: null,
  footer: 'Seite {page} von {pages}',
  ...given,
});

describe('the paper of a report', () => {
  it('tells the desk everything, prices included, in an archivable file with its own fonts', async () => {
    const answer = await fetched('agent', report.id).expect(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain(`${report.identifier}.pdf`);
    const { text, file, meta } = await readBack(answer.body);
    for (const told of [
      `Rapport ${report.identifier}`,
      'Acme AG',
      'Pumpe ersetzt',
      'P-7',
      '20.11.2026, 13:30',
      'Montage <b>der</b> Pumpe',
      '1.5 Stunden',
      'CHF 120.00',
      'CHF 180.00',
      'Total exkl. MWST',
      '1.5 Std.',
      'Anna Keller, Winterthur, 20.11.2026, 15:05',
      'Anhänge',
      'Messprotokoll Süd.pdf',
      'Seite 1 von 1',
    ]) {
      expect(text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(told);
    }
    expect(text).not.toContain('Kalkulation');
    expect(file).toMatch(/pdfaid:part>3<[\s\S]*pdfaid:conformance>B</);
    const fonts = file.match(/\/BaseFont \/[A-Z]{6}\+[\w-]+/g) ?? [];
    expect(fonts.length).toBeGreaterThan(0);
    expect(file.match(/\/FontFile[23] /g)?.length).toBeGreaterThan(0);
    expect(file).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/);
    expect(meta.info).toMatchObject({ Title: `Rapport ${report.identifier}` });
  });

  it.each([
    ['en', 'Report', 'Total excl. VAT', 'Page 1 of 1'],
    ['fr', 'Rapport', 'Total hors TVA', 'Page 1 sur 1'],
    ['it', 'Rapporto', 'Totale IVA esclusa', 'Pagina 1 di 1'],
  ])('is written in %s where that is asked for', async (language, ...told) => {
    const { body } = await fetched('agent', report.id, `?language=${language}`).expect(200);
    const { text } = await readBack(body);
    for (const one of told) expect(text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(one);
  });

  it('tells executors no prices, and nobody whose report it is not', async () => {
    const { body } = await fetched('executor', report.id).expect(200);
    const { text } = await readBack(body);
    expect(text).toContain('Montage');
    expect(text).not.toMatch(/CHF|120\.00|180\.00/);
    await fetched('customer', report.id).expect(403);
    await fetched('otherAgent', report.id).expect(404);
    await fetched('agent', report.id, '?language=tlh').expect(400);
  });

  it('bears whatever is written: long words, foreign scripts, pictograms, broken signs', async () => {
    const order = await orders.order();
    const evil = [
      'x'.repeat(5_000),
      `${'Zeile\n'.repeat(400)}`,
      'שלום עולם · مرحبا بالعالم · Ελλάδα · Привет · 日本語 · 👩‍🔧🔧 · \u202Egnirts\u202C · a\u0301 · \u{1D54F}',
      '</script><svg onload=alert(1)> {{ 7*7 }} %PDF-1.4 endobj (\\) [image:/etc/passwd]',
    ];
    for (const remarks of evil) {
      const own = await orders.report('agent', order.id, { remarks, billingAddress: remarks.slice(0, 500).trim() });
      await orders.position('agent', own.id, { description: remarks.slice(0, 500) }).expect(201);
      const { body } = await fetched('agent', own.id).expect(200);
      expect((await readBack(body)).pages).toBeGreaterThan(0);
    }
  });

  it('names each character that its fonts lack, so that nothing is lost between the words', async () => {
    const order = await orders.order();
    const remarks = 'Heizung 🔥 heiss, 日本 👩‍🔧 \u{1F9EF}!';
    const own = await orders.report('agent', order.id, { remarks });
    const { body } = await fetched('agent', own.id).expect(200);
    const { text } = await readBack(body);
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      'Heizung [U+1F525] heiss, [U+65E5][U+672C] [U+1F469][U+1F527] [U+1F9EF]!',
    );
    expect(text).not.toContain('\u25A1');
  });

  it('makes five hundred positions in the time of a click, while the process answers others', async () => {
    const row = {
      number: '10',
      description: 'Umwälzpumpe demontiert, ersetzt und geprüft',
      details: 'Arbeit',
      quantity: '1.5\u00a0Stunden',
    };
    let longest = 0;
    let last = performance.now();
    const pulse = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const began = performance.now();
    const data = await printPaper(paper({ rows: Array.from({ length: 500 }, () => row) }));
    const took = performance.now() - began;
    clearInterval(pulse);
    expect((await readBack(data)).pages).toBeGreaterThan(10);
    expect(took).toBeLessThan(10_000);
    expect(longest).toBeLessThan(1_000);
  });
});

describe('the signs of a text', () => {
  const latin = { name: 'Latin', has: (point: number) => point < 0x250 };
  const wide = { name: 'Wide', has: (point: number) => point < 0x2600 };

  it.each([
    ['Pumpe', [{ text: 'Pumpe', font: 'Latin' }]],
    [
      'Ω\nx',
      [
        { text: 'Ω\n', font: 'Wide' },
        { text: 'x', font: 'Latin' },
      ],
    ],
    ['a👍', [{ text: 'a[U+1F44D]', font: 'Latin' }]],
    ['🇨🇭', [{ text: '[U+1F1E8][U+1F1ED]', font: 'Latin' }]],
    ['日本\uE000', [{ text: '[U+65E5][U+672C][U+E000]', font: 'Latin' }]],
    ['\u{E0FFF}\u{1FAFF}', [{ text: '[U+E0FFF][U+1FAFF]', font: 'Latin' }]],
    ['a\u202Eb\u0000\uFE0F', [{ text: 'ab', font: 'Latin' }]],
    ['a\uD800', [{ text: 'a[U+FFFD]', font: 'Latin' }]],
    ['', []],
  ])('of %j stand in the fonts that have them', (text, expected) => {
    expect(glyphRuns(text, [latin, wide])).toEqual(expected);
  });
});
