import { expect, test } from '@playwright/test';
import { apiAs } from './support/api.js';
import { deskUrl, open, signedIn } from './support/desk.js';
import { textsOf } from './support/texts.js';

/** A user of the journey's own, whose profile may change without another journey noticing. */
async function newUser(page: Parameters<typeof apiAs>[0], language: string) {
  const username = `lang.${Date.now().toString(36)}${Math.floor(Math.random() * 1000)}`;
  await signedIn(page, 'alpina-manager');
  const manager = apiAs(page, 'alpina-manager');
  const data = { username, language, roles: ['vsd-customer'], customerCode: 'ACME' };
  const made = await manager('post', 'users', { data });
  const { temporaryPassword } = await manager('post', `users/${made.id}/invitation`);
  return { username, password: temporaryPassword as string };
}

test('a sign-in takes the language of the profile, and a choice in the screens changes the profile', async ({
  page,
  browser,
}) => {
  const { username, password } = await newUser(page, 'fr-CH');
  const own = await (await browser.newContext({ locale: 'de-CH' })).newPage();
  await own.goto(`${deskUrl()}?tenant=alpina`);
  await own.evaluate(() => localStorage.setItem('locale', 'de-CH'));
  await own.locator('input[name="username"]').fill(username);
  await own.locator('input[name="password"]').fill(password);
  await own.keyboard.press('Enter');
  const chosen = 'Langer-Satz-77';
  for (const name of ['new', 'repeat']) await own.locator(`input[name="${name}"]`).fill(chosen);
  await own.keyboard.press('Enter');
  await own.waitForURL((url) => url.href.startsWith(deskUrl()));
  await expect(own.locator('html')).toHaveAttribute('lang', 'fr-CH');
  await expect(own.locator('h1')).toBeVisible();

  const saved = own.waitForResponse((answer) => answer.url().endsWith('/me/language') && answer.ok());
  await own.getByRole('button', { name: textsOf('fr-CH')('app.language') }).click();
  await own.getByRole('menuitemradio', { name: 'Italiano' }).click();
  await saved;
  await expect(own.locator('html')).toHaveAttribute('lang', 'it-CH');
  await own.reload();
  await expect(own.locator('html')).toHaveAttribute('lang', 'it-CH');

  const other = await (await browser.newContext({ locale: 'de-CH' })).newPage();
  await other.goto(`${deskUrl()}?tenant=alpina`);
  await other.locator('input[name="username"]').fill(username);
  await other.locator('input[name="password"]').fill(chosen);
  await other.keyboard.press('Enter');
  await expect(other.locator('html')).toHaveAttribute('lang', 'it-CH');
  for (const window of [own, other]) await window.context().close();
});

test('an address within the application keeps no fragment that begins with #state', async ({ page }) => {
  await signedIn(page, 'alpina-agent');
  await open(page, 'issue');
  await page.evaluate("location.hash = '#state=abc&code=1'");
  await expect(page).toHaveURL((url) => !url.hash.includes('state'));
  await expect(page.locator('h1')).toBeVisible();
});
