import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { extractText } from 'unpdf';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { Asset } from '../../api/customers/assets/asset.entity.js';
import { resourceOf } from '../../api/platform/resource/resource.js';
import { assertWithin } from '../../api/platform/rest/within.js';
import { SearchWatch } from '../../api/search/index/search-watch.js';
import { bytes } from '../support/bytes.js';
import { PDF } from '../support/orders.js';
import type { Person } from '../support/people.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);
const { create, patch } = recordsOf(desk);
let serial = 0;

const body = (given: Json = {}): Json => {
  serial += 1;
  return { name: `Brenner ${serial}`, kind: 'HEATING', customer: world.acme, location: world.location, ...given };
};
const asset = (given?: Json) => create('assets', body(given));
const locationOf = async (customer: string): Promise<string> => {
  serial += 1;
  return (await create('locations', { customer, name: `Werk ${serial}` })).id;
};
const refused = async (given: Json) =>
  codesOf((await desk.as('manager').post('v1/assets', body(given)).expect(422)).body);
const changed = async (record: Json, changes: Json) =>
  codesOf((await patch('assets', record, changes).expect(422)).body);

/** The text of the QR code in a picture, which is a data URL. */
async function scanned(picture: string): Promise<string | undefined> {
  const program = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(program)).buffer } });
  const [code] = await readBarcodes(Buffer.from(picture.split(',')[1] ?? '', 'base64'), { formats: ['QRCode'] });
  return code?.text;
}

/** The words of a PDF. */
async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return text;
}

describe('an asset', () => {
  it('is in use at first, and has a state that no request sets', async () => {
    expect((await asset()).state).toBe('IN_USE');
    expect(await refused({ state: 'RETIRED' })).toEqual([['/state', 'READ_ONLY']]);
  });

  it('stands at a location of its customer, and moves to another one of them alone', async () => {
    const OUTSIDE = [['/location', 'REFERENCE_OUTSIDE']];
    expect(await refused({ location: world.foreignLocation })).toEqual(OUTSIDE);
    const made = await asset();
    expect(await changed(made, { location: world.foreignLocation })).toEqual(OUTSIDE);
    const location = await locationOf(world.acme);
    expect((await patch('assets', made, { location }).expect(200)).body.location).toBe(location);
  });

  it('has no location of another tenant', async () => {
    const customer = (await desk.as('otherManager').read<Json[]>('v1/customers'))[0]?.id;
    const { id } = await create('locations', { customer, name: 'Werk Nord' }, 'otherManager');
    expect(await refused({ location: id })).toEqual([['/location', 'UNKNOWN_REFERENCE']]);
  });

  it('keeps its customer, and has a serial number once for each of them', async () => {
    const made = await asset({ serialNumber: 'Sn 17' });
    expect(await changed(made, { customer: world.bergbahn })).toEqual([['/customer', 'WRITE_ONCE']]);
    const again = body({ serialNumber: 'SN 17' });
    await desk.as('manager').post('v1/assets', again).expect(409);
    await asset({ serialNumber: 'SN 17', customer: world.bergbahn, location: world.foreignLocation });
  });

  it('has no warranty that ends before the purchase', async () => {
    const WRONG = [['/warrantyUntil', 'WARRANTY_BEFORE_PURCHASE']];
    expect(await refused({ purchasedOn: '2026-03-01', warrantyUntil: '2026-02-28' })).toEqual(WRONG);
    const made = await asset({ purchasedOn: '2026-03-01', warrantyUntil: '2026-03-01' });
    expect(await changed(made, { purchasedOn: '2026-03-02' })).toEqual(WRONG);
  });

  it('is read by customers of its own company and by executors with an order at its location', async () => {
    const location = await locationOf(world.acme);
    const { id } = await asset({ location, price: 1_200 });
    const seen = async (person: Person) => (await desk.as(person).get(`v1/assets/${id}`)).body.price;
    expect(await seen('customer')).toBe(1_200);
    await desk.as('bergbahn').get(`v1/assets/${id}`).expect(404);
    await desk.as('otherAgent').get(`v1/assets/${id}`).expect(404);
    await desk.as('executor').get(`v1/assets/${id}`).expect(404);
    await world.order({ location, executionCompany: 'Rohr & Draht' });
    const { body: shown } = await desk.as('executor').get(`v1/assets/${id}`).expect(200);
    expect(shown).toMatchObject({ id, name: expect.any(String) });
    expect(shown).not.toHaveProperty('price');
    await desk.as('customer').change(`v1/assets/${id}`, 1, { name: 'Meiner' }).expect(403);
  });

  it('is found by its serial number, by readers of the asset alone', async () => {
    const { id } = await asset({ serialNumber: 'ZX-4711-B' });
    await desk.app.get(SearchWatch).poll();
    const found = async (person: Person) =>
      (await desk.as(person).read<{ hits: Json[] }>('v1/search', { q: 'ZX-4711-B' })).hits.map((hit) => hit.id);
    expect(await found('agent')).toEqual([id]);
    expect(await found('customer')).toEqual([id]);
    expect(await found('bergbahn')).toEqual([]);
  });
});

