import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import PostalMime from 'postal-mime';
import { DEMO_ACCOUNTS } from '../../api/standalone/accounts.js';
import { freePort } from '../../api/standalone/free-ports.js';
import { type IdentityService, startIdentity } from '../../api/standalone/identity/identity-service.js';
import { identityMailSender } from '../../api/standalone/identity/mail-sender.js';
import { BrowserSession } from '../support/browser-session.js';
import { eventually } from '../support/eventually.js';
import { startMailServer, type TestMailServer } from '../support/mail-server.js';

const APP = 'http://localhost:8080/volta-service-desk/';
const ALPINA = 'vsd-webapp-alpina';

let dataDir: string;
let port: number;
let service: IdentityService;
let mails: TestMailServer;
let now = Date.now();

const start = () =>
  startIdentity({ port, appUrls: [APP], dataDir, send: identityMailSender(mails.url), now: () => now });
const endpoint = (name: string) => `${service.issuer}/protocol/openid-connect/${name}`;

async function token(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await fetch(endpoint('token'), { method: 'POST', headers, body: new URLSearchParams(fields) });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, string>,
  };
}

const withPassword = (username: string, password = 'demo', client_id = ALPINA) =>
  token({ grant_type: 'password', client_id, username, password });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vsd-identity-'));
  port = await freePort();
  mails = await startMailServer();
  service = await start();
});

