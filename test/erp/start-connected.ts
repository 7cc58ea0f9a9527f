import startDesks from '../journeys/support/start-desk.js';
import { browserHere } from '../support/browser.js';
import { startTryton, trytonHere } from '../support/erp/tryton.js';

/** Starts an ERP and a product beside it, which a journey connects; ends both after the last journey. */
export default async function start(): Promise<() => Promise<void>> {
  if (!browserHere() || !(await trytonHere())) return async () => undefined;
  const { url, database, user, password, stop } = await startTryton();
  process.env.VSD_TRYTON = JSON.stringify({ url, database, user, password });
  const stopDesks = await startDesks({ workers: 1 }).catch(async (error) => {
    await stop();
    throw error;
  });
  return async () => {
    await stopDesks();
    await stop();
  };
}
