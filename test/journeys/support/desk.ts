import { type Cookie, expect, type Page } from '@playwright/test';
import type { Locale } from './texts.js';

/** Address of the application that the journeys' set-up has started for this worker, with its trailing slash. */
export function deskUrl(): string {
  const { VSD_JOURNEY_URL, VSD_JOURNEY_URLS = '', TEST_PARALLEL_INDEX } = process.env;
  return VSD_JOURNEY_URL ?? (VSD_JOURNEY_URLS.split(' ')[Number(TEST_PARALLEL_INDEX)] as string);
}

const tenantOf = (account: string) => (account.startsWith('nordwind') ? 'nordwind' : 'alpina');

/** An access token of the account, as scripts get one (contract "Tokens"). */
export async function tokenOf(page: Page, account: string): Promise<string> {
  const { issuer } = await (await page.request.get(`${deskUrl()}services/config`)).json();
  const answer = await page.request.post(`${issuer}/protocol/openid-connect/token`, {
    form: { grant_type: 'password', client_id: `vsd-webapp-${tenantOf(account)}`, username: account, password: 'demo' },
  });
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

/** What the identity service's cookies say, of each account that has signed in at this worker's desk. */
const sessions = new Map<string, Cookie[]>();

/**
 * Opens the application as the account; ends on a page with its title. Who has signed in before in this worker goes on
 * with their session at the identity service, as in a browser that was closed; else, or where it has ended, they sign in on
 * the identity service's page.
 */
export async function signIn(page: Page, account: string, locale?: Locale): Promise<void> {
  await page.context().addCookies(sessions.get(account) ?? []);
  await signInAnew(page, account, locale);
  sessions.set(account, await page.context().cookies());
}

/** Opens the application and signs in on the identity service's page, as a person does whom the browser does not know. */
export async function signInAnew(page: Page, account: string, locale: Locale = 'de-CH'): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
  await page.goto(`${deskUrl()}?tenant=${tenantOf(account)}`);
  const [username, title] = [page.locator('input[name="username"]'), page.locator('h1')];
  await expect(username.or(title).first()).toBeVisible();
  if (!page.url().startsWith(deskUrl())) {
    await username.fill(account);
    await page.locator('input[name="password"]').fill('demo');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.href.startsWith(deskUrl()) && !url.href.includes('#state'));
  }
  await expect(title).toBeVisible();
  // A sign-in takes the profile's language; the journey wants its own.
  if ((await page.locator('html').getAttribute('lang')) !== locale) {
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(title).toBeVisible();
  }
}

/** Opens a screen by its address below the application and waits until it has loaded. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${deskUrl()}${path}`);
  await expect(page.locator('h1')).toBeVisible();
  await settled(page);
}

/** Goes to another screen as a link does, without loading the application anew; the caller waits for what it shows. */
export async function go(page: Page, path: string): Promise<void> {
  const address = new URL(path, deskUrl()).pathname;
  await page.evaluate(`history.pushState({}, '', '${address}'); dispatchEvent(new PopStateEvent('popstate'))`);
}

/** Waits until nothing is loading any more: no skeleton, no progress. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('.MuiSkeleton-root, [role="progressbar"]')).toHaveCount(0);
}
