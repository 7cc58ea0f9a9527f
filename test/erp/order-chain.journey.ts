import { expect } from '@playwright/test';
import { apiAs, type Json } from '../journeys/support/api.js';
import { open } from '../journeys/support/desk.js';
import {
  addInvoice,
  agreeOnTime,
  arrive,
  button,
  checkReport,
  close,
  finishWork,
  seesState,
  seesTheEnd,
  takeCall,
  writeReport,
} from '../journeys/support/order-chain.js';
import { test } from '../journeys/support/person.js';
import { textsOf } from '../journeys/support/texts.js';
import { TrytonRpc, trytonDay } from '../support/erp/tryton-rpc.js';

const t = textsOf('de-CH');
const tryton = JSON.parse(process.env.VSD_TRYTON ?? 'null');
const PHONE = { width: 390, height: 844 };
/** The product that both sides sell, in metres: Tryton takes no part of a piece. */
const PIPE = { typed: 'ROHR-15', name: 'Kupferrohr', number: 'ROHR-15' };
const PROJECT = 'P-2026-014';

/** The customer's number in the ERP: that of the billing address or else of the customer. */
const numberOf = ({ defaultBillingAddress, crmAddressNumber }: Json) => defaultBillingAddress ?? crmAddressNumber;

/** Enters the customer by number and the workers by mail address, as a back office does. */
async function introduce(rpc: TrytonRpc, customer: Json, workers: readonly Json[]): Promise<void> {
  const address = { street: customer.street, postal_code: customer.postCode, city: customer.city };
  const use = { ...address, invoice: true, delivery: true };
  const party = { name: customer.name, code: numberOf(customer), addresses: [['create', [use]]] };
  await rpc.create('party.party', party);
  const company = (await rpc.one('company.company', [])).id;
  for (const { name, email } of workers) {
    const contact_mechanisms = [['create', [{ type: 'email', value: email }]]];
    await rpc.create('company.employee', {
      company,
      party: await rpc.create('party.party', { name, contact_mechanisms }),
    });
  }
  const project = { name: PROJECT, type: 'project', company, timesheet_available: true };
  await rpc.create('project.work', { ...project, project_invoice_method: 'manual' });
}

test.skip(tryton === null, 'NO TRYTON OR NO BROWSER HERE, the journey through both is skipped');
test('an order goes from the customer’s call to an invoice of Tryton and to closing', async ({ person }) => {
  test.slow();
  const agent = await person('alpina-agent');
  const [manager, admin] = [apiAs(agent, 'alpina-manager'), apiAs(agent, 'alpina-admin')];
  const [found] = (await manager('get', `customers?filter=${encodeURIComponent('{"code":"ACME"}')}`)) as Json[];
  const customer = await manager('patch', `customers/${found?.id}`, {
    data: { defaultProject: PROJECT },
    version: found?.version,
  });
  const { url, database, user, password } = tryton;
  const rpc = await TrytonRpc.signIn(url, database, user, password);
  const executor = await apiAs(agent, 'alpina-executor')('get', 'me');
  await introduce(rpc, customer, [await manager('get', `users/${executor.id}`)]);
  await manager('post', 'catalog-items', {
    data: { number: PIPE.number, name: PIPE.name, unit: 'MTR', unitPrice: 12.4 },
  });
  const given = { name: 'Tryton', adapter: 'TRYTON', url, database, user, password };
  const connection = await admin('post', 'erp-connections', { data: given });

  const text = `Umwälzpumpe ersetzen ${Date.now()}`;
  const id = await takeCall(agent, text);
  const customerPage = await person('alpina-customer');
  await agreeOnTime(agent, customerPage, id, text);
  const phone = await person('alpina-executor', { viewport: PHONE });
  await arrive(phone, id);
  const number = await writeReport(phone, id, PIPE);

  // The report stands there once, as a quotation with the noted text, and the hours as booked.
  const [report] = (await apiAs(agent, 'alpina-agent')('get', `tickets/${id}/reports`)) as Json[];
  const sales = () =>
    rpc.find('sale.sale', [['reference', '=', number]], ['state', 'description', 'party.code', 'invoices']);
  const lines = async () =>
    rpc.find('sale.line', [['sale', '=', (await sales())[0]?.id ?? 0]], ['product.code', 'quantity', 'description']);
  const exchanged = async () => {
    const links = (await admin('get', `erp-links?filter=${encodeURIComponent('{"kind":"REPORT"}')}`)) as Json[];
    // Demo reports of the same day are exchanged as well, and their people are unknown there.
    const link = links.find(({ record }) => record === report?.id);
    return [link?.state, link?.problem, link?.reason, ...(await sales()).map(({ state }) => state)];
  };
  await expect.poll(exchanged).toEqual(['AGREED', null, null, 'quotation']);
  expect((await sales())[0]).toMatchObject({ description: report?.id, 'party.': { code: numberOf(customer) } });
  expect(await lines()).toMatchObject([
    {},
    { 'product.': { code: PIPE.number }, quantity: 2.25 },
    { description: expect.stringContaining('Dichtungssatz klein'), quantity: 2 },
  ]);

  await finishWork(phone, id);
  await checkReport(agent, id, number, PIPE);
  await open(agent, `issue/${id}`);
  await addInvoice(agent);
  await button(agent, 'enums.ticketAction.COMPLETE_ORDER').click();
  await seesState(agent, 'ORDER_COMPLETED');

  // The back office confirms the sale, and enters and posts its invoice.
  await open(agent, `issue/${id}/report/${number}`);
  const [sale] = await sales();
  await rpc.call('model.sale.sale.confirm', [sale?.id]);
  await expect.poll(async () => (await sales())[0]?.invoices).toHaveLength(1);
  const invoices = (await sales())[0]?.invoices as number[];
  const now = new Date().toISOString().slice(0, 10);
  await rpc.call('model.account.invoice.write', invoices, { invoice_date: trytonDay(now) });
  await rpc.call('model.account.invoice.post', invoices);
  // An administrator who looks after the connection need not wait for the next comparison.
  expect(await admin('post', `erp-connections/${connection.id}/test`, { data: {} })).toMatchObject({ ok: true });
  await expect(agent.getByText(t('tickets.reports.locked.INVOICED'))).toBeVisible();

  await open(agent, `issue/${id}`);
  await close(agent);
  await seesTheEnd(customerPage, id, number);
});
