import { clock } from '../../api/platform/clock.js';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import type { TestApplication } from '../support/application.js';
import { ConnectedDesk } from '../support/erp/connected-desk.js';
import { DAV_MANNER, FaultProxy, JSON_RPC_MANNER } from '../support/erp/fault-proxy.js';
import { type Radicale, radicaleHere, startRadicale } from '../support/erp/radicale.js';
import { startTryton, type Tryton, trytonHere } from '../support/erp/tryton.js';
import { trytonAmount } from '../support/erp/tryton-rpc.js';
import { eventually } from '../support/eventually.js';
import type { TestMailServer } from '../support/mail-server.js';
import { mailedDesk } from '../support/mailed-desk.js';
import { ordersOf } from '../support/orders.js';
import { type Json, recordsOf } from '../support/records.js';
import type { TicketWorld } from '../support/ticket-world.js';

const MARCO = 'marco@rohr.example';
const MARKUP = '<img src=x onerror=alert(1)>';
const FORMULA = `=cmd|'/c calc'!A1`;
const HUGE = 'ä'.repeat(1_000_000);
/** Texts of a foreign system that our texts must not hold: no database text holds a NUL or half a surrogate pair. */
const EVIL: Readonly<Record<string, string>> = {
  markup: `${MARKUP}</td><script>alert(1)</script>{{ ticket.identifier }}{% raw %}`,
  formula: FORMULA,
  endless: HUGE,
  controls: 'a\u0000b\u0007c\u001b[31m\r\nBcc: eve@evil.example\r\n\r\n',
  halves: 'a\ud83db\udc00c',
};

const { now } = clock;
const root = await radicaleHere();
const isTrytonHere = await trytonHere();

let desk: TestApplication;
let world: TicketWorld;
let smtp: TestMailServer;
beforeAll(async () => {
  ({ desk, world, smtp } = await mailedDesk());
  await desk.app.get(JobWorker).start();
  const { patch } = recordsOf(desk);
  const changed = async (path: string, id: string, changes: Json) => {
    const { body } = await desk.as('manager').get(`v1/${path}/${id}`).expect(200);
    await patch(path, body, changes).expect(200);
  };
  await changed('users', world.ids.executor, { email: MARCO });
  await changed('customers', world.acme, { crmAddressNumber: 'K-1001', defaultProject: 'P-100' });
});
afterAll(async () => {
  clock.now = now;
  await desk?.close();
});
/** Connects the desk, whose worker runs already. */
const connected = async (proxy: FaultProxy, access: Json): Promise<ConnectedDesk> => {
  const erp = new ConnectedDesk(desk, proxy);
  const given = { ...access, url: proxy.url };
  erp.connection = (await desk.as('admin').post('v1/erp-connections').send(given).expect(201)).body;
  return erp;
};

/** A record of another tenant, which a caller names by a leaked id. */
const foreignTicket = async (): Promise<Json> => {
  const said = { type: 'INCIDENT', customerDescription: 'Fremd' };
  const { body: categories } = await desk
    .as('otherManager')
    .post('v1/categories')
    .send({ code: 'X', name: { de: 'X' } });
  return (
    await desk
      .as('otherCustomer')
      .post('v1/tickets')
      .send({ ...said, category: categories.id })
      .expect(201)
  ).body;
};
const isPlain = (words: string) => {
  expect(words.length).toBeLessThanOrEqual(300);
  expect(words.isWellFormed()).toBe(true);
  expect(words).not.toMatch(/\p{Cc}/u);
};