afterAll(async () => {
  await service.stop();
  await mails.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe('tokens', () => {
  it('carry roles, tenant, customer, locale and name as the specification says', async () => {
    const { body } = await withPassword('alpina-customer-all');
    const { payload } = await jwtVerify(body.access_token!, createRemoteJWKSet(new URL(endpoint('certs'))), {
      issuer: service.issuer,
      audience: 'volta-service-desk',
    });
    expect(payload).toMatchObject({
      typ: 'Bearer',
      azp: ALPINA,
      preferred_username: 'alpina-customer-all',
      name: 'Thomas Brunner',
      locale: 'de-CH',
      customer: ['alpina:ACME'],
      resource_access: { [ALPINA]: { roles: ['access'] } },
    });
    expect((payload.realm_access as { roles: string[] }).roles).toContain('vsd-customer');
    expect(payload.exp! - payload.iat!).toBe(300);
    expect(decodeProtectedHeader(body.access_token!)).toMatchObject({ alg: 'RS256', typ: 'JWT' });
  });

  it('list every tenant of a person, whichever one the person signs in to', async () => {
    const { body } = await withPassword('shared-agent', 'demo', 'vsd-webapp');
    const claims = decodeJwt(body.access_token!);
    expect(claims.azp).toBe('vsd-webapp');
    expect(Object.keys(claims.resource_access as object)).toEqual([ALPINA, 'vsd-webapp-nordwind']);
  });

  it('have no entry for a tenant the person does not belong to', async () => {
    const { body } = await withPassword('alpina-agent', 'demo', 'vsd-webapp-nordwind');
    expect(decodeJwt(body.access_token!)).toMatchObject({ azp: 'vsd-webapp-nordwind' });
    expect(decodeJwt(body.access_token!).resource_access).not.toHaveProperty('vsd-webapp-nordwind');
  });

  it('are given to the integration by its secret, and to nobody without it', async () => {
    const ask = (client_secret: string) =>
      token({ grant_type: 'client_credentials', client_id: 'vsd-integration-alpina', client_secret });
    const { body } = await ask('demo');
    expect(decodeJwt(body.access_token!)).toMatchObject({
      azp: 'vsd-integration-alpina',
      name: 'Integration Alpina',
      resource_access: { [ALPINA]: { roles: expect.arrayContaining(['manage_customer', 'access_reporting']) } },
    });
    expect((await ask('wrong')).status).toBe(401);
  });

  it('are renewed by the refresh token, which decodes as a JWT', async () => {
    const { body } = await withPassword('alpina-agent');
    expect(decodeJwt(body.refresh_token!)).toMatchObject({ typ: 'Refresh', azp: ALPINA });
    const fields = { grant_type: 'refresh_token', client_id: ALPINA, refresh_token: body.refresh_token! };
    const renewed = await token(fields);
    expect(decodeJwt(renewed.body.access_token!).sub).toBe(decodeJwt(body.access_token!).sub);
    expect((await token({ ...fields, client_id: 'vsd-webapp-nordwind' })).status).toBe(400);
    expect((await token({ ...fields, refresh_token: `${body.refresh_token}x` })).status).toBe(400);
  });

  it('open the userinfo, and only whole ones do', async () => {
    const { body } = await withPassword('alpina-bergbahn');
    const ask = (authorization: string) => fetch(endpoint('userinfo'), { headers: { authorization } });
    expect(await (await ask(`Bearer ${body.access_token}`)).json()).toMatchObject({
      locale: 'fr-CH',
      name: 'Élodie Favre',
    });
    expect((await ask(`Bearer ${body.access_token!.slice(0, -8)}AAAAAAAA`)).status).toBe(401);
  });

  it('open the account as JSON, while people see its page', async () => {
    const { body } = await withPassword('alpina-bergbahn');
    const account = endpoint('x').replace('/protocol/openid-connect/x', '/account');
    const ask = (headers: Record<string, string>, method = 'GET') => fetch(account, { method, headers });
    const answer = await ask({ authorization: `Bearer ${body.access_token}`, accept: 'application/json' });
    expect(await answer.json()).toMatchObject({
      username: 'alpina-bergbahn',
      firstName: 'Élodie',
      lastName: 'Favre',
      attributes: { locale: ['fr-CH'] },
    });
    expect((await ask({ authorization: `Bearer ${body.access_token!.slice(0, -8)}AAAAAAAA` })).status).toBe(401);
    expect((await ask({ accept: 'application/json' })).status).toBe(401);
    expect((await ask({ accept: 'text/html' })).headers.get('content-type')).toContain('text/html');
  });

  it('stay valid when the signing key changes, and outlive a restart with their refresh token', async () => {
    const { body } = await withPassword('alpina-agent');
    await service.rotateKeys();
    const fresh = (await withPassword('alpina-agent')).body;
    expect(decodeProtectedHeader(fresh.access_token!).kid).not.toBe(decodeProtectedHeader(body.access_token!).kid);
    await service.stop();
    service = await start();
    const keys = createRemoteJWKSet(new URL(endpoint('certs')));
    await jwtVerify(body.access_token!, keys);
    await jwtVerify(fresh.access_token!, keys);
    const { status } = await token({
      grant_type: 'refresh_token',
      client_id: ALPINA,
      refresh_token: body.refresh_token!,
    });
    expect(status).toBe(200);
  });
});

describe('a wrong password', () => {
  it('is refused, and after five within a minute the right one as well until the minute is over', async () => {
    const wrong = await withPassword('nordwind-manager', 'wrong');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toMatchObject({ error: 'invalid_grant', error_description: 'Invalid user credentials' });
    for (let attempt = 0; attempt < 4; attempt++) await withPassword('nordwind-manager', 'wrong');
    expect((await withPassword('nordwind-manager')).body.error_description).toMatch(/Too many failed attempts/);
    expect((await withPassword('nordwind-agent')).status).toBe(200);
    now += 59_000;
    expect((await withPassword('nordwind-manager')).body.error_description).toMatch(/in 1 s/);
    now += 1_000;
    expect((await withPassword('nordwind-manager')).status).toBe(200);
  });

  it('is looked at five times, however many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => withPassword('alpina-executor', 'wrong')));
    const looked = answers.filter(({ body }) => body.error_description === 'Invalid user credentials');
    expect(looked).toHaveLength(5);
    now += 60_000;
  });

  it('of somebody elsewhere does not keep the person out of a browser in which they signed in before', async () => {
    const browser = new BrowserSession();
    const signIn = async (session: BrowserSession) => {
      const page = await session.authorise({
        issuer: service.issuer,
        clientId: ALPINA,
        redirectUri: APP,
        more: { prompt: 'login' },
      });
      return session.submit(page.url, { username: 'alpina-manager', password: 'demo' });
    };
    expect((await signIn(browser)).url).toContain('code=');
    for (let attempt = 0; attempt < 5; attempt++) await withPassword('alpina-manager', 'wrong');
    expect((await signIn(new BrowserSession())).response.status).toBe(401);
    expect((await signIn(browser)).url).toContain('code=');
    now += 60_000;
  });
});

describe('the check of a session', () => {
  const states = (client: string, session: string) =>
    fetch(`${endpoint('login-status-iframe.html')}/state?${new URLSearchParams({ client, session })}`)
      .then((answer) => answer.json())
      .then((body) => (body as { state: string }).state);

  it('is told by discovery, and stands in a frame of the application alone', async () => {
    const answer = await fetch(`${service.issuer}/.well-known/openid-configuration`);
    const discovery = (await answer.json()) as { check_session_iframe: string };
    expect(discovery.check_session_iframe).toBe(endpoint('login-status-iframe.html'));
    const frame = await fetch(discovery.check_session_iframe);
    expect(frame.headers.get('content-security-policy')).toContain(`frame-ancestors ${new URL(APP).origin}`);
    expect(await frame.text()).toContain('session-check.js');
  });

  it('says unchanged until the session ends', async () => {
    const browser = new BrowserSession();
    const page = await browser.authorise({ issuer: service.issuer, clientId: ALPINA, redirectUri: APP });
    const back = await browser.submit(page.url, { username: 'alpina-agent', password: 'demo' });
    const { body } = await token({
      grant_type: 'authorization_code',
      client_id: ALPINA,
      redirect_uri: APP,
      code: new URL(back.url).searchParams.get('code')!,
      code_verifier: browser.verifier,
    });
    const sid = String(decodeJwt(body.access_token!).sid);
    expect(await states(ALPINA, sid)).toBe('unchanged');
    expect(await states('vsd-webapp-nordwind', sid)).toBe('changed');
    expect(await states(ALPINA, '')).toBe('changed');
    expect(await states('__proto__', 'undefined')).toBe('changed');
    const question = await browser.follow(
      `${endpoint('logout')}?${new URLSearchParams({ id_token_hint: body.id_token! })}`,
      new URL(service.issuer).origin,
    );
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(await question.response.text())![1]!;
    await browser.submit(`${endpoint('logout')}/confirm`, { xsrf, logout: 'yes' });
    expect(await states(ALPINA, sid)).toBe('changed');
  });
});

describe('a forgotten password', () => {
  const ask = async (name: string, language = 'fr') => {
    const answer = await fetch(`${service.issuer}/forgotten-password`, {
      method: 'POST',
      headers: { 'accept-language': language },
      body: new URLSearchParams({ name }),
    });
    return { status: answer.status, text: await answer.text() };
  };

  it('is asked for on a page with a way back', async () => {
    const page = await (await fetch(`${service.issuer}/forgotten-password?kc_locale=it-CH`)).text();
    expect(page).toMatch(new RegExp(`<a href="${APP}[^"]*">All’applicazione</a>`));
  });

  it('is mended by a link that is sent to the address of the account, in its language, and is good once', async () => {
    const { email } = DEMO_ACCOUNTS.find(({ username }) => username === 'alpina-bergbahn')!;
    await ask('alpina-bergbahn', 'de');
    const [mail] = await eventually(() => {
      const found = mails.to(email);
      expect(found).toHaveLength(1);
      return found;
    });
    const { subject, text, html } = await PostalMime.parse(mail!.raw);
    expect(subject).toBe('Nouveau mot de passe pour Volta Service Desk');
    const link = /http:\S+new-password\S+/.exec(text!)![0];
    // In the frame of all mails, with the same link behind its button.
    expect(html).toMatch(/^<!doctype html><html lang="fr-CH">.*class="head"[^>]*>Volta Service Desk</s);
    expect(html).toContain(`<a class="button" href="${link}"`);
    const choose = (fresh: string) =>
      fetch(link, { method: 'POST', body: new URLSearchParams({ new: fresh, repeat: fresh }) });
    expect((await choose('neu-und-lang')).status).toBe(200);
    expect((await withPassword('alpina-bergbahn', 'neu-und-lang')).status).toBe(200);
    expect((await choose('noch-ein-neues')).status).toBe(410);
  });

  it('tells nobody whether there is such an account, and sends no more than three mails an hour', async () => {
    const [known, unknown] = [await ask('alpina-customer'), await ask('nobody@nowhere.example')];
    expect(unknown).toEqual(known);
    for (let more = 0; more < 5; more += 1) await ask('alpina-customer');
    const { email } = DEMO_ACCOUNTS.find(({ username }) => username === 'alpina-customer')!;
    // Mails leave in the order of their requests: the last mail has all others before it.
    await ask('alpina-customer-all');
    const last = DEMO_ACCOUNTS.find(({ username }) => username === 'alpina-customer-all')!.email;
    await eventually(() => expect(mails.to(last)).toHaveLength(1));
    await eventually(() => expect(mails.to(email)).toHaveLength(3));
  });
});

describe('other origins', () => {
  it('may not read the token endpoint; the application may, with its cookies', async () => {
    const fields = { grant_type: 'password', client_id: ALPINA, username: 'alpina-agent', password: 'demo' };
    const own = await token(fields, { origin: 'http://localhost:8080' });
    expect(own.headers.get('access-control-allow-origin')).toBe('http://localhost:8080');
    expect(own.headers.get('access-control-allow-credentials')).toBe('true');
    const foreign = await token(fields, { origin: 'http://evil.example' });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    expect(foreign.status).toBe(400);
  });
});

describe('signing in by the page', () => {
  const redirectUri = `${APP}issue/7?tenant=alpina`;
  const request = (more: Record<string, string | undefined> = {}, clientId = ALPINA, target = redirectUri) => ({
    issuer: service.issuer,
    clientId,
    redirectUri: target,
    more,
  });

  it('leads back with a code that the verifier redeems, once', async () => {
    const browser = new BrowserSession();
    const page = await browser.authorise(request());
    const back = await browser.submit(page.url, { username: 'alpina-agent', password: 'demo' });
    expect(back.url).toContain(redirectUri);
    const fields = {
      grant_type: 'authorization_code',
      client_id: ALPINA,
      redirect_uri: redirectUri,
      code: new URL(back.url).searchParams.get('code')!,
    };
    expect((await token({ ...fields, code_verifier: 'x'.repeat(96) })).status).toBe(400);
    const again = await browser.authorise(request());
    fields.code = new URL(again.url).searchParams.get('code')!;
    const { body } = await token({ ...fields, code_verifier: browser.verifier });
    expect(decodeJwt(body.id_token!)).toMatchObject({ nonce: 'nonce', aud: ALPINA });
    expect((await token({ ...fields, code_verifier: browser.verifier })).status).toBe(400);
  });

  it('insists on PKCE and on an address of the application', async () => {
    const without = await new BrowserSession().authorise(
      request({ code_challenge: undefined, code_challenge_method: undefined }),
    );
    expect(without.url).toContain('error=invalid_request');
    for (const target of [
      'http://evil.example/',
      'http://localhost:8080/other',
      'http://localhost:8080.evil.example/',
    ]) {
      const { response } = await new BrowserSession().authorise(request({}, ALPINA, target));
      expect(response.status).toBe(400);
    }
  });

  it('answers a silent question without a page: first no, after signing in yes, after signing out no', async () => {
    const browser = new BrowserSession();
    const ask = async () => (await browser.authorise(request({ prompt: 'none' }))).url;
    expect(await ask()).toContain('error=login_required');
    const page = await browser.authorise(request());
    await browser.submit(page.url, { account: 'alpina-agent' });
    expect(await ask()).toContain('code=');
    const confirm = await browser.request(`${endpoint('logout')}?client_id=${ALPINA}`);
    const [, action, xsrf] = /action="([^"]+)".*name="xsrf" value="([^"]+)"/.exec(await confirm.text())!;
    await browser.submit(action!, { xsrf: xsrf!, logout: 'yes' });
    expect(await ask()).toContain('error=login_required');
  });

  it('says what is wrong in the language asked for, and escapes what it repeats', async () => {
    const browser = new BrowserSession();
    const page = await browser.authorise(request({ ui_locales: 'fr-CH', login_hint: '"><script>alert(1)</script>' }));
    const first = await page.response.text();
    expect(first).toContain('<html lang="fr-CH">');
    expect(first).toContain('Se connecter à Alpina');
    expect(first).not.toContain('<script>');
    const { response } = await browser.submit(page.url, { username: 'alpina-agent', password: 'wrong' });
    expect(response.status).toBe(401);
    expect(await response.text()).toContain('Le nom d’utilisateur ou le mot de passe est incorrect');
    const italian = await browser.request(`${page.url}?kc_locale=it-CH`);
    expect(await italian.text()).toContain('Accedi a Alpina');
  });

  it('offers the demo accounts of the tenant, and no others', async () => {
    const { response } = await new BrowserSession().authorise(request({}, 'vsd-webapp-nordwind'));
    const offered = [...(await response.text()).matchAll(/name="account" value="([^"]+)"/g)].map(([, name]) => name);
    expect(offered.sort()).toEqual([
      'nordwind-agent',
      'nordwind-customer',
      'nordwind-manager',
      'outsider',
      'shared-agent',
    ]);
  });

  it('explains a sign-in that has expired', async () => {
    const response = await fetch(`${service.issuer}/sign-in/unknown`, { headers: { 'accept-language': 'en' } });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('This sign-in has expired');
  });
});

describe('the account page', () => {
  it('changes the password, also for the next start', async () => {
    const change = (current: string, fresh: string, repeat = fresh) =>
      fetch(`${service.issuer}/account`, {
        method: 'POST',
        body: new URLSearchParams({ username: 'alpina-executor', current, new: fresh, repeat }),
      });
    expect((await change('demo', 'kurz')).status).toBe(400);
    expect((await change('demo', 'lang-genug', 'anders-lang')).status).toBe(400);
    expect((await change('wrong', 'lang-genug')).status).toBe(400);
    expect((await change('demo', 'lang-genug')).status).toBe(200);
    await service.stop();
    service = await start();
    expect((await withPassword('alpina-executor')).status).toBe(401);
    expect((await withPassword('alpina-executor', 'lang-genug')).status).toBe(200);
  });
});