describe('the asset of a ticket', () => {
  const ticketOf = (given: Json) => world.submit('agent', given);
  const change = async (ticket: Json, changes: Json, status = 200): Promise<Json> =>
    (await world.change('agent', ticket as never, changes).expect(status)).body;

  it('gives the ticket its customer and location, unless the ticket names them', async () => {
    const { id } = await asset();
    const known = { customer: world.acme, location: world.location, asset: id };
    expect(await ticketOf({ customer: undefined, asset: id })).toMatchObject(known);
    expect(await world.submit('customer', { asset: id })).toMatchObject({ location: world.location, asset: id });
    const later = await change(await ticketOf({}), { asset: id });
    expect(later).toMatchObject({ location: world.location, asset: id });
  });

  it('is one at the location and of the customer of the ticket', async () => {
    const location = await locationOf(world.acme);
    const { id } = await asset({ location });
    const foreign = await asset({ customer: world.bergbahn, location: world.foreignLocation });
    const OUTSIDE = [['/asset', 'REFERENCE_OUTSIDE']];
    const refusal = async (given: Json) => {
      const sent = { type: 'INCIDENT', ...given };
      return codesOf((await desk.as('agent').post('v1/tickets', sent).expect(422)).body);
    };
    expect(await refusal({ customer: world.acme, location: world.location, asset: id })).toEqual(OUTSIDE);
    expect(await refusal({ customer: world.acme, asset: foreign.id })).toEqual(OUTSIDE);
    const ticket = await ticketOf({ location: world.location });
    expect(codesOf(await change(ticket, { asset: id }, 422))).toEqual(OUTSIDE);
    expect(await change(ticket, { asset: id, location })).toMatchObject({ asset: id, location });
    await desk.as('customer').post('v1/tickets', { type: 'INCIDENT', asset: foreign.id }).expect(422);
  });

  it('leaves a ticket that moves to another location or customer, and the timeline names it', async () => {
    const { id, name } = await asset();
    const ticket = await ticketOf({ location: world.location, asset: id });
    const moved = await change(ticket, { location: await locationOf(world.acme) });
    expect(moved.asset).toBeNull();
    const entry = (await world.activities('agent', ticket.id)).at(-1);
    expect(entry?.changes).toContainEqual(expect.objectContaining({ field: 'asset', from: name, to: null }));
    const other = await ticketOf({ location: world.location, asset: id });
    expect(await change(other, { customer: world.bergbahn })).toMatchObject({ asset: null, location: null });
  });

  it('filters, groups and names tickets in lists, figures, exports and texts', async () => {
    const { id, name } = await asset({ serialNumber: 'TX-9' });
    const ticket = await ticketOf({ asset: id });
    const manager = desk.as('manager');
    const listed = await manager.read<Json[]>('v1/tickets', { filter: JSON.stringify({ asset: id }) });
    expect(listed.map((one) => one.id)).toEqual([ticket.id]);
    const { body: figure } = await manager.get('v1/figures/backlog').query({ by: 'asset' }).expect(200);
    expect(JSON.stringify(figure)).toContain(id);
    const table = manager.get('v1/tickets', { fields: ['identifier', 'asset'], filter: JSON.stringify({ asset: id }) });
    expect((await table.set('Accept', 'text/csv').expect(200)).text).toContain(name);
    const content = '{{ asset.name }}, {{ asset.serialNumber }}';
    const { text } = (await manager.post('v1/text-block-preview', { ticket: ticket.id, content }).expect(200)).body;
    expect(text).toBe(`${name}, TX-9`);
    await manager.delete(`v1/assets/${id}`).expect(409);
  });
});

