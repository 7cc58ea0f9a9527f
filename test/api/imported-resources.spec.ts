import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { Role } from '../../api/vocabulary/role.js';
import { counts, importAt, problems, runImport } from '../support/import-run.js';
import type { Person } from '../support/people.js';
import { type Json, recordsOf } from '../support/records.js';
import { ScopedTokens } from '../support/scoped-tokens.js';
import { useDesk } from '../support/use-desk.js';

const desk = useDesk();
const records = recordsOf(desk);
beforeAll(() => desk.app.get(JobWorker).start());

const upload = (path: string, content: string, person: Person = 'manager') =>
  desk.as(person).post(`v1/${path}/import`).attach('file', Buffer.from(content), 'tabelle.csv');

async function prepared(path: string, content: string): Promise<Json> {
  const { body } = await upload(path, content).expect(201);
  return importAt(desk, body.id, 'READY');
}

async function imported(path: string, content: string): Promise<Json> {
  const { id } = await prepared(path, content);
  await runImport(desk, id);
  return importAt(desk, id, 'DONE');
}

const rowsOf = (id: string): Promise<Json[]> => desk.as('manager').read(`v1/imports/${id}/rows`);

describe('a table of customers', () => {
  it('creates customers, and changes those that it finds by their codes', async () => {
    await records.create('customers', { code: 'ALT', name: 'Alt AG' });
    const sla = await records.create('slas', { name: 'Rund um die Uhr' });
    const data = await imported(
      'customers',
      'Code;Name;Ort;SLA\nalt;Altwerk AG;Bern;\nNEU;Neu AG;Chur;rund um die uhr\nNEU2;;Chur;\nNEU3;Neu 3 AG;;Nie gehört\n',
    );
    expect(counts(data)).toEqual({ rows: 4, created: 1, updated: 1, unchanged: 0, refused: 2 });
    expect(problems(await rowsOf(data.id)).slice(2)).toEqual([
      [4, 'INCOMPLETE', 'name REQUIRED'],
      [5, 'INVALID', 'sla UNKNOWN_REFERENCE'],
    ]);
    const [changed] = await desk.as('manager').read('v1/customers', { filter: { code: 'ALT' } });
    expect(changed).toMatchObject({ name: 'Altwerk AG', city: 'Bern' });
    const [created] = await desk.as('manager').read('v1/customers', { filter: { code: 'NEU' } });
    expect(created).toMatchObject({ name: 'Neu AG', city: 'Chur', sla: sla.id });
  });

  it('sets no number of the ERP, which is checked there', async () => {
    const { columns, fields } = await prepared('customers', 'Code;Name;CRM-Adresse;defaultProject\nX1;X1 AG;7;8\n');
    expect(columns.map(({ field }: Json) => field)).toEqual(['code', 'name', null, null]);
    expect(fields).not.toContain('crmAddressNumber');
  });
});

describe('a table of assets', () => {
  it('finds locations by name at the customer of the import alone, and assets by their serial numbers', async () => {
    const [own, other] = [
      await records.create('customers', { code: 'A1', name: 'A1 AG' }),
      await records.create('customers', { code: 'A2', name: 'A2 AG' }),
    ];
    const location = await records.create('locations', { customer: own.id, name: 'Werk' });
    await records.create('locations', { customer: other.id, name: 'Werk' });
    await records.create('locations', { customer: other.id, name: 'Anderswo' });
    const table =
      'Name;Seriennummer;Art;Standort;Garantie bis\nKessel;K-1;HEATING;werk;31.12.2027\nPumpe;P-1;HEATING;Anderswo;\n';
    const first = await imported(`customers/${own.id}/assets`, table);
    expect(counts(first)).toEqual({ rows: 2, created: 1, updated: 0, unchanged: 0, refused: 1 });
    expect(problems(await rowsOf(first.id))[1]).toEqual([3, 'INVALID', 'location UNKNOWN_REFERENCE']);
    const assets = await desk.as('manager').read('v1/assets', { filter: { customer: own.id } });
    expect(assets).toMatchObject([
      { name: 'Kessel', serialNumber: 'K-1', state: 'IN_USE', location: location.id, warrantyUntil: '2027-12-31' },
    ]);
    expect(counts(await imported(`customers/${own.id}/assets`, table))).toMatchObject({ unchanged: 1, refused: 1 });
  });
});

