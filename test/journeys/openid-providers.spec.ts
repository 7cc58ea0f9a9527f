import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { projectRoot } from '../../api/platform/project-root.js';
import { freePort } from '../../api/standalone/free-ports.js';
import { startApi } from '../support/api-process.js';
import { type ForeignProvider, type ProviderShape, startForeignProvider } from '../support/foreign-provider.js';
import { workerDatabase } from './support/start-desk.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');
const TENANT = 'contoso';
const DIRECTORY = '72f988bf-86f1-41af-91ab-2d7cd011db47';
const REGISTRATION = '6731de76-14a6-49ae-97bc-6eba6914391e';

type Provider = Omit<ProviderShape, 'home'> & { openid: object };

/** The roles of a user by their name. */
const isAgent = (username: string) => username.startsWith('agent');

const providers: Record<string, Provider> = {
  'Entra ID': {
    path: `/${DIRECTORY}/v2.0`,
    client: REGISTRATION,
    routes: {
      authorization: '/oauth2/authorize',
      token: '/oauth2/token',
      jwks: '/discovery/keys',
      end_session: '/logout',
    },
    signsOut: true,
    algorithm: 'RS256',
    claims: (username) => ({
      azp: REGISTRATION,
      oid: `oid-${username}`,
      tid: username.endsWith('ghost') ? 'ghost' : DIRECTORY,
      scp: 'access',
      preferred_username: `${username}@contoso.example`,
      name: `Anna ${username}`,
      roles: isAgent(username) ? ['vsd-agent'] : ['Other.Role'],
    }),
    openid: {
      clients: { [REGISTRATION]: null },
      claims: { subject: 'oid', tenant: 'tid' },
      tenants: { [DIRECTORY]: TENANT },
    },
  },
  Authentik: {
    path: '/application/o/volta/',
    client: 'volta-contoso',
    routes: { authorization: '/authorize', token: '/token', jwks: '/jwks' },
    signsOut: false,
    algorithm: 'ES256',
    claims: (username) => ({
      azp: username.endsWith('ghost') ? 'other-application' : 'volta-contoso',
      preferred_username: username,
      name: `Beat ${username}`,
      groups: isAgent(username) ? ['Desk Agents', 'authentik Admins'] : ['authentik Admins'],
    }),
    openid: {
      clients: { 'volta-contoso': TENANT },
      claims: { roles: 'groups' },
      roles: { 'Desk Agents': 'vsd-agent' },
      scope: 'openid profile offline_access',
    },
  },
};

for (const [name, { openid, ...shape }] of Object.entries(providers)) {
  test.describe(`at a provider like ${name}`, () => {
    test.describe.configure({ mode: 'serial' });
    let provider: ForeignProvider;
    let api: Awaited<ReturnType<typeof startApi>>;
    let home: string;

    test.beforeAll(async () => {
      const database = await workerDatabase();
      const operator = { env: { PATH: process.env.PATH, DATABASE_OWNER_URL: database.ownerUrl('volta') } };
      await promisify(execFile)(process.execPath, ['dist/api/vsd.js', 'tenant', 'add', TENANT], operator);
      const [port, providerPort] = [await freePort(), await freePort()];
      home = `http://localhost:${port}/volta-service-desk/`;
      provider = await startForeignProvider({ ...shape, home }, providerPort);
      api = await startApi(
        { databaseUrl: database.appUrl('volta'), issuer: { url: provider.issuer } },
        { VSD_PORT: String(port), VSD_ADMIN_DIR: join(projectRoot, 'dist/admin'), VSD_OPENID: JSON.stringify(openid) },
      );
    });
    test.afterAll(async () => {
      await api?.stop();
      await provider?.stop();
    });

    const signIn = async (page: Page, username: string, path = '') => {
      await page.goto(`${home}${path}`);
      await page.locator('input[name="username"]').fill(username);
      await page.keyboard.press('Enter');
    };

    test('people sign in, come back to their address, stay signed in and sign out', async ({ page }) => {
      await signIn(page, 'agent', 'issue?view=own#part');
      await expect(page).toHaveURL(/\/issue\?/);
      await expect(page.locator('h1')).toHaveText(t('app.nav.tickets'));
      await expect(page.getByRole('tab').first()).toBeVisible();
      const before = provider.refreshed();
      await page
        .getByRole('link', { name: t('app.nav.dashboard') })
        .first()
        .click();
      await expect(page.locator('h1')).toHaveText(t('app.nav.dashboard'));
      await expect.poll(provider.refreshed).toBeGreaterThan(before);
      // The session at the provider goes on, so that a new page needs no password.
      await page.reload();
      await expect(page.locator('h1')).toHaveText(t('app.nav.dashboard'));
      await page.goto(`${home}sign-out`);
      await expect(page.locator('input[name="username"]')).toBeVisible();
      await page.goto(home);
      await expect(page.locator('input[name="username"]')).toBeVisible();
    });

    test('a user without a role reads that they have no access', async ({ page }) => {
      await signIn(page, 'stranger');
      await expect(page.locator('h1')).toHaveText(t('app.notAuthorized.title'));
    });

    test('a refused user reads the reason and can sign in as another one', async ({ page }) => {
      await signIn(page, 'agent-ghost');
      await expect(page.locator('h1')).toHaveText(t('app.startFailed.refused'));
      const code = name === 'Authentik' ? 'TOKEN_OF_OTHER_APPLICATION' : 'TENANT_UNKNOWN';
      await expect(page.getByText(t(`errors.${code}`, { tenant: 'ghost' }))).toContainText(code);
      await page.getByRole('button', { name: t('app.notAuthorized.otherAccount') }).click();
      await page.locator('input[name="username"]').fill('agent');
      await page.keyboard.press('Enter');
      await expect(page.locator('h1')).toHaveText(t('app.nav.dashboard'));
    });

    test('a user whom the provider refuses reads its reason, without a loop', async ({ page }) => {
      await signIn(page, 'refused');
      await expect(page.locator('h1')).toHaveText(t('app.startFailed.refused'));
      await expect(page.getByText('The user is not assigned to the application.')).toBeVisible();
      await page.getByRole('button', { name: t('app.notAuthorized.otherAccount') }).click();
      await expect(page.locator('input[name="username"]')).toBeVisible();
    });
  });
}