describe('the state of an asset', () => {
  const act = (record: Json, name: string, sent: Json = {}, person: Person = 'manager') =>
    desk.as(person).post(`v1/assets/${record.id}/${name}`, sent).set('If-Match', `"${record.version}"`);
  const retired = async (record: Json): Promise<Json> =>
    (await act(record, 'retire', { reason: 'Durchgerostet' }).expect(200)).body;

  it('leads to a repair and back, and to the end with a reason, which a return clears', async () => {
    const made = await asset();
    expect((await act(made, 'return').expect(409)).body.code).toBe('TRANSITION_NOT_ALLOWED');
    const { body: repaired } = await act(made, 'repair').expect(200);
    expect(repaired.state).toBe('IN_REPAIR');
    const { body: used } = await act(repaired, 'return').expect(200);
    expect(codesOf((await act(used, 'retire').expect(422)).body)).toEqual([['/reason', 'REQUIRED']]);
    await act(used, 'retire', { reason: 'Alt' }, 'agent').expect(403);
    const end = await retired(used);
    expect(end).toMatchObject({ state: 'RETIRED', active: false, reason: 'Durchgerostet' });
    expect((await act(end, 'return').expect(200)).body).toMatchObject({ state: 'IN_USE', active: true, reason: null });
  });

  it('stays at a move to another location of its customer, for many at once and with an undo', async () => {
    const [one, other] = [await asset(), await asset()];
    const location = await locationOf(world.acme);
    const outside = await act(one, 'move', { location: world.foreignLocation }).expect(422);
    expect(codesOf(outside.body)).toEqual([['/location', 'REFERENCE_OUTSIDE']]);
    const { body: moved } = await act(one, 'move', { location }).expect(200);
    expect(moved).toMatchObject({ location, state: 'IN_USE' });
    const records = [moved, other].map(({ id, version }) => ({ id, version }));
    const sent = { operation: 'move', body: { location: world.location }, records };
    const { body: run } = await desk.as('manager').post('v1/assets/bulk', sent).expect(201);
    expect(run.records.map(({ outcome }: Json) => outcome)).toEqual(['DONE', 'DONE']);
    await desk.as('manager').post(`v1/assets/bulk/${run.id}/reversal`).expect(201);
    expect((await desk.as('manager').read<Json>(`v1/assets/${one.id}`)).location).toBe(location);
    const { body: end } = await act(await retired(other), 'move', { location }).expect(409);
    expect(end.code).toBe('TRANSITION_NOT_ALLOWED');
  });

  it('keeps a retired asset in its tickets, and from new ones', async () => {
    const made = await asset();
    const { url } = (await desk.as('manager').post(`v1/assets/${made.id}/label`).expect(200)).body;
    const [, place] = /request\/(.*)\?/.exec(url) ?? [];
    const change = await world.submit('agent', { type: 'CHANGE', location: world.location, asset: made.id });
    await retired(made);
    const refusal = await desk.as('agent').post('v1/tickets', { type: 'INCIDENT', asset: made.id }).expect(422);
    expect(codesOf(refusal.body)).toContainEqual(['/asset', 'REFERENCE_INACTIVE']);
    const body = { customerDescription: 'Brenner ersetzen', asset: made.id };
    const kept = (await world.change('agent', change as never, body).expect(200)).body;
    expect(kept).toMatchObject(body);
    expect(await desk.as(null).read(`v1/request-forms/${place}`, { asset: made.id })).toMatchObject({ asset: null });
    const { body: order } = await desk.as('agent').post(`v1/tickets/${change.id}/orders`).expect(201);
    expect(order.asset).toBe(made.id);
  });
});

