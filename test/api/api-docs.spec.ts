import type { AddressInfo } from 'node:net';
import type { OpenApiDocument } from '../../api/platform/contract/document.js';
import { startApplication, type TestApplication } from '../support/application.js';
import { BrowserSession } from '../support/browser-session.js';
import { startOpenIdProvider, type TestOpenIdProvider } from '../support/openid-provider.js';
import { people } from '../support/people.js';

const CLIENT = 'vsd-docs';

let provider: TestOpenIdProvider;
let desk: TestApplication;
let services: string;
beforeAll(async () => {
  provider = await startOpenIdProvider();
  desk = await startApplication({ VSD_ISSUER: provider.url });
  const { port } = desk.app.getHttpServer().address() as AddressInfo;
  services = `http://127.0.0.1:${port}/volta-service-desk/services`;
});
afterAll(async () => {
  await desk?.close();
  await provider?.stop();
});
beforeEach(() => {
  provider.forged = false;
});

/** Opens the sign-in and returns the request of the API to the identity service. */
async function begin(browser: BrowserSession): Promise<URLSearchParams> {
  const answer = await browser.request(`${services}/session/sign-in`);
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get('location') as string).searchParams;
}

/** Comes back from the identity service, where the person has signed in; `more` are claims of the ID token. */
async function comeBack(
  browser: BrowserSession,
  asked: URLSearchParams,
  {
    person = people.customer,
    state = asked.get('state'),
    ...more
  }: Record<string, unknown> & { person?: typeof people.agent; state?: string | null } = {},
): Promise<Response> {
  provider.accessToken = { ...person, azp: CLIENT };
  provider.idToken = { sub: person.sub, aud: CLIENT, nonce: asked.get('nonce'), ...more };
  return browser.request(`${services}/session/callback?code=abc&state=${encodeURIComponent(state ?? '')}`);
}

async function signedIn(person: typeof people.agent = people.customer): Promise<BrowserSession> {
  const browser = new BrowserSession();
  expect((await comeBack(browser, await begin(browser), { person })).status).toBe(302);
  return browser;
}

describe('the documentation of the API', () => {
  it('sends strangers to the identity service, with state and nonce', async () => {
    const browser = new BrowserSession();
    const { status, headers } = await browser.request(`${services}/docs?page=try`);
    expect([status, headers.get('location')]).toEqual([302, 'session/sign-in']);
    const answer = await browser.request(`${services}/session/sign-in`);
    const location = new URL(answer.headers.get('location') as string);
    expect(`${location.origin}${location.pathname}`).toBe(`${provider.url}/protocol/openid-connect/auth`);
    expect(Object.fromEntries(location.searchParams)).toMatchObject({
      client_id: CLIENT,
      response_type: 'code',
      scope: 'openid profile email',
      redirect_uri: 'http://localhost:8080/volta-service-desk/services/session/callback',
      state: expect.stringMatching(/.{16,}/),
      nonce: expect.stringMatching(/.{16,}/),
    });
  });

  it('shows the document as far as the person may use the API', async () => {
    const browser = await signedIn();
    expect(Object.fromEntries(provider.asked.at(-1) ?? [])).toMatchObject({
      grant_type: 'authorization_code',
      code: 'abc',
      client_id: CLIENT,
      client_secret: 'demo',
    });
    const page = await browser.request(`${services}/docs`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Customer alpina (alpina)');
    const own = await browser.request(`${services}/openapi.json`);
    expect(own.headers.get('vary')).toContain('Cookie');
    const document = (await own.json()) as OpenApiDocument;
    expect(document.paths['/v1/tickets']?.post).toBeDefined();
    expect(document.paths['/v1/categories']?.post).toBeUndefined();
    const strangers = await new BrowserSession().request(`${services}/openapi.json`);
    const full = (await strangers.json()) as OpenApiDocument;
    expect(full.paths['/v1/categories']?.post).toBeDefined();
  });

  it('runs no script and loads no file but those of our own origin', async () => {
    const browser = await signedIn();
    const page = await browser.request(`${services}/docs?page=try`);
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\son\w+=|style=/);
    const files = [...html.matchAll(/(?:src|href)="(docs\/[^"]+)"/g)].map(([, file]) => file as string);
    expect(files).toHaveLength(4);
    for (const file of files) {
      const answer = await browser.request(new URL(file, `${services}/docs`).href);
      expect([file, answer.status]).toEqual([file, 200]);
      expect(answer.headers.get('content-type')).toMatch(/javascript|css/);
    }
    for (const file of ['package.json', '..%2fpackage.json', 'toString', '__proto__']) {
      expect((await browser.request(`${services}/docs/assets/${file}`)).status).toBe(404);
    }
  });

  it('signs people in under "Authorize" with the client of the application, and lets its window tell', async () => {
    const browser = await signedIn();
    const page = await browser.request(`${services}/docs?page=try`);
    expect(await page.text()).toContain('data-client="vsd-webapp-alpina"');
    expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(page.headers.get('content-security-policy')).toContain(`connect-src 'self' ${new URL(provider.url).origin}`);
    const script = await (await browser.request(`${services}/docs/assets/docs.js`)).text();
    expect(script).toContain('usePkceWithAuthorizationCodeGrant: true');
    // Swagger UI takes its language from the page and its colours from the device.
    expect(script).toContain("headers['Accept-Language'] = document.documentElement.lang");
    expect(script).toContain("classList.toggle('dark-mode', dark.matches)");
    const end = await browser.request(`${services}/docs/assets/oauth2-redirect.html`);
    expect([end.status, end.headers.get('cross-origin-opener-policy')]).toEqual([200, 'unsafe-none']);
    expect(await end.text()).toContain('src="oauth2-redirect.js"');
    const { components } = (await (await browser.request(`${services}/openapi.json`)).json()) as OpenApiDocument;
    expect(components.securitySchemes.openIdConnect).toEqual({
      type: 'openIdConnect',
      openIdConnectUrl: `${provider.url}/.well-known/openid-configuration`,
    });
  });

  it('signs out here and at the identity service', async () => {
    const browser = await signedIn();
    const answer = await browser.request(`${services}/session/sign-out`, { method: 'POST' });
    expect(answer.status).toBe(303);
    const logout = new URL(answer.headers.get('location') as string);
    expect(`${logout.origin}${logout.pathname}`).toBe(`${provider.url}/protocol/openid-connect/logout`);
    expect(logout.searchParams.get('id_token_hint')).toMatch(/^ey/);
    expect((await browser.request(`${services}/docs?page=try`)).status).toBe(302);
  });
});

