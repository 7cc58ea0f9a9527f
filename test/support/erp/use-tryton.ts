import { startApplication, type TestApplication } from '../application.js';
import { type TicketWorld, ticketWorld } from '../ticket-world.js';
import { ConnectedDesk } from './connected-desk.js';
import { FaultProxy, JSON_RPC_MANNER } from './fault-proxy.js';
import { startTryton, type Tryton, trytonHere } from './tryton.js';

/** A desk that is connected with a Tryton of its own through a proxy. */
export interface DeskWithTryton {
  readonly tryton: Tryton;
  readonly proxy: FaultProxy;
  readonly desk: TestApplication;
  readonly world: TicketWorld;
  readonly erp: ConnectedDesk;
}

const isHere = await trytonHere();

/** Skipped loudly where no Tryton can be had. */
export const describeTryton = (name: string, tests: () => void): void =>
  // This file is loaded once for all suites, of which each has functions of its own.
  (isHere ? describe : describe.skip)(name, tests);

/** Stands from before the first test of a suite until after its last one; `prepare` is done before they are connected. */
export function useTryton(prepare?: (here: DeskWithTryton) => Promise<void>): DeskWithTryton {
  const here: { -readonly [Name in keyof DeskWithTryton]?: DeskWithTryton[Name] } = {};
  const started = here as DeskWithTryton;
  beforeAll(async () => {
    if (!isHere) return;
    here.tryton = await startTryton();
    here.proxy = await FaultProxy.before(here.tryton.url, JSON_RPC_MANNER);
    here.desk = await startApplication();
    here.erp = new ConnectedDesk(here.desk, here.proxy);
    here.world = await ticketWorld(here.desk);
    await prepare?.(started);
    const { user, password, database } = here.tryton;
    await here.erp.connect({ name: 'Tryton', adapter: 'TRYTON', user, password, database });
  });
  beforeEach(() => here.proxy?.calm());
  afterAll(async () => {
    await here.erp?.close();
    await here.tryton?.stop();
  });
  return started;
}
