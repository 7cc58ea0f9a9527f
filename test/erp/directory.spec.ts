import { startApplication, type TestApplication } from '../support/application.js';
import { ConnectedDesk } from '../support/erp/connected-desk.js';
import { keepsDirectoryContract } from '../support/erp/directory-contract.js';
import { FaultProxy, JSON_RPC_MANNER } from '../support/erp/fault-proxy.js';
import { startTryton, type Tryton, trytonHere } from '../support/erp/tryton.js';
import { trytonAmount } from '../support/erp/tryton-rpc.js';
import { eventually } from '../support/eventually.js';
import { type Json, recordsOf } from '../support/records.js';

const isHere = await trytonHere();
const RELATION = 'Contact';

describe('The address book of the desk', () => {
  let desk: TestApplication;
  afterAll(() => desk?.close());
  keepsDirectoryContract(async () => {
    desk = await startApplication();
    const { create, patch } = recordsOf(desk);
    const one = async (path: string, number: string): Promise<Json> =>
      (
        await desk
          .as('manager')
          .get(`v1/${path}`)
          .query({ filter: JSON.stringify({ number }) })
          .expect(200)
      ).body[0];
    const idOf = async (number: string | null) => (number === null ? null : (await one('addresses', number)).id);
    const entered = async (path: string, body: Json) => (await create(path, body)).number as string;
    return {
      desk,
      company: (number, name, city) => entered('addresses', { number, name, city }),
      further: async (company, name) => entered('addresses', { name, parent: await idOf(company) }),
      person: async (company, firstname, lastname) =>
        entered('contacts', { firstname, lastname, address: await idOf(company) }),
      project: async (number, name, company) => entered('projects', { number, name, address: await idOf(company) }),
      item: (number, name, unitPrice) => entered('catalog-items', { number, name, unitPrice }),
      retireCompany: async (number) =>
        void (await patch('addresses', await one('addresses', number), { active: false }).expect(200)),
      retireItem: async (number) =>
        void (await patch('catalog-items', await one('catalog-items', number), { active: false }).expect(200)),
      settle: async () => undefined,
    };
  });
});

