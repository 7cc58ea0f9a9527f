import { createHash, randomBytes } from 'node:crypto';
import { type Cookie, expect, type Page, type Request } from '@playwright/test';
import { lookOften } from './look-often.js';
import { LOCALES, type Locale, textsOf } from './texts.js';

/** The address of the queue of tickets from mails that have no type yet. */
export const UNTYPED = `issue?filter=${encodeURIComponent('{"state_eq_any":["PENDING"],"type_eq_any":["UNKNOWN"]}')}`;

/** Address of the application that the journeys' set-up has started for this worker, with its trailing slash. */
export function deskUrl(): string {
  const { VSD_JOURNEY_URL, VSD_JOURNEY_URLS = '', TEST_PARALLEL_INDEX } = process.env;
  return VSD_JOURNEY_URL ?? (VSD_JOURNEY_URLS.split(' ')[Number(TEST_PARALLEL_INDEX)] as string);
}

const tenantOf = (account: string) => (account.startsWith('nordwind') ? 'nordwind' : 'alpina');

/** An access token of the account, as scripts get one (contract "Tokens"). */
export async function tokenOf(page: Page, account: string): Promise<string> {
  const known = tokens.get(account);
  if (known && known.until > Date.now()) return known.token;
  const token = await granted(page, {
    grant_type: 'password',
    client_id: `vsd-webapp-${tenantOf(account)}`,
    username: account,
    password: 'demo',
  });
  tokens.set(account, { token, until: Date.now() + TOKEN_MS });
  return token;
}

/** Tokens that scripts of this worker were given, and until when they are used again, in milliseconds since 1970. */
const tokens = new Map<string, { token: string; until: number }>();
/** Half of the lifetime of a token. */
const TOKEN_MS = 150_000;

/** An access token of the service that brings mails to alpina. */
export function gatewayToken(page: Page): Promise<string> {
  const client = { client_id: 'vsd-integration-alpina', client_secret: 'demo' };
  return granted(page, { grant_type: 'client_credentials', ...client });
}

async function granted(page: Page, form: Record<string, string>): Promise<string> {
  const { issuer } = await (await page.request.get(`${deskUrl()}services/config`)).json();
  const answer = await page.request.post(`${issuer}/protocol/openid-connect/token`, { form });
  return (await answer.json()).access_token;
}

/** Sets the theme that the account has chosen, where the application keeps it: with its preferences. */
export async function chooseTheme(page: Page, account: string, theme: 'light' | 'dark' | 'system'): Promise<void> {
  const answer = await page.request.put(`${deskUrl()}services/v1/me/preferences`, {
    headers: { Authorization: `Bearer ${await tokenOf(page, account)}` },
    data: { theme },
  });
  expect(answer.ok()).toBe(true);
}

/** The cookies and the stored user in the browser of an account that has signed in at this worker's desk. */
const sessions = new Map<string, { cookies: Cookie[]; user?: string }>();

/** The account and language of each page that has not been opened yet. */
const comers = new WeakMap<Page, { account: string; locale: Locale }>();

/**
 * Signs the account in without a screen, so that `open` loads the wanted screen first. An account that has been signed
 * in before in this worker keeps its session at the identity service, as in a browser that was closed.
 */
export async function signedIn(page: Page, account: string, locale: Locale = 'de-CH'): Promise<void> {
  lookOften(page);
  const known = sessions.get(account);
  if (known) await page.context().addCookies(known.cookies);
  else await beginSession(page, account);
  const kept = { locale, tenant: tenantOf(account), ...(known?.user && { user: known.user }) };
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, kept);
  comers.set(page, { account, locale });
}

/** Signs in as `signedIn()` does, and opens the application; ends on the dashboard with its title. */
export async function signIn(page: Page, account: string, locale?: Locale): Promise<void> {
  await signedIn(page, account, locale);
  await open(page, 'dashboard');
}

/** Sends the requests of a browser for a person who signs in on the identity service's page. */
async function beginSession(page: Page, account: string): Promise<void> {
  const { issuer } = await (await page.request.get(`${deskUrl()}services/config`)).json();
  const params = {
    client_id: `vsd-webapp-${tenantOf(account)}`,
    redirect_uri: deskUrl(),
    response_type: 'code',
    scope: 'openid',
    code_challenge: createHash('sha256').update(randomBytes(48)).digest('base64url'),
    code_challenge_method: 'S256',
  };
  const form = await page.request.get(`${issuer}/protocol/openid-connect/auth`, { params });
  const done = await page.request.post(form.url(), { form: { username: account, password: 'demo' } });
  expect(done.url().startsWith(deskUrl()), `${account}: ${done.status()} ${done.url()}`).toBe(true);
}

/** Signs in on the identity service's page, which is open. */
export async function fillSignIn(page: Page, username: string, password: string): Promise<void> {
  await page.locator('input[name="username"]').fill(username);
  await page.locator('input[name="password"]').fill(password);
  await page.keyboard.press('Enter');
}

