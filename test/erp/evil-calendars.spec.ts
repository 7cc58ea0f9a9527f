import { clock } from '../../api/platform/clock.js';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import type { TestApplication } from '../support/application.js';
import { ConnectedDesk } from '../support/erp/connected-desk.js';
import { DAV_MANNER, FaultProxy } from '../support/erp/fault-proxy.js';
import { type Radicale, radicaleHere, startRadicale } from '../support/erp/radicale.js';
import { eventually } from '../support/eventually.js';
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

let desk: TestApplication;
let world: TicketWorld;
beforeAll(async () => {
  ({ desk, world } = await mailedDesk());
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