describe('a table of catalogue items', () => {
  it('changes no item that the ERP keeps', async () => {
    await records.create('catalog-items', { number: 'E1', name: 'Ventil' });
    await desk.rows(`update catalog_item set origin = 'TRYTON' where number = 'E1'`);
    const data = await imported('catalog-items', 'Nummer;Name;Preis\nE1;Schieber;\nE2;Dichtung;4.50\nE1;Ventil;\n');
    expect(counts(data)).toEqual({ rows: 3, created: 1, updated: 0, unchanged: 1, refused: 1 });
    expect(problems(await rowsOf(data.id))[0]).toEqual([2, 'INVALID', 'null KEPT_ELSEWHERE']);
  });
});

describe('a table of contacts', () => {
  it('names the address of each contact, and numbers contacts without a number', async () => {
    const address = await records.create('addresses', { number: '77', name: 'Bau AG' });
    const table = 'Nummer;address;Nachname\n;77;Meier\n;bau ag;Muster\n77.9;77;Moser\n;78;Meyer\n';
    const data = await imported('contacts', table);
    expect(counts(data)).toEqual({ rows: 4, created: 3, updated: 0, unchanged: 0, refused: 1 });
    expect(problems(await rowsOf(data.id)).at(-1)).toEqual([5, 'INVALID', 'address UNKNOWN_REFERENCE']);
    const contacts: Json[] = await desk.as('manager').read('v1/contacts', { filter: { address: address.id } });
    expect(contacts.map(({ number }) => number).sort()).toEqual(['77.1', '77.2', '77.9']);
  });
});

describe('an import of a resource', () => {
  it('is open to users who create its records, and hidden from others', async () => {
    const data = await prepared('catalog-items', 'Nummer;Name\n4711;Dichtung\n');
    await upload('catalog-items', 'Nummer;Name\n1;x\n', 'agent').expect(403);
    await upload('customers', 'Code;Name\nX;x\n', 'customer').expect(403);
    await upload(`customers/${crypto.randomUUID()}/assets`, 'Name\nx\n').expect(404);
    await desk.as('otherManager').get(`v1/imports/${data.id}`).expect(404);
    await desk.as('otherManager').post(`v1/imports/${data.id}/run`).expect(404);
    const tokens = new ScopedTokens(desk);
    const account = await tokens.of(await tokens.account([Role.Agent, Role.ManageCustomer]), ['*:write']);
    await account.post('v1/catalog-items/import').expect(403);
    await account.get(`v1/imports/${data.id}`).expect(404);
    await account.get(`v1/imports/${data.id}/rows`).expect(404);
    await account.post(`v1/imports/${data.id}/run`).expect(404);
  });

  it('asks an API token for the scopes of the resource, beside those of imports', async () => {
    const data = await prepared('catalog-items', 'Nummer;Name\n4712;Dichtung\n');
    const tokens = new ScopedTokens(desk);
    const manager = await records.me('manager');
    const limited = await tokens.of(manager, ['imports:write']);
    await limited.get(`v1/imports/${data.id}/rows`).expect(403);
    await limited.get(`v1/imports/${data.id}/refused`).expect(403);
    await limited.post(`v1/imports/${data.id}/run`).expect(403);
    const reading = await tokens.of(manager, ['imports:write', 'catalog-items:read']);
    await reading.get(`v1/imports/${data.id}/rows`).expect(200);
    await reading.post(`v1/imports/${data.id}/run`).expect(403);
    const writing = await tokens.of(manager, ['imports:write', 'catalog-items:write']);
    await writing.post(`v1/imports/${data.id}/run`).expect(202);
  });
});