(isHere ? describe : describe.skip)('An ERP that keeps the addresses', () => {
  let tryton: Tryton;
  let proxy: FaultProxy;
  let desk: TestApplication;
  let erp: ConnectedDesk;
  beforeEach(() => proxy?.calm());
  afterAll(async () => {
    await erp?.close();
    await tryton?.stop();
  });

  const partyOf = async (code: string) => (await tryton.rpc.one('party.party', [['code', '=', code]])).id;
  const productOf = async (code: string) => tryton.rpc.one('product.product', [['code', '=', code]], ['template']);
  const idle = () =>
    eventually(async () => {
      const { rows } = await desk.superuser.query(
        `select from pgboss.job where name = 'erp-reading' and state in ('created', 'retry', 'active')`,
      );
      expect(rows).toEqual([]);
    }, 120_000);
  /** Waits for a reading that began after now; the next reading repeats a call that took too long. */
  const settle = async () => {
    await idle();
    const { readAt } = await erp.state();
    for (let readings = 1; ; readings += 1) {
      await erp.sweep(20);
      await idle();
      const state = await erp.state();
      if (state.readAt !== readAt) return;
      if (readings === 8) throw new Error(JSON.stringify(state));
    }
  };

  keepsDirectoryContract(async () => {
    tryton = await startTryton();
    proxy = await FaultProxy.before(tryton.url, JSON_RPC_MANNER);
    const { rpc } = tryton;
    const type = await rpc.create('party.relation.type', { name: RELATION });
    desk = await startApplication();
    erp = new ConnectedDesk(desk, proxy);
    const { user, password, database } = tryton;
    await erp.connect({ name: 'Tryton', adapter: 'TRYTON', user, password, database, contactRelation: RELATION });
    const place = { street: 'Seestrasse 1', postal_code: '8002', city: 'Zürich' };
    const unit = await rpc.one('product.uom', [['unece_code', '=', 'C62']]);
    return {
      desk,
      company: async (code, name, city) => {
        await rpc.create('party.party', { code, name, addresses: [['create', [{ ...place, city }]]] });
        return code;
      },
      further: async (company, party_name) => {
        const id = await rpc.create('party.address', {
          ...place,
          party: await partyOf(company),
          party_name,
          sequence: 9,
        });
        return `${company}-${id}`;
      },
      person: async (company, firstname, lastname) => {
        const contact_mechanisms = [['create', [{ type: 'email', value: `${firstname}@acme.example` }]]];
        const code = `M-${lastname}`;
        const to = await rpc.create('party.party', { code, name: `${firstname} ${lastname}`, contact_mechanisms });
        await rpc.create('party.relation.all', { from_: await partyOf(company), to, type });
        return code;
      },
      project: async (number, name, company) => {
        const party = company === null ? null : await partyOf(company);
        await rpc.create('project.work', {
          name: `${number} ${name}`,
          type: 'project',
          party,
          project_invoice_method: 'manual',
        });
        return number;
      },
      item: async (code, name, price) => {
        const uoms = { default_uom: unit.id, sale_uom: unit.id };
        const products = [['create', [{ suffix_code: code }]]];
        const sold = { salable: true, type: 'goods', list_price: trytonAmount(price) };
        await rpc.create('product.template', { name, ...sold, ...uoms, products });
        return code;
      },
      retireCompany: async (code) =>
        void (await rpc.call('model.party.party.write', [await partyOf(code)], { active: false })),
      retireItem: async (code) =>
        void (await rpc.call('model.product.product.write', [(await productOf(code)).id], { active: false })),
      settle,
    };
  });

  const list = async (path: string): Promise<Json[]> =>
    (await desk.as('agent').get(`v1/${path}`).query({ range: '[0,199]' }).expect(200)).body;
  const one = async (path: string, number: string): Promise<Json> =>
    (await list(path)).find((record) => record.number === number) as Json;

  it('is told of every change there: of names, mail addresses, prices and places', async () => {
    const party = await partyOf('V-1');
    await tryton.rpc.call('model.party.party.write', [party], { name: 'Heizbau Neu AG' });
    const [mail] = await tryton.rpc.find('party.contact_mechanism', [['party.code', '=', 'M-Brunner']]);
    await tryton.rpc.call('model.party.contact_mechanism.write', [mail?.id], { value: 'neu@acme.example' });
    const { template } = await productOf('VI-1');
    await tryton.rpc.call('model.product.template.write', [template], { list_price: trytonAmount('41.25') });
    await settle();
    expect(await one('addresses', 'V-1')).toMatchObject({ name: 'Heizbau Neu AG', origin: 'TRYTON' });
    expect(await one('contacts', 'M-Brunner')).toMatchObject({ email: 'neu@acme.example' });
    expect(await one('catalog-items', 'VI-1')).toMatchObject({ unitPrice: 41.25 });
    const employees = await list('employees');
    expect(employees.map(({ name, email }) => [name, email])).toContainEqual(['Urs Rohr', 'marco@rohr.example']);
    expect((await list('addresses')).map(({ name }) => name)).not.toContain('Urs Rohr');
  });

  it('has what could not be used here read once more, and takes it over once its cause is gone', async () => {
    const mile = await tryton.rpc.one('product.uom', [['unece_code', '=', 'SMI']]);
    const products = [['create', [{ suffix_code: 'VI-3' }]]];
    const sold = { salable: true, type: 'goods', list_price: trytonAmount(7) };
    const uoms = { default_uom: mile.id, sale_uom: mile.id };
    await tryton.rpc.create('product.template', { name: 'Anfahrt', ...sold, ...uoms, products });
    await settle();
    const links = async (): Promise<Json[]> =>
      (await desk.as('admin').get('v1/erp-links').query({ filter: '{"kind":"CATALOG_ITEM"}' }).expect(200)).body;
    const [link] = await links();
    expect(link).toMatchObject({ state: 'REFUSED', problem: 'UNUSABLE', reason: 'unit: INVALID_VALUE' });
    const again = () => desk.as('admin').post(`v1/erp-links/${link?.id}/retries`).send({}).expect(200);
    await again();
    await eventually(async () => expect(await links()).toEqual([expect.objectContaining({ state: 'REFUSED' })]));
    // No feed reports the products of a changed unit.
    await tryton.rpc.call('model.product.uom.write', [mile.id], { unece_code: 'KMT' });
    await again();
    await eventually(async () => expect(await links()).toEqual([]));
    expect(await one('catalog-items', 'VI-3')).toMatchObject({ unit: 'KMT', unitPrice: 7, origin: 'TRYTON' });
  });

  it('answers searches while it is away, as fast and without being asked, and tells how old they are', async () => {
    proxy.fault = 'ERROR_500';
    const before = proxy.calls.length;
    const begun = Date.now();
    const { body } = await desk.as('agent').get('v1/crm/addresses').query({ q: 'Vertrag' }).expect(200);
    expect(body).toHaveLength(1);
    expect(Date.now() - begun).toBeLessThan(1_000);
    expect(proxy.calls).toHaveLength(before);
    await erp.sweep(20);
    await eventually(async () => expect((await erp.state()).state).toBe('FAILED'));
    const source = (await desk.as('agent').get('v1/crm/source').expect(200)).body;
    expect(source).toMatchObject({ name: 'Tryton', current: false, readAt: expect.any(String) });
  });

  it('has deleted what is not there any more by the next day', async () => {
    await erp.mend();
    await settle();
    const [work] = await tryton.rpc.find('project.work', [['name', 'like', 'VP-2 %']]);
    await tryton.rpc.call('model.project.work.delete', [work?.id]);
    await settle();
    expect(await one('projects', 'VP-2')).toMatchObject({ active: true });
    await erp.sweep(25 * 60);
    await eventually(async () => expect(await one('projects', 'VP-2')).toMatchObject({ active: false }), 60_000);
  });
});