describe('the pages of the documentation', () => {
  const pageOf = async (browser: BrowserSession, query: string) =>
    (await browser.request(`${services}/docs?${query}`)).text();

  it('show the whole API before a sign-in, in the language of the browser', async () => {
    const browser = new BrowserSession();
    for (const page of ['guide', 'reference', 'errors']) {
      const answer = await browser.request(`${services}/docs?page=${page}&language=fr-CH`);
      expect([page, answer.status]).toEqual([page, 200]);
      expect(await answer.text()).toContain('href="session/sign-in">Se connecter</a>');
    }
    const tickets = await pageOf(browser, 'page=reference&tag=tickets&language=en-CH');
    expect(tickets).toContain('Filters and sorting');
    expect(tickets).toMatch(/<code>dueAt<\/code><\/td><td>.*<code>_lte<\/code>.*✓/);
  });

  it.each([
    ['de-CH', 'Erfassen: Ticket'],
    ['en-CH', 'Create: Ticket'],
    ['fr-CH', 'Créer\\s: Ticket'],
    ['it-CH', 'Crea: Ticket'],
  ])('word the reference in %s', async (language, title) => {
    const html = await pageOf(await signedIn(), `page=reference&tag=tickets&language=${language}`);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toMatch(new RegExp(`<h2>${title}</h2>`));
  });

  it('tell of the operations of others as little as the document does', async () => {
    const browser = await signedIn(people.customer);
    expect(await pageOf(browser, 'page=reference')).not.toContain('tag=mailboxes');
    expect(await pageOf(browser, 'page=reference&tag=mailboxes')).not.toContain('/v1/mailboxes');
    expect(await pageOf(browser, 'page=guide')).not.toContain('admin/support/webhooks');
    const creation = async (reader: BrowserSession) =>
      /<section class="operation" id="createTicket">.*?<\/section>/s.exec(
        await pageOf(reader, 'page=reference&tag=tickets'),
      )?.[0];
    expect(await creation(await signedIn(people.agent))).toContain('<code>internalNotes</code>');
    expect(await creation(browser)).toContain('<code>customerDescription</code>');
    expect(await creation(browser)).not.toContain('<code>internalNotes</code>');
  });

  it('run nothing that a tenant has written into the labels of its fields', async () => {
    const evil = '<img src=x onerror=alert(1)>"\'</td>';
    const label = { de: evil, en: evil, fr: evil, it: evil };
    provider.accessToken = people.manager;
    const { access_token } = (await (await fetch(`${provider.url}/token`, { method: 'POST' })).json()) as {
      access_token: string;
    };
    const made = await fetch(`${services}/v1/custom-fields`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ resource: 'tickets', key: 'boese', kind: 'TEXT', label, visibleFor: ['vsd-agent'] }),
    });
    expect([made.status, await made.text()]).toEqual([201, expect.any(String)]);
    const html = await pageOf(await signedIn(people.agent), 'page=reference&tag=tickets&language=de-CH');
    expect(html).toContain('custom.boese');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toContain('<img');
    expect(html).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i);
  });

  it.each(['page=other', 'language=xx', 'page=guide&page=errors'])('refuse %s', async (query) => {
    const answer = await (await signedIn()).request(`${services}/docs?${query}`);
    expect(answer.status).toBe(400);
  });

  it('answer with markup of their own for whatever is asked for as a part', async () => {
    const html = await pageOf(await signedIn(), `page=reference&tag=${encodeURIComponent('"><script>1</script>')}`);
    expect(html).not.toContain('<script>1');
  });

  it('have every code of the API with its text', async () => {
    const html = await pageOf(await signedIn(people.agent), 'page=errors&language=en-CH');
    const document = (await (await new BrowserSession().request(`${services}/openapi.json`)).json()) as OpenApiDocument;
    const codes = document.components.schemas.ProblemCode?.enum as string[];
    expect(codes.filter((code) => !html.includes(`<tr id="${code}">`))).toEqual([]);
  });
});