describe('a document of an asset', () => {
  const add = (id: string, person: Person = 'manager', name = 'Anleitung.pdf') =>
    desk.as(person).post(`v1/assets/${id}/documents`).attach('file', PDF, name);
  const content = (as: Person, id: string) => desk.as(as).get(`v1/asset-documents/${id}/content?disposition=inline`);

  it('is added by the users who change the asset, and opened by its readers', async () => {
    const location = await locationOf(world.acme);
    const { id } = await asset({ location });
    for (const reader of ['agent', 'customer'] as const) await add(id, reader).expect(403);
    await add(id, 'otherManager').expect(404);
    expect((await add(id, 'manager', 'plan.exe').expect(415)).body.code).toBe('FILE_TYPE_REFUSED');
    const { body: made } = await add(id).expect(201);
    expect(made).toMatchObject({ asset: id, name: 'Anleitung.pdf', contentType: 'application/pdf', size: PDF.length });
    for (const stranger of ['bergbahn', 'executor', 'otherAgent'] as const)
      await content(stranger, made.id).expect(404);
    await world.order({ location, executionCompany: 'Rohr & Draht' });
    for (const reader of ['agent', 'customer', 'executor'] as const) {
      expect(await desk.as(reader).read(`v1/assets/${id}/documents`)).toMatchObject([{ id: made.id }]);
      const { headers } = await content(reader, made.id).expect(200);
      expect(headers['content-disposition']).toMatch(/^inline/);
      expect(headers['content-security-policy']).toContain('sandbox');
    }
  });

  it('is renamed and removed by the same users', async () => {
    const { body: made } = await add((await asset()).id).expect(201);
    const renamed = (await patch('asset-documents', made, { name: '../Plan.pdf ' }).expect(200)).body;
    expect(renamed.name).toBe('Plan.pdf');
    const program = await patch('asset-documents', renamed, { name: 'plan.exe' }).expect(422);
    expect(codesOf(program.body)).toEqual([['/name', 'FILE_TYPE_REFUSED']]);
    await desk.as('customer').delete(`v1/asset-documents/${made.id}`).expect(403);
    await desk.as('manager').delete(`v1/asset-documents/${made.id}`).expect(200);
    await content('manager', made.id).expect(404);
  });
});

describe('the label of an asset', () => {
  const ask = (id: string, person: Person = 'manager') => desk.as(person).post(`v1/assets/${id}/label`);
  const formOf = (url: string) => {
    const [, place, id] = /portal\/request\/(.*)\?asset=(.*)$/.exec(url) ?? [];
    return { path: `v1/request-forms/${place}`, id };
  };

  it('has its address as a QR code, which opens the request form of its location with the asset', async () => {
    const made = await asset({ serialNumber: 'QR-1' });
    const { url, png, pdf } = (await ask(made.id).expect(200)).body;
    expect(await scanned(png)).toBe(url);
    expect(await textOf(Buffer.from(pdf.split(',')[1], 'base64'))).toMatch(
      new RegExp(`${made.name}.*Seriennummer QR-1.*Werk Nord.*Acme AG`, 's'),
    );
    const { path, id } = formOf(url);
    const form = { location: 'Werk Nord', asset: made.name };
    expect(await desk.as(null).read(path, { asset: id })).toMatchObject(form);
    expect(await desk.as(null).read(path)).toMatchObject({ ...form, asset: null });
    await ask(made.id, 'agent').expect(403);
    await ask(made.id, 'otherManager').expect(404);
  });

  it('names no asset of another location', async () => {
    const { url } = (await ask((await asset()).id).expect(200)).body;
    const other = await asset({ location: await locationOf(world.acme) });
    expect(await desk.as(null).read(formOf(url).path, { asset: other.id })).toMatchObject({ asset: null });
    expect(await desk.as(null).read(formOf(url).path, { asset: 'x' })).toMatchObject({ asset: null });
  });

  it('stands on a sheet with others, in their order', async () => {
    const [first, second] = [await asset(), await asset()];
    const sheet = (assets: string[]) => desk.as('manager').post('v1/asset-labels', { assets });
    const { body: pdf, headers } = await sheet([second.id, first.id]).buffer(true).parse(bytes).expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(await textOf(pdf)).toMatch(new RegExp(`${second.name}\\b.*${first.name}\\b`, 's'));
    const foreign = await desk.as('otherManager').read<Json[]>('v1/customers');
    expect(codesOf((await sheet([foreign[0]?.id]).expect(422)).body)).toEqual([['/assets', 'UNKNOWN_REFERENCE']]);
  });
});

describe('a reference within another one', () => {
  /** Judges assets as if the location had this option. */
  const judging = (within: Json) => {
    const model = resourceOf(Asset);
    const fields = model.fields.map((field) =>
      field.name === 'location' ? { ...field, options: { ...field.options, within } } : field,
    );
    return () => assertWithin({ ...model, fields });
  };

  it.each<[string, Json, RegExp]>([
    [
      'the target has no such reference',
      { owner: 'customer' },
      /within owner: locations has no reference of that name/,
    ],
    ['the target has a text of that name', { name: 'customer' }, /within name: locations has no reference/],
    ['the record has no such reference', { customer: 'owner' }, /within customer: it has no reference owner/],
    ['the two point to different resources', { customer: 'location' }, /location points to another resource/],
  ])('is judged at boot: %s', (_fault, within, message) => {
    expect(judging(within)).toThrow(message);
    expect(judging(within)).toThrow(/@Resource Asset \(assets\), field location/);
    expect(judging({ customer: 'customer' })).not.toThrow();
  });
});
