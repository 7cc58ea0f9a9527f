import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { deskUrl, signInAnew } from '../journeys/support/desk.js';
import { startMailServer } from '../support/mail-server.js';
import { SECRETS } from './keycloak-server.js';

/** An answer of the API or of Keycloak; the test itself checks its form. */
// biome-ignore lint/suspicious/noExplicitAny: answers of any resource
type Json = Record<string, any>;

const issuer = process.env.VSD_KEYCLOAK_ISSUER as string;
const adminApi = `${issuer.replace('/realms/', '/admin/realms/')}`;

/** The answer of the token endpoint to a password. */
async function grant(request: APIRequestContext, username: string, password: string, tenant = 'alpina') {
  const form = { grant_type: 'password', client_id: `vsd-webapp-${tenant}`, username, password, scope: 'openid' };
  const answer = await request.post(`${issuer}/protocol/openid-connect/token`, { form });
  return { status: answer.status(), body: (await answer.json()) as Json };
}

/** Calls the desk as a user, and returns the status of its answer. */
async function desk(
  request: APIRequestContext,
  token: string,
  method: 'get' | 'post' | 'patch' | 'put',
  path: string,
  { data, version }: { data?: object; version?: number } = {},
) {
  const answer = await request[method](`${deskUrl()}services/v1/${path}`, {
    headers: { Authorization: `Bearer ${token}`, ...(version !== undefined && { 'If-Match': `"${version}"` }) },
    data,
  });
  const text = await answer.text();
  return { status: answer.status(), body: (text ? JSON.parse(text) : {}) as Json };
}

/** Asks Keycloak itself, as its administrator. */
async function keycloak(request: APIRequestContext, path: string): Promise<Json> {
  const headers = { Authorization: `Bearer ${await administrator(request)}` };
  const answer = await request.get(`${adminApi}/${path}`, { headers });
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return answer.json();
}

/** A token of Keycloak's administrator. */
async function administrator(request: APIRequestContext): Promise<string> {
  const form = { grant_type: 'password', client_id: 'admin-cli', username: 'admin', password: SECRETS.administrator };
  const master = issuer.replace('/realms/volta', '/realms/master');
  const token = await (await request.post(`${master}/protocol/openid-connect/token`, { form })).json();
  return token.access_token;
}

const tokenOf = async (request: APIRequestContext, username: string, password = 'demo', tenant = 'alpina') => {
  const { body } = await grant(request, username, password, tenant);
  return body.access_token as string;
};

/** Roles of an account as Keycloak has them: main roles, and capabilities by client. */
async function rolesOf(request: APIRequestContext, id: string) {
  const { realmMappings = [], clientMappings = {} } = await keycloak(request, `users/${id}/role-mappings`);
  const names = (roles: Json[]) => roles.map(({ name }) => name as string).sort();
  return {
    main: names(realmMappings).filter((name) => name.startsWith('vsd-')),
    alpina: names(clientMappings['vsd-webapp-alpina']?.mappings ?? []),
  };
}

async function fillSignIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto(`${deskUrl()}?tenant=alpina`);
  await page.locator('input[name="username"]').fill(username);
  await page.locator('input[name="password"]').fill(password);
  await page.keyboard.press('Enter');
}

test('signs people in and out in the browser, in the language of their profile', async ({ page }) => {
  await signInAnew(page, 'alpina-bergbahn', 'fr-CH');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH');
  await page.goto(`${deskUrl()}profile`);
  await expect(page.getByText('alpina-bergbahn').first()).toBeVisible();
  await page.goto(`${deskUrl()}sign-out`);
  await expect(page.locator('input[name="username"]')).toBeVisible();
});

