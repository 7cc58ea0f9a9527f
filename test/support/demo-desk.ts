import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { DEMO_ACCOUNTS } from '../../api/standalone/accounts.js';
import { claimsOf } from '../../api/standalone/identity/claims.js';
import { demoIdentity } from '../../api/standalone/identity/identity-account.js';
import { type Client, callerOf, startApplication, type TestApplication } from './application.js';
import { use } from './use-desk.js';

const SEED = 'dist/api/standalone/demo/seed.js';

/** A desk with the demo data of its two tenants, their files among them. */
export const useDemoDesk = (): TestApplication =>
  use(
    async () => {
      const desk = await startApplication();
      const env = { DATABASE_URL: desk.databaseUrl, VSD_FILES_DIR: desk.files, NODE_ENV: 'test' };
      await promisify(execFile)(process.execPath, [SEED], { env });
      return desk;
    },
    (desk) => desk.close(),
  );

/** A caller with a token of a demo account, at a desk or at the address of another API. */
export async function demoCaller(
  { app, issuer }: Pick<TestApplication, 'app' | 'issuer'>,
  username: string,
  address?: string,
): Promise<Client> {
  const account = DEMO_ACCOUNTS.find((entry) => entry.username === username);
  if (!account) throw new Error(`There is no demo account ${username}`);
  const azp = `vsd-webapp-${Object.keys(account.tenants)[0]}`;
  const token = await issuer.sign({ ...claimsOf(demoIdentity(account)), sub: account.id, azp }, { expiresIn: '1h' });
  return callerOf(address ?? app.getHttpServer(), token);
}