(isTrytonHere ? describe : describe.skip)('What an ERP says of reports', () => {
  let tryton: Tryton;
  let proxy: FaultProxy;
  let erp: ConnectedDesk;
  beforeAll(async () => {
    tryton = await startTryton();
    proxy = await FaultProxy.before(tryton.url, JSON_RPC_MANNER);
    const { user, password, database } = tryton;
    erp = await connected(proxy, { name: 'Tryton', adapter: 'TRYTON', user, password, database });
  });
  beforeEach(() => proxy.calm());
  afterAll(async () => {
    await proxy?.stop();
    await tryton?.stop();
  });

  const written = async (): Promise<Json> => {
    const { id } = await ordersOf(desk, world).order();
    const report = await ordersOf(desk, world).report('agent', id, { serviceTechnician: world.ids.executor });
    await ordersOf(desk, world).position('agent', report.id, { timesheetRelevant: false }).expect(201);
    return report;
  };
  const saleOf = async ({ id }: Json) => (await tryton.rpc.one('sale.sale', [['description', '=', id]])).id;
  const papers = async ({ id }: Json) => (await desk.as('agent').get(`v1/reports/${id}/pdf`).expect(200)).headers;

  it.each(Object.keys(EVIL))('is shown as text where it refuses them: %s', async (kind) => {
    smtp.mails.length = 0;
    proxy.spoils = (_call, body) => body.includes('"model.sale.sale.create"');
    proxy.fault = 'SAYS';
    proxy.says = (_call, body) => {
      const { id } = JSON.parse(body.toString());
      return JSON.stringify({ id, error: ['UserError', [EVIL[kind], '', null]] });
    };
    const report = await written();
    await erp.failed(report, 'REJECTED');
    const link = await erp.settled(report, 'REFUSED');
    isPlain(link.reason);
    const listed = await desk.as('admin').get(`v1/erp-links/${link.id}`).expect(200);
    expect(listed.headers['content-type']).toContain('application/json');
    expect(listed.body.reason).toBe(link.reason);
    const { body: entries } = await desk.as('agent').get(`v1/tickets/${report.ticket}/activities`).expect(200);
    const told = entries.find((one: Json) => one.kind === 'REPORT_FAILED');
    expect(told.reason).toBe(link.reason);
    await eventually(() => expect(smtp.mails.length).toBeGreaterThan(0));
    for (const { html, text, headers } of smtp.mails as unknown as Json[]) {
      expect(String(html)).not.toMatch(/<img src=x|<script>alert/);
      expect(JSON.stringify([...(headers?.keys?.() ?? [])])).not.toContain('bcc');
      expect(String(text).isWellFormed()).toBe(true);
    }
    await papers(report);
    expect(await erp.state()).toMatchObject({ state: 'CONNECTED' });
    // Other reports go on.
    proxy.calm();
    await erp.settled(await written());
  });

  it.each(Object.keys(EVIL).filter((kind) => kind !== 'halves'))(
    'is compared as text where it changes lines: %s',
    async (kind) => {
      const report = await written();
      await erp.settled(report);
      await erp.sweep();
      const sale = await saleOf(report);
      const [line] = await tryton.rpc.find('sale.line', [['sale', '=', sale]]);
      const description = (EVIL[kind] as string).replaceAll('\u0000', '');
      await tryton.rpc.call('model.sale.line.write', [line?.id], { description, quantity: 7 });
      await erp.sweep();
      isPlain((await erp.settled(report, 'DIFFERS')).theirs);
      const { body: positions } = await desk.as('agent').get(`v1/reports/${report.id}/positions`).expect(200);
      expect(positions).toMatchObject([{ description: 'Montage', quantity: 1.5 }]);
      await papers(report);
      await eventually(async () => expect(await erp.decide(report, 'OURS')).toBe(200));
      await erp.settled(report);
    },
  );

  it('moves no report of another tenant, whatever number it names', async () => {
    const order = await foreignTicket();
    const { body: foreign } = await desk.as('otherAgent').post(`v1/tickets/${order.id}/reports`).send({}).expect(201);
    const own = await written();
    await erp.settled(own);
    await erp.sweep();
    const [copy] = await tryton.rpc.call<number[]>('model.sale.sale.copy', [await saleOf(own)], {});
    await tryton.rpc.call('model.sale.sale.write', [copy], { description: foreign.id });
    await tryton.rpc.call('model.sale.sale.cancel', [copy]);
    await erp.sweep();
    await erp.settled(own);
    await erp.quiet();
    const seen = await desk.as('otherAgent').get(`v1/reports/${foreign.id}`).expect(200);
    expect(seen.body).toMatchObject({ state: foreign.state, version: foreign.version });
    const { rows } = await desk.superuser.query('select tenant from erp_link where record = $1', [foreign.id]);
    expect(rows).toEqual([]);
  });

  it('takes amounts that no report can hold for a difference, not for a report', async () => {
    const report = await written();
    await erp.settled(report);
    await erp.sweep();
    const [line] = await tryton.rpc.find('sale.line', [['sale', '=', await saleOf(report)]]);
    const price = trytonAmount('99999999999999.9999');
    await tryton.rpc.call('model.sale.line.write', [line?.id], { quantity: 1e15, unit_price: price });
    await erp.sweep();
    isPlain((await erp.settled(report, 'DIFFERS')).theirs);
  });
});

(root ? describe : describe.skip)('What calendars say of appointments', () => {
  let server: Radicale;
  let proxy: FaultProxy;
  let erp: ConnectedDesk;
  beforeAll(async () => {
    server = await startRadicale(root as string);
    await server.welcome(MARCO);
    proxy = await FaultProxy.before(server.url, DAV_MANNER);
    const { user, password } = server;
    erp = await connected(proxy, { name: 'Radicale', adapter: 'CALDAV', user, password });
  });
  afterAll(async () => {
    await proxy?.stop();
    await server?.stop();
  });

  // Characters that a calendar server accepts: none keeps a control character.
  it.each(Object.keys(EVIL).filter((kind) => kind !== 'controls'))(
    'is no word of ours, and moves them all the same: %s',
    async (kind) => {
      const orders = ordersOf(desk, world);
      const { id } = await orders.order({ executionResponsible: world.ids.executor, contactEmail: 'a@acme.example' });
      const at = Object.keys(EVIL).indexOf(kind) + 1;
      const time = { title: 'Heizung prüfen', date: `2096-04-0${at}`, startTime: '08:00', endTime: '09:30' };
      const { body: appointment } = await desk.as('agent').post(`v1/tickets/${id}/appointments`).send(time).expect(201);
      await erp.settled(appointment);
      await erp.sweep();
      const path = `/${encodeURIComponent(MARCO)}/service-desk/${appointment.id}.ics`;
      const text = await (await server.ask('GET', path)).text();
      const words = EVIL[kind] as string;
      const escaped = words.replaceAll(/([,;\\])/g, '\\$1');
      const later = (_all: string, head: string, hour: string) => head + String(Number(hour) + 2).padStart(2, '0');
      const body = text
        .replaceAll(/^(SUMMARY|LOCATION|DESCRIPTION)[:;].*$/gm, (_all, name) => `${name}:${escaped}`)
        .replaceAll(/(DT(?:START|END):\d{8}T)(\d{2})/g, later);
      expect((await server.ask('PUT', path, { body, as: MARCO })).status).toBeLessThan(300);
      await erp.sweep();
      await eventually(async () => {
        const { body: moved } = await desk.as('agent').get(`v1/appointments/${appointment.id}`).expect(200);
        expect(moved).toMatchObject({ title: 'Heizung prüfen', startTime: '10:00', endTime: '11:30' });
      });
      await erp.settled(appointment);
    },
  );
});