describe('the session of the documentation', () => {
  it('is a cookie that no script reads and no other site sends along', async () => {
    const browser = new BrowserSession();
    const answer = await comeBack(browser, await begin(browser));
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^vsd_docs=[^;]+; Path=\/volta-service-desk\/services\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });

  it('gets a new id at the sign-in', async () => {
    const browser = new BrowserSession();
    const before = await browser.request(`${services}/session/sign-in`);
    const planted = before.headers.getSetCookie()[0]?.split(';')[0];
    const asked = new URL(before.headers.get('location') as string).searchParams;
    const after = await comeBack(browser, asked);
    expect(after.headers.getSetCookie()[0]?.split(';')[0]).not.toBe(planted);
    const thief = await fetch(`${services}/docs?page=try`, {
      headers: { cookie: planted as string },
      redirect: 'manual',
    });
    expect(thief.status).toBe(302);
  });

  it.each([
    ['GET', 'v1/me'],
    ['GET', 'v1/tickets'],
    ['POST', 'v1/tickets'],
    ['PUT', 'v1/me/preferences'],
  ])('is worth nothing for %s %s', async (method, path) => {
    const browser = await signedIn(people.agent);
    expect((await browser.request(`${services}/${path}`, { method })).status).toBe(401);
  });

  it('keeps no access token', async () => {
    await signedIn(people.agent);
    const rows = await desk.rows(`select sess from session.session where sess::text like '%signedIn%'`);
    expect(rows.length).toBeGreaterThan(0);
    for (const { sess } of rows) expect(Object.keys(sess.signedIn).sort()).toEqual(['idToken', 'user']);
  });
});

describe('a sign-in is refused', () => {
  it('with another state than was sent', async () => {
    const browser = new BrowserSession();
    expect((await comeBack(browser, await begin(browser), { state: 'other' })).status).toBe(401);
  });

  it('in another browser than it was begun in', async () => {
    const asked = await begin(new BrowserSession());
    expect((await comeBack(new BrowserSession(), asked)).status).toBe(401);
  });

  it.each([
    ['another nonce', { nonce: 'other' }],
    ['no nonce', { nonce: undefined }],
    ['another audience', { aud: 'vsd-webapp' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['another person than the access token', { sub: 'somebody-else' }],
  ])('with an ID token of %s', async (_what, claims) => {
    const browser = new BrowserSession();
    expect((await comeBack(browser, await begin(browser), claims)).status).toBe(401);
    expect((await browser.request(`${services}/docs?page=try`)).status).toBe(302);
  });

  it('with an ID token that the issuer has not signed', async () => {
    provider.forged = true;
    const browser = new BrowserSession();
    expect((await comeBack(browser, await begin(browser))).status).toBe(401);
  });

  it('when the person has refused it at the identity service', async () => {
    const browser = new BrowserSession();
    await begin(browser);
    expect((await browser.request(`${services}/session/callback?error=access_denied`)).status).toBe(401);
    expect((await browser.request(`${services}/session/callback?error=server_error`)).status).toBe(401);
  });
});