test('gives tokens from which roles, tenants, customer code, language and name follow', async ({ request }) => {
  const me = async (username: string, tenant = 'alpina') =>
    (await desk(request, await tokenOf(request, username, 'demo', tenant), 'get', 'me')).body;
  const capabilities = ['access_reporting', 'manage_announcement', 'manage_customer', 'manage_master_data'];
  const manager = await me('alpina-manager');
  expect(manager).toMatchObject({ username: 'alpina-manager', name: 'Beat Zurbriggen', tenant: 'alpina' });
  expect(manager.roles.sort()).toEqual([...capabilities, 'vsd-agent']);
  expect(await me('alpina-customer-all')).toMatchObject({
    customerCode: 'ACME',
    roles: ['vsd-customer'],
    account: { changePassword: true },
  });
  expect(await me('alpina-bergbahn')).toMatchObject({ locale: 'fr-CH', customerCode: 'BERGBAHN' });
  const shared = await me('shared-agent', 'nordwind');
  expect([shared.tenant, shared.tenants.sort()]).toEqual(['nordwind', ['alpina', 'nordwind']]);
  expect(shared.account.locked).toBe(true);
  expect(await me('outsider')).toMatchObject({ tenant: null, roles: [] });
});

test('invites a user by a mail of its own, under whose link they choose their password', async ({ page, request }) => {
  const smtp = await startMailServer();
  const headers = { Authorization: `Bearer ${await administrator(request)}` };
  const smtpServer = { host: '127.0.0.1', port: new URL(smtp.url).port, from: 'service-desk@volta.example' };
  expect((await request.put(adminApi, { headers, data: { smtpServer } })).ok()).toBe(true);
  const manager = await tokenOf(request, 'alpina-manager');
  const username = `rita.${Date.now()}`;
  const email = `${username}@acme.example`;
  const person = { username, firstname: 'Rita', lastname: 'Frei', email, language: 'de-CH', roles: ['vsd-agent'] };
  const made = await desk(request, manager, 'post', 'users', { data: person });
  const invited = await desk(request, manager, 'post', `users/${made.body.id}/invitation/mail`);
  expect([invited.status, invited.body]).toEqual([202, { recipient: email }]);
  await expect.poll(() => smtp.to(email).length, { timeout: 30_000 }).toBe(1);
  const body = smtp.to(email)[0]?.body ?? '';
  const link = /http:\S+action-token\?key=[\w.-]+[^\s"<]*/.exec(body)?.[0].replaceAll('&amp;', '&') as string;
  await page.goto(link);
  await page.locator('#kc-info-message a, a[href*="action-token"]').first().click();
  await page.locator('input[name="password-new"]').fill('my own first password');
  await page.locator('input[name="password-confirm"]').fill('my own first password');
  await page.keyboard.press('Enter');
  // The way back appears once the password is set; Keycloak would count an earlier grant as a guess.
  await expect(page.locator(`a[href^="${deskUrl()}"]`)).toBeVisible();
  expect((await grant(request, username, 'my own first password')).status).toBe(200);
  await smtp.close();
});

test('keeps the account of a user: made, invited, changed, given roles, deactivated', async ({ page, request }) => {
  const manager = await tokenOf(request, 'alpina-manager');
  await tokenOf(request, 'alpina-agent');
  await desk(request, manager, 'post', 'customers', { data: { code: 'ACME', name: 'Acme AG' } });
  const username = `nina.${Date.now()}`;
  const made = await desk(request, manager, 'post', 'users', {
    data: {
      username,
      firstname: 'Nina',
      lastname: 'Frei',
      email: `${username}@acme.example`,
      language: 'it-CH',
      roles: ['vsd-customer'],
      customerCode: 'ACME',
    },
  });
  expect([made.status, made.body.code]).toEqual([201, undefined]);
  const find = async () => (await keycloak(request, `users?exact=true&username=${username}`))[0] as Json;
  const account = await find();
  expect(account).toMatchObject({
    enabled: true,
    firstName: 'Nina',
    email: `${username}@acme.example`,
    attributes: { locale: ['it-CH'], customer: ['alpina:ACME'], 'vsd-user': [made.body.id] },
  });
  expect(await rolesOf(request, account.id)).toEqual({ main: ['vsd-customer'], alpina: ['access'] });

  const invitation = await desk(request, manager, 'post', `users/${made.body.id}/invitation`);
  expect(invitation.status).toBe(201);
  const { temporaryPassword } = invitation.body;
  expect((await grant(request, username, temporaryPassword)).body.error_description).toMatch(/not fully set up/);
  await fillSignIn(page, username, temporaryPassword);
  await page.locator('input[name="password-new"]').fill('my own first password');
  await page.locator('input[name="password-confirm"]').fill('my own first password');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);

  const own = await tokenOf(request, username, 'my own first password');
  const password = (current: string) =>
    desk(request, own, 'post', 'me/password', { data: { current, password: 'my second password' } });
  expect((await password('not this one')).body.errors).toMatchObject([{ pointer: '/current', code: 'PASSWORD_WRONG' }]);
  expect((await password('my own first password')).status).toBe(204);
  const session = (await grant(request, username, 'my second password')).body;
  expect(session.access_token).toBeTruthy();

  const read = async () => (await desk(request, manager, 'get', `users/${made.body.id}`)).body;
  const change = async (data: object) =>
    desk(request, manager, 'patch', `users/${made.body.id}`, { data, version: (await read()).version });
  const changed = await change({ lastname: 'Berger', roles: ['vsd-agent', 'manage_master_data'], customerCode: null });
  expect([changed.status, changed.body.name]).toEqual([200, 'Nina Berger']);
  expect(await find()).toMatchObject({ lastName: 'Berger', attributes: { locale: ['it-CH'] } });
  expect((await find()).attributes.customer).toBeUndefined();
  expect(await rolesOf(request, account.id)).toEqual({ main: ['vsd-agent'], alpina: ['access', 'manage_master_data'] });

  expect((await change({ active: false })).status).toBe(200);
  expect((await find()).enabled).toBe(false);
  expect((await desk(request, session.access_token, 'get', 'me')).status).toBe(401);
  const form = { grant_type: 'refresh_token', client_id: 'vsd-webapp-alpina', refresh_token: session.refresh_token };
  expect((await request.post(`${issuer}/protocol/openid-connect/token`, { form })).status()).toBe(400);
  expect((await change({ active: true })).status).toBe(200);
  expect((await grant(request, username, 'my second password')).status).toBe(200);
});

