import { startApplication, type TestApplication } from '../support/application.js';
import { ConnectedDesk } from '../support/erp/connected-desk.js';
import { type ActingDesk, actsAlike } from '../support/erp/desk-acts.js';
import { DAV_MANNER, FaultProxy, JSON_RPC_MANNER } from '../support/erp/fault-proxy.js';
import { radicaleHere, startRadicale } from '../support/erp/radicale.js';
import { startTryton, trytonHere } from '../support/erp/tryton.js';
import { trytonDay } from '../support/erp/tryton-rpc.js';
import { eventually } from '../support/eventually.js';
import { type Json, recordsOf } from '../support/records.js';
import { type TicketWorld, ticketWorld } from '../support/ticket-world.js';
import { startWorker, type WorkerProcess } from '../support/worker-process.js';

const MARCO = 'marco@rohr.example';
const MATERIAL = 'PUMP-20';
const root = await radicaleHere();
const isTrytonHere = await trytonHere();

const ends: (() => Promise<unknown>)[] = [];
const endAll = async () => {
  for (const end of ends.splice(0).reverse()) await end();
};

/** A desk with the records that the acts need, and a catalogue with the material. */
async function begin(): Promise<{ desk: TestApplication; world: TicketWorld }> {
  const desk = await startApplication();
  const world = await ticketWorld(desk);
  const { patch } = recordsOf(desk);
  const changed = async (path: string, id: string, changes: Json) => {
    const { body } = await desk.as('manager').get(`v1/${path}/${id}`).expect(200);
    await patch(path, body, changes).expect(200);
  };
  await changed('users', world.ids.executor, { email: MARCO });
  await changed('customers', world.acme, { crmAddressNumber: 'K-1001', defaultProject: 'P-100' });
  const item = { number: MATERIAL, name: 'Umwälzpumpe', unit: 'EA', unitPrice: 389.5 };
  await desk.as('manager').post('v1/catalog-items').send(item).expect(201);
  return { desk, world };
}

/** The desk alone, without a connected system: its own tables hold the values. */
const alone = ({ desk, world }: { desk: TestApplication; world: TicketWorld }): ActingDesk => ({
  desk,
  world,
  material: MATERIAL,
  judgesNumbers: false,
  agreed: async () => undefined,
  invoice: async ({ id }) => {
    await desk.as('agent').post(`v1/reports/${id}/transitions`).send({ to: 'INVOICED' }).expect(201);
  },
  quantities: async ({ id }) =>
    (await desk.as('agent').get(`v1/reports/${id}/positions`).expect(200)).body.map(({ quantity }: Json) => quantity),
  begins: async ({ id }) => {
    const { state, startTime } = (await desk.as('agent').get(`v1/appointments/${id}`).expect(200)).body;
    return state === 'CANCELLED' ? null : startTime;
  },
});

/** Two independent workers bring the records over. */
async function connect(desk: TestApplication, proxy: FaultProxy, access: Json): Promise<ConnectedDesk> {
  const erp = new ConnectedDesk(desk, proxy);
  await erp.connect(access);
  const worker: WorkerProcess = await startWorker({
    DATABASE_URL: desk.databaseUrl,
    VSD_ISSUER: desk.issuer.url,
  });
  ends.push(async () => worker.kill());
  return erp;
}

describe('Users of a desk of its own', () => {
  let acting: ActingDesk;
  beforeAll(async () => {
    acting = alone(await begin());
  });
  afterAll(() => acting?.desk.close());
  actsAlike(() => acting);
});

(isTrytonHere ? describe : describe.skip)('Users of a desk that is connected with Tryton', () => {
  let acting: ActingDesk;
  beforeAll(async () => {
    const tryton = await startTryton();
    ends.push(() => tryton.stop());
    const proxy = await FaultProxy.before(tryton.url, JSON_RPC_MANNER);
    const begun = await begin();
    const { user, password, database, rpc } = tryton;
    const erp = await connect(begun.desk, proxy, { name: 'Tryton', adapter: 'TRYTON', user, password, database });
    ends.push(() => erp.close());
    const saleOf = async ({ id }: Json) => {
      const [sale, ...others] = await rpc.find('sale.sale', [['description', '=', id]], ['state', 'invoices']);
      expect(others).toEqual([]);
      return sale as Json;
    };
    acting = {
      ...alone(begun),
      judgesNumbers: true,
      agreed: async (record) => {
        if (await erp.linkOf(record)) await erp.settled(record);
      },
      invoice: async (report) => {
        await rpc.call('model.sale.sale.confirm', [(await saleOf(report)).id]);
        const { invoices } = await saleOf(report);
        const today = new Date().toISOString().slice(0, 10);
        await rpc.call('model.account.invoice.write', invoices, { invoice_date: trytonDay(today) });
        await rpc.call('model.account.invoice.post', invoices);
        await erp.mend();
        await eventually(async () => {
          const { body } = await begun.desk.as('agent').get(`v1/reports/${report.id}`).expect(200);
          expect(body.state).toBe('INVOICED');
        });
      },
      quantities: async (report) => {
        const lines = await rpc.find('sale.line', [['sale', '=', (await saleOf(report)).id]], ['quantity']);
        return lines.map(({ quantity }) => quantity as number);
      },
    };
  });
  afterAll(endAll);
  actsAlike(() => acting);
});

(root ? describe : describe.skip)('Users of a desk that is connected with calendars', () => {
  let acting: ActingDesk;
  beforeAll(async () => {
    const server = await startRadicale(root as string);
    ends.push(() => server.stop());
    await server.welcome(MARCO);
    const proxy = await FaultProxy.before(server.url, DAV_MANNER);
    const begun = await begin();
    const { user, password } = server;
    const erp = await connect(begun.desk, proxy, { name: 'Radicale', adapter: 'CALDAV', user, password });
    ends.push(() => erp.close());
    const calendar = `/${encodeURIComponent(MARCO)}/service-desk/`;
    acting = {
      ...alone(begun),
      agreed: async (record) => {
        if (await erp.linkOf(record)) await erp.settled(record);
      },
      begins: async ({ id }) => {
        const answer = await server.ask('GET', `${calendar}${id}.ics`);
        const begin = /DTSTART:\d{8}T(\d\d)(\d\d)/.exec(await answer.text());
        // In April the clocks of the desk are two hours ahead.
        return begin && `${String(Number(begin[1]) + 2).padStart(2, '0')}:${begin[2]}`;
      },
    };
  });
  afterAll(endAll);
  actsAlike(() => acting);
});
