import { ConnectedSystems } from '../../api/integrations/erp/connected-systems.js';
import { declareApplication } from '../../api/platform/application.js';
import { readEnv } from '../../api/platform/env.js';
import { contentOf, type ErpReport } from '../../api/ports/erp/erp-reports.js';
import type { ErpSystem } from '../../api/ports/erp/erp-systems.js';
import { type ErpTask, textsOf } from '../../api/ports/erp/erp-tasks.js';
import { serviceDesk } from '../../api/service-desk.js';
import type { ErpAdapter } from '../../api/vocabulary/erp.js';
import { DAV_MANNER, FaultProxy, JSON_RPC_MANNER } from '../support/erp/fault-proxy.js';
import { radicaleHere, startRadicale } from '../support/erp/radicale.js';
import { keepsContract } from '../support/erp/store-contract.js';
import { startTryton, trytonHere } from '../support/erp/tryton.js';
import { testPostgres } from '../support/postgres.js';

const root = await radicaleHere();
const isTrytonHere = await trytonHere();
beforeAll(() => declareApplication(serviceDesk));
const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

interface Served {
  readonly url: string;
  readonly user: string;
  readonly password: string;
  readonly database?: string;
  stop(): Promise<void>;
}

/** A system behind a proxy, as tenants are connected with it. */
async function connected(adapter: ErpAdapter, server: Served) {
  ends.push(() => server.stop());
  const proxy = await FaultProxy.before(server.url, adapter === 'CALDAV' ? DAV_MANNER : JSON_RPC_MANNER);
  ends.push(() => proxy.stop());
  const env = readEnv({ NODE_ENV: 'test', DATABASE_URL: testPostgres().appUrl('x'), VSD_ISSUER: 'http://127.0.0.1/' });
  const { user, password, database = null } = server;
  const access = { adapter, url: proxy.url, user, password, database, calendarPath: null };
  const system: ErpSystem = new ConnectedSystems(env).open(access);
  return { system, proxy };
}

/** One server for all stores. */
let tryton: ReturnType<typeof connected> | undefined;
const trytonConnected = () => {
  tryton ??= startTryton().then((server) => connected('TRYTON', server));
  return tryton;
};

(root ? describe : describe.skip)('A calendar server', () => {
  keepsContract(async () => {
    const server = await startRadicale(root as string);
    await server.welcome('marco@rohr.example');
    const { system, proxy } = await connected('CALDAV', server);
    const store = system.appointments!;
    return {
      store,
      proxy,
      place: await store.placeOf({ email: 'marco@rohr.example', username: 'marco' }),
      value: (number) => ({
        startsAt: `2098-04-01T0${number}:00:00.000Z`,
        endsAt: `2098-04-01T0${number}:30:00.000Z`,
        summary: 'Heizung prüfen',
        description: '',
        location: '',
        isConfirmed: false,
      }),
      factsOf: ({ startsAt, endsAt }) => [startsAt, endsAt],
      writes: ({ method }) => method === 'PUT',
    };
  });
});

(isTrytonHere ? describe : describe.skip)('The sales of an ERP', () => {
  keepsContract<ErpReport>(async () => {
    const { system, proxy } = await trytonConnected();
    const store = system.reports!;
    await system.probe();
    return {
      store,
      proxy,
      place: store.place,
      value: (number) => ({
        state: 'OPEN_IN_WORK',
        customer: 'K-1001',
        executionDate: `2026-11-0${number}`,
        positions: [position(number)],
        writeOnly: { identifier: 'ALP-R-2026-1', billingAddress: null, project: 'P-100', remarks: null },
      }),
      factsOf: (report) => [report.state, contentOf(report)],
      writes: (_call, body) => body.includes('"model.sale.sale.create"'),
    };
  });
});

(isTrytonHere ? describe : describe.skip)('The tasks of an ERP', () => {
  keepsContract<ErpTask>(async () => {
    const { system, proxy } = await trytonConnected();
    const store = system.tasks!;
    return {
      store,
      proxy,
      place: store.place,
      value: (number) => ({
        subject: `Ordner \\\\srv\\${number} prüfen`,
        description: number === 1 ? null : `Teil ${number}`,
        state: (['OPEN', 'IN_PROGRESS', 'COMPLETED'] as const)[number - 1]!,
        project: 'P-100',
      }),
      factsOf: (task) => [task.state, textsOf(task)],
      writes: (_call, body) => body.includes('"model.project.work.create"'),
    };
  });
});

const position = (number: number) => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  catalogNumber: 'ARB-100',
  description: 'Montage',
  quantity: number * 1_000,
  unit: 'HUR',
  unitPrice: 14_500,
});