test('refuses names and e-mails that Keycloak knows already, and whatever other tenants share', async ({ request }) => {
  const manager = await tokenOf(request, 'alpina-manager');
  const post = (data: object) => desk(request, manager, 'post', 'users', { data: { roles: ['vsd-agent'], ...data } });
  const foreign = await post({ username: 'nordwind-customer' });
  expect([foreign.status, foreign.body.code]).toEqual([409, 'USER_OTHER_TENANT']);
  const email = await post({ username: 'somebody-new', email: 'lena.hartmann@acme-nord.example' });
  expect(email.body.errors).toMatchObject([{ pointer: '/email', code: 'USER_OTHER_TENANT' }]);
  const here = await post({ username: 'alpina-executor' });
  expect([here.status, here.body.errors[0].code]).toEqual([409, 'DUPLICATE']);
  expect(await keycloak(request, 'users?exact=true&username=somebody-new')).toEqual([]);

  await desk(request, await tokenOf(request, 'shared-agent'), 'get', 'me');
  const filter = encodeURIComponent(JSON.stringify({ username: 'shared-agent' }));
  const [shared] = (await desk(request, manager, 'get', `users?filter=${filter}`)).body as unknown as Json[];
  const change = (data: object) =>
    desk(request, manager, 'patch', `users/${shared!.id}`, { data, version: shared!.version });
  const locked = await change({ lastname: 'Anders' });
  expect([locked.status, locked.body.code]).toEqual([409, 'USER_SHARED']);
  expect((await change({ roles: ['vsd-agent', 'access_reporting'] })).status).toBe(200);
  expect(
    (
      await rolesOf(
        request,
        shared!.subject ?? (await keycloak(request, 'users?exact=true&username=shared-agent'))[0].id,
      )
    ).alpina,
  ).toEqual(['access', 'access_reporting']);
});
