import { type TrytonRpc, trytonAmount, trytonDay } from './tryton-rpc.js';

/** A product of the company by its code, with its unit by UN/ECE code, and its price. */
const PRODUCTS = [
  ['ARB-100', 'Servicetechniker', 'service', 'HUR', '145.00'],
  ['PUMP-20', 'Umwälzpumpe', 'goods', 'EA', '389.50'],
  ['ROHR-15', 'Kupferrohr', 'goods', 'MTR', '12.40'],
] as const;
/** Units that Tryton has not by itself (erp.md); EA is its "Unit". */
const UNITS = [
  ['Stück', 'ST'],
  ['Pauschale', 'PF'],
] as const;

/** Company, accounts, units, products, people, customers and a project: the data that a desk needs in an ERP. */
export async function furnish(rpc: TrytonRpc): Promise<void> {
  const currency = await rpc.create('currency.currency', {
    name: 'Schweizer Franken',
    code: 'CHF',
    symbol: 'CHF',
    rates: [['create', [{ date: trytonDay('2020-01-01'), rate: trytonAmount(1) }]]],
  });
  const country = await rpc.create('country.country', { name: 'Schweiz', code: 'CH' });
  const company = await rpc.create('company.company', {
    party: await party(rpc, 'Alpina Haustechnik AG', country),
    currency,
  });
  const user = await rpc.one('res.user', [['login', '=', 'admin']]);
  await rpc.call('model.res.user.write', [user.id], { companies: [['add', [company]]], company });
  await rpc.refresh();
  const accounts = await chartOfAccounts(rpc, company);
  await fiscalYears(rpc, company);
  await customers(rpc, country, accounts);
  await goods(rpc, company, accounts);
  await people(rpc, company, country);
  await project(rpc, company);
}

async function party(rpc: TrytonRpc, name: string, country: number, more: object = {}): Promise<number> {
  const address = {
    street: 'Seestrasse 1',
    postal_code: '8002',
    city: 'Zürich',
    country,
    invoice: true,
    delivery: true,
  };
  return rpc.create('party.party', { name, addresses: [['create', [address]]], ...more });
}

interface Accounts {
  readonly receivable: number;
  readonly payable: number;
  readonly revenue: number;
}

async function chartOfAccounts(rpc: TrytonRpc, company: number): Promise<Accounts> {
  const template = await rpc.one('account.account.template', [['parent', '=', null]]);
  const account = { account_template: template.id, company };
  const of = async (kind: string) => {
    const [found] = await rpc.find('account.account', [
      [`type.${kind}`, '=', true],
      ['closed', '!=', true],
      ['company', '=', company],
    ]);
    return found?.id as number;
  };
  await rpc.wizard('account.create_chart', [
    ['start', {}, 'account'],
    ['account', account, 'create_account'],
  ]);
  const [receivable, payable, revenue] = [await of('receivable'), await of('payable'), await of('revenue')];
  await rpc.call('model.account.configuration.write', [1], {
    default_account_receivable: receivable,
    default_account_payable: payable,
    default_category_account_revenue: revenue,
  });
  return { receivable, payable, revenue };
}

/** Last year's, this one's and the next one's, since the tests run on some day. */
async function fiscalYears(rpc: TrytonRpc, company: number): Promise<void> {
  const [invoices, moves] = await Promise.all(
    ['Invoice', 'Account Move'].map((name) => rpc.one('ir.sequence.type', [['name', '=', name]])),
  );
  const now = new Date().getFullYear();
  for (const year of [now - 1, now, now + 1]) {
    const numbers = { name: String(year), company };
    const invoice = await rpc.create('ir.sequence.strict', { ...numbers, sequence_type: invoices?.id });
    const sequences = {
      out_invoice_sequence: invoice,
      out_credit_note_sequence: invoice,
      in_invoice_sequence: invoice,
      in_credit_note_sequence: invoice,
    };
    const id = await rpc.create('account.fiscalyear', {
      ...numbers,
      start_date: trytonDay(`${year}-01-01`),
      end_date: trytonDay(`${year}-12-31`),
      post_move_sequence: await rpc.create('ir.sequence', { ...numbers, sequence_type: moves?.id }),
      invoice_sequences: [['create', [{ company, ...sequences }]]],
    });
    await rpc.call('model.account.fiscalyear.create_period', [id]);
  }
}

async function customers(rpc: TrytonRpc, country: number, { receivable, payable }: Accounts): Promise<void> {
  const accounts = { account_receivable: receivable, account_payable: payable };
  await party(rpc, 'Acme AG', country, { code: 'K-1001', ...accounts });
  await party(rpc, 'Bergbahn AG', country, { code: 'K-1002', ...accounts });
}

async function goods(rpc: TrytonRpc, company: number, { revenue, payable }: Accounts): Promise<void> {
  const tax = await rpc.create('account.tax', {
    name: 'MWST 8.1 %',
    description: 'MWST 8.1 %',
    type: 'percentage',
    rate: trytonAmount('0.081'),
    company,
    invoice_account: payable,
    credit_note_account: payable,
  });
  const category = await rpc.create('product.category', {
    name: 'Verrechnet',
    accounting: true,
    account_revenue: revenue,
    customer_taxes: [['add', [tax]]],
  });
  const each = await rpc.one('product.uom', [['symbol', '=', 'u']], ['category']);
  for (const [name, code] of UNITS)
    await rpc.create('product.uom', {
      name,
      symbol: code,
      category: each.category,
      rate: 1,
      factor: 1,
      rounding: 0.01,
      digits: 2,
      unece_code: code,
    });
  for (const [code, name, type, unit, price] of PRODUCTS) {
    const uom = (await rpc.one('product.uom', [['unece_code', '=', unit === 'EA' ? 'C62' : unit]])).id;
    await rpc.create('product.template', {
      name,
      type,
      default_uom: uom,
      sale_uom: uom,
      salable: true,
      list_price: trytonAmount(price),
      account_category: category,
      products: [['create', [{ code, suffix_code: code }]]],
    });
  }
}

async function people(rpc: TrytonRpc, company: number, country: number): Promise<void> {
  for (const [name, email] of [
    ['Urs Rohr', 'marco@rohr.example'],
    ['Petra Agent', 'agent@alpina.example'],
  ] as const) {
    const mechanisms = [['create', [{ type: 'email', value: email }]]];
    await rpc.create('company.employee', {
      company,
      party: await party(rpc, name, country, { contact_mechanisms: mechanisms }),
    });
  }
}

async function project(rpc: TrytonRpc, company: number): Promise<void> {
  await rpc.create('project.work', {
    name: 'P-100 Heizung Werk Nord',
    type: 'project',
    company,
    timesheet_available: true,
    project_invoice_method: 'manual',
  });
}
