import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '../../../api/standalone/accounts.js';
import { freePort } from '../../../api/standalone/free-ports.js';
import { startIdentity } from '../../../api/standalone/identity/identity-service.js';
import { startMailServer } from '../../support/mail-server.js';
import { migratedPostgres, type TestPostgres } from '../../support/postgres.js';
import { ASKED } from '../data/shape.js';

/** The services that all desks of a run share: PostgreSQL, the embedded identity service and a mail server. */
export interface House {
  readonly postgres: TestPostgres;
  readonly issuer: string;
  /** Variables by which API and worker find them, as in production. */
  readonly env: Readonly<Record<string, string>>;
  /** Folder for files and logs. */
  readonly folder: string;
  /** A fresh access token of a demo account, good for five minutes. */
  token(account: string): Promise<string>;
  stop(): Promise<void>;
}

/** Lets statements be counted. */
const COUNTING = { shared_preload_libraries: 'pg_stat_statements' };

/** Starts the services; PostgreSQL acknowledges a commit when it is on the disk. */
export async function openHouse(): Promise<House> {
  const postgres = await migratedPostgres({ durable: true, settings: COUNTING });
  const folder = await mkdtemp(join(tmpdir(), 'vsd-bench-'));
  const secret = randomBytes(24).toString('hex');
  const publicUrl = 'http://localhost/volta-service-desk';
  const port = await freePort();
  const identity = await startIdentity({ port, appUrls: [`${publicUrl}/`], dataDir: folder, secret });
  const mails = await startMailServer();
  const tokenUrl = `${identity.issuer}/protocol/openid-connect/token`;
  return {
    postgres,
    issuer: identity.issuer,
    env: {
      NODE_ENV: 'production',
      VSD_PUBLIC_URL: publicUrl,
      VSD_IDENTITY: 'embedded',
      VSD_IDENTITY_SECRET: secret,
      VSD_SESSION_SECRET: secret,
      VSD_REPLY_SECRET: secret,
      VSD_SECRET_KEY: randomBytes(32).toString('hex'),
      VSD_SESSION_CLIENT_SECRET: secret,
      VSD_FILES_DIR: join(folder, 'files'),
      VSD_ISSUER: identity.issuer,
      SMTP_URL: mails.url,
      LOG_LEVEL: 'info',
    },
    folder,
    async token(username) {
      const form = { grant_type: 'password', client_id: `vsd-webapp-${ASKED}`, username, password: DEMO_PASSWORD };
      const answer = await fetch(tokenUrl, { method: 'POST', body: new URLSearchParams(form) });
      if (!answer.ok) throw new Error(`No token for ${username}: ${answer.status} ${await answer.text()}`);
      return ((await answer.json()) as { access_token: string }).access_token;
    },
    async stop() {
      await mails.close();
      await identity.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
