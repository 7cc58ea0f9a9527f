import { type Browser, expect, type Page, test } from '@playwright/test';
import { apiAs, type Json } from '../journeys/support/api.js';
import { deskUrl, fillSignIn, open, signedIn } from '../journeys/support/desk.js';
import { mailedText } from '../journeys/support/inbox.js';
import { textsOf } from '../journeys/support/texts.js';

const t = textsOf('de-CH');
const label = (field: string) => t(`resources.users.fields.${field}`);
const field = (page: Page, name: string) => page.getByRole('textbox', { name: label(name) });
const save = (page: Page) => page.getByRole('button', { name: t('generator.action.save') });

/** Signs in on a page of its own, as a person at another desk. */
async function elsewhere(browser: Browser, username: string, password: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'de-CH' })).newPage();
  await page.goto(`${deskUrl()}?tenant=alpina`);
  await fillSignIn(page, username, password);
  return page;
}

/** Chooses a password on the identity service's page. */
async function chooseNew(page: Page, password: string): Promise<void> {
  for (const name of ['new', 'repeat']) await page.locator(`input[name="${name}"]`).fill(password);
  await page.keyboard.press('Enter');
}

test('a user is made, signs in with the first password, and is out at once when deactivated', async ({
  page,
  browser,
}) => {
  const serial = Date.now().toString(36);
  const username = `nina.${serial}`;
  await signedIn(page, 'alpina-manager');
  const manager = apiAs(page, 'alpina-manager');
  await manager('post', 'customers', { data: { code: `S${serial}`, name: 'Klein AG', maxUsers: 1 } });
  await manager('post', 'users', {
    data: { roles: ['vsd-agent'], username: `one.${serial}`, customerCode: `S${serial}` },
  });
  const idle = { roles: ['vsd-agent'], username: `idle.${serial}`, customerCode: `S${serial}`, active: false };
  const { id } = await manager('post', 'users', { data: idle });
  await open(page, `masterdata/users/${id}/show`);
  await page.getByRole('button', { name: t('users.account') }).click();
  await page.getByRole('menuitem', { name: t('users.activate') }).click();
  await expect(page.getByRole('alert').filter({ hasText: t('errors.USER_LIMIT') })).toContainText(t('users.limitHint'));

  await open(page, 'masterdata/users/create');
  await expect(page.getByText(t('users.notice'))).toBeVisible();
  await expect(page.getByText(t('users.roles.vsd-executor'))).toBeVisible();
  await expect(page.getByRole('checkbox', { name: t('enums.role.vsd-admin') })).toBeDisabled();
  await field(page, 'firstname').fill('Nina');
  await field(page, 'lastname').fill('Frei');
  await field(page, 'customerCode').fill('ACME');
  await page.getByRole('checkbox', { name: new RegExp(`^${t('enums.role.vsd-customer')} `) }).check();
  await field(page, 'username').fill('ALPINA-agent');
  await save(page).click();
  await expect(field(page, 'username')).toHaveAccessibleDescription(/bereits vergeben/);
  await field(page, 'username').fill('nordwind-agent');
  await save(page).click();
  await expect(field(page, 'username')).toHaveAccessibleDescription(new RegExp(t('errors.USER_OTHER_TENANT')));
  await field(page, 'username').fill(username);
  await field(page, 'customerCode').fill(`S${serial}`);
  await save(page).click();
  await expect(field(page, 'customerCode')).toHaveAccessibleDescription(new RegExp(t('errors.USER_LIMIT')));
  await field(page, 'customerCode').fill('ACME');
  await save(page).click();

  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('users.invite.action') }).click();
  const password = await dialog.getByRole('textbox', { name: t('users.invite.password') }).inputValue();
  expect(password).toMatch(/^([A-Z][a-z]{2}\d-?){4}$/);
  await dialog.getByRole('button', { name: t('users.invite.done') }).click();

  const other = await elsewhere(browser, username, password);
  await chooseNew(other, 'mein eigenes Passwort');
  await expect(other).toHaveURL(/\/dashboard$/);

  await page.getByRole('button', { name: t('users.account') }).click();
  await page.getByRole('menuitem', { name: t('users.deactivate.button') }).click();
  await dialog.getByRole('button', { name: t('users.deactivate.action') }).click();
  await expect(page.getByText(t('resources.users.notices.INACTIVE'))).toBeVisible();
  await other.goto(`${deskUrl()}profile`);
  await expect(other.locator('input[name="username"]')).toBeVisible();
  await fillSignIn(other, username, 'mein eigenes Passwort');
  await expect(other.getByRole('alert')).toBeVisible();
  await other.context().close();
});