/** Opens the application and signs in on the identity service's page, as a person in a new browser does. */
export async function signInAnew(page: Page, account: string, locale: Locale = 'de-CH'): Promise<void> {
  lookOften(page);
  await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
  await page.goto(`${deskUrl()}?tenant=${tenantOf(account)}`);
  const [username, title] = [page.locator('input[name="username"]'), titleOf(page)];
  await expect(username.or(title).first()).toBeVisible();
  if (!page.url().startsWith(deskUrl())) {
    await fillSignIn(page, account, 'demo');
    await page.waitForURL((url) => url.href.startsWith(deskUrl()) && !url.href.includes('#state'));
  }
  await expect(title).toBeVisible();
  await speak(page, locale);
}

/**
 * Opens a screen by its address below the application and waits until it has loaded: by a link if the application is
 * open on another screen, which takes a fraction of the time of a load.
 */
export async function open(page: Page, path: string): Promise<void> {
  const here = page.url();
  const isElsewhere = new URL(path, deskUrl()).pathname !== new URL(here).pathname;
  if (here.startsWith(deskUrl()) && isElsewhere) await turn(page, path);
  else await load(page, path);
}

/** Loads the application anew at an address below it, as a bookmark does, and waits until the screen has loaded. */
async function load(page: Page, path: string): Promise<void> {
  await page.goto(`${deskUrl()}${path}`);
  await expect(titleOf(page)).toBeVisible();
  const comer = comers.get(page);
  if (comer) await arrived(page, comer);
  await settled(page);
}

/** Keeps the browser's records of a person whom the application has just met. */
async function arrived(page: Page, { account, locale }: { account: string; locale: Locale }): Promise<void> {
  comers.delete(page);
  await speak(page, locale);
  const user = String(await page.evaluate(`localStorage.getItem('user')`));
  sessions.set(account, { cookies: await page.context().cookies(), user });
}

/** A sign-in takes the profile's language; the journey wants its own. */
async function speak(page: Page, locale: Locale): Promise<void> {
  const html = page.locator('html');
  if ((await html.getAttribute('lang')) === locale) return;
  await page.reload();
  await expect(html).toHaveAttribute('lang', locale);
  await expect(titleOf(page)).toBeVisible();
}

const NOT_STARTED = new RegExp(LOCALES.map((locale) => textsOf(locale)('app.startFailed.title')).join('|'));
/** The title of the screen, which an application that was too slow to start has once it has tried again by itself. */
const titleOf = (page: Page) => page.locator('h1').filter({ hasNotText: NOT_STARTED });

/**
 * Goes to another screen of the open application, and waits until that screen has loaded. A screen that is still
 * loading finishes first: a list that has just opened writes its last view into the address.
 */
async function turn(page: Page, path: string): Promise<void> {
  await stands(page);
  await settled(page);
  const asked = questionsOf(page);
  await go(page, path);
  await stands(page);
  await allAnswered(page, asked);
  asked.stop();
}

/** Waits until the frame holds the screen of the address, which during a change is already that of the next one. */
async function stands(page: Page): Promise<void> {
  const isThere = `(() => {
    const main = document.getElementById('main-content');
    const shown = main ? ${JSON.stringify(new URL('.', deskUrl()).pathname)} + main.dataset.path.slice(1) : location.pathname;
    return shown === location.pathname && Boolean(document.querySelector('h1')?.textContent);
  })()`;
  await expect.poll(() => page.evaluate(isThere), { intervals: [25] }).toBe(true);
}

/** Waits until no load runs any more, and all requests to the API are answered. */
export async function allAnswered(page: Page, asked: Pick<ReturnType<typeof questionsOf>, 'open'>): Promise<void> {
  await expect
    .poll(
      async () => {
        await settled(page);
        return asked.open();
      },
      { intervals: [25] },
    )
    .toBe(0);
}

/** The requests of the application to the API from now on, until the recording is stopped. */
export function questionsOf(page: Page) {
  const asked: string[] = [];
  const open = new Set<Request>();
  const begin = (request: Request) => {
    if (!isQuestion(request)) return;
    asked.push(request.url().split('/services/v1/')[1] ?? '');
    open.add(request);
  };
  const end = (request: Request) => open.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  const stop = () => {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
    return asked;
  };
  return { open: () => open.size, stop };
}

/** A request for the content of a screen, which pictures, presence, the bell and events of the desk are not. */
const isQuestion = (request: Request) =>
  request.method() === 'GET' &&
  request.resourceType() !== 'image' &&
  /\/services\/v1\/(?!events\b|notifications\b)(?!.*\/(presence|logo|content)\b)/.test(request.url());

/** Goes to another screen as a link does, without loading the application anew; the caller waits for its content. */
export async function go(page: Page, path: string): Promise<void> {
  const address = JSON.stringify(new URL(path, deskUrl()).href);
  await page.evaluate(`history.pushState({}, '', ${address}); dispatchEvent(new PopStateEvent('popstate'))`);
}

/** Waits until changes are drawn and no load runs any more: no skeleton, no progress. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  await expect(page.locator('.MuiSkeleton-root, [role="progressbar"]')).toHaveCount(0);
}