test('a customer changes their password in their profile, an agent is not offered it', async ({ page, browser }) => {
  const username = `pia.${Date.now().toString(36)}`;
  await signedIn(page, 'alpina-manager');
  const manager = apiAs(page, 'alpina-manager');
  const made = await manager('post', 'users', { data: { username, roles: ['vsd-customer'], customerCode: 'ACME' } });
  const { temporaryPassword } = await manager('post', `users/${made.id}/invitation`);
  await open(page, 'profile');
  await expect(page.getByRole('button', { name: t('app.profile.changePassword') })).toHaveCount(0);

  const own = await elsewhere(browser, username, temporaryPassword);
  await chooseNew(own, 'das erste eigene');
  await expect(own).toHaveURL(/\/dashboard$/);
  await own.goto(`${deskUrl()}profile`);
  await own.getByRole('button', { name: t('app.profile.changePassword') }).click();
  const dialog = own.getByRole('dialog');
  const fill = async (current: string, next: string, repeat: string) => {
    await dialog.locator('input[name="current"]').fill(current);
    await dialog.locator('input[name="password"]').fill(next);
    await dialog.locator('input[name="repeat"]').fill(repeat);
    await dialog.getByRole('button', { name: t('app.profile.changePassword') }).click();
  };
  await fill('falsch', 'kurz', 'anders');
  await expect(dialog.getByText(t('errors.MIN_CHARS', { n: '8' }))).toBeVisible();
  await expect(dialog.getByText(t('users.password.different'))).toBeVisible();
  await fill('falsch', 'das zweite eigene', 'das zweite eigene');
  await expect(dialog.getByText(t('errors.PASSWORD_WRONG'))).toBeVisible();
  await fill('das erste eigene', 'das zweite eigene', 'das zweite eigene');
  await expect(own.getByText(t('users.password.done'))).toBeVisible();
  await own.context().close();
});

test('an invited user chooses their password under the link of the mail, once', async ({ page, browser }) => {
  const username = `rita.${Date.now().toString(36)}`;
  const email = `${username}@acme.example`;
  const manager = apiAs(page, 'alpina-manager');
  const customer = { roles: ['vsd-customer'], customerCode: 'ACME', language: 'de-CH' };
  const made = await manager('post', 'users', {
    data: { username, firstname: 'Rita', email, ...customer },
  });
  await signedIn(page, 'alpina-manager');
  await open(page, `masterdata/users/${made.id}/show`);
  await page.getByRole('button', { name: t('users.account') }).click();
  await page.getByRole('menuitem', { name: t('users.invite.button') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('users.invite.send') }).click();
  await expect(dialog.getByText(t('users.invite.sent', { recipient: email }))).toBeVisible();

  const link = await mailedText(page, email, /http\S+token=[\w-]+/);
  const own = await (await browser.newContext({ locale: 'de-CH' })).newPage();
  await own.goto(link);
  await chooseNew(own, 'mein eigenes Passwort');
  await own.getByRole('link', { name: t('signin.back') }).click();
  await fillSignIn(own, username, 'mein eigenes Passwort');
  await expect(own).toHaveURL(/\/dashboard$/);
  await own.goto(link);
  await expect(own.getByText(t('signin.link.voidHeading'))).toBeVisible();
  await own.context().close();
});

test('a user who was never used is deleted, one who is in use is deactivated instead', async ({ page }) => {
  const serial = Date.now().toString(36);
  await signedIn(page, 'alpina-manager');
  const manager = apiAs(page, 'alpina-manager');
  const made = (name: string) => manager('post', 'users', { data: { username: name, roles: ['vsd-agent'] } });
  const [typo, leading] = [await made(`typo.${serial}`), await made(`leading.${serial}`)];
  await manager('post', 'customers', { data: { code: `L${serial}`, name: 'Lead AG', defaultProjectLead: leading.id } });
  const dialog = page.getByRole('dialog');
  const askedFor = (count: 1 | 2) => t('users.delete.text').split(' |||| ')[count - 1] as string;
  await open(page, `masterdata/users?filter=${encodeURIComponent(JSON.stringify({ q: serial }))}`);
  await page.getByRole('checkbox', { name: t('ra.action.select_all') }).check();
  await page.getByRole('button', { name: t('generator.action.delete') }).click();
  await expect(dialog).toContainText(askedFor(2));
  await dialog.getByRole('button', { name: t('generator.action.cancel') }).click();
  const remove = async ({ id }: Json) => {
    await open(page, `masterdata/users/${id}/show`);
    await page.getByRole('button', { name: t('generator.action.delete') }).click();
    await expect(dialog).toContainText(askedFor(1));
    await dialog.getByRole('button', { name: t('generator.action.delete') }).click();
  };
  await remove(typo);
  await expect(page).toHaveURL(/masterdata\/users(\?|$)/);
  // A deactivated user is not selected any more.
  await expect(page.getByText(t('ra.action.bulk_actions').split(' |||| ')[0] as string)).toBeVisible();
  await remove(leading);
  await expect(dialog).toContainText(t('errors.USER_USED'));
  await expect(dialog.getByRole('link', { name: 'Lead AG' })).toBeVisible();
  await dialog.getByRole('button', { name: t('users.deactivate.button') }).click();
  await expect(dialog).toContainText(t('users.deactivate.text'));
  await dialog.getByRole('button', { name: t('users.deactivate.action') }).click();
  await expect(page.getByText(t('resources.users.notices.INACTIVE'))).toBeVisible();
  expect(await manager('get', `users/${leading.id}`)).toMatchObject({ active: false });
});
