import { expect, test } from '@playwright/test';
import { apiAs, type Json } from '../journeys/support/api.js';
import { deskUrl, open, signedIn } from '../journeys/support/desk.js';
import { pageErrors } from '../journeys/support/page-errors.js';
import { requestForm } from '../journeys/support/request-form.js';
import { textsOf } from '../journeys/support/texts.js';

const t = textsOf('de-CH');
const words = (key: string) => t(`portal.${key}`);

test('pages of the portal throw no error and load nothing of the application', async ({ page, browser }) => {
  await signedIn(page, 'alpina-manager');
  const { address } = await requestForm(page);
  const guest = await (await browser.newContext({ locale: 'de-CH' })).newPage();
  const errors = pageErrors(guest);
  const scripts: string[] = [];
  guest.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname);
  });
  const pages: [address: string, title: string][] = [
    [address, words('request.title')],
    [`${deskUrl()}portal/request/alpina/gone`, words('common.badTitle')],
    [`${deskUrl()}portal/confirm/alpina/gone`, words('common.badTitle')],
    [`${deskUrl()}portal/rating/alpina/gone/5`, words('common.badTitle')],
    [`${deskUrl()}portal/no-such-page`, words('common.failedTitle')],
  ];
  for (const [path, title] of pages) {
    await guest.goto(path);
    await expect(guest.getByRole('heading', { name: title })).toBeVisible();
    await guest.waitForLoadState('networkidle');
  }
  expect(errors).toEqual([]);
  await guest.route('**/services/v1/request-forms/**', (route) =>
    route.fulfill({ status: 403, contentType: 'application/problem+json', json: { code: 'TENANT_SUSPENDED' } }),
  );
  await guest.goto(address);
  await expect(guest.getByRole('heading', { name: words('common.suspendedTitle') })).toBeVisible();
  await expect(guest.getByText(words('common.suspended'))).toBeVisible();
  expect(scripts.filter((path) => !/\/(portal|loading|common|\w\w-CH)-[\w-]+\.js$/.test(path))).toEqual([]);
  await guest.context().close();
});

test('pages of those without an account or without access throw no error', async ({ page }) => {
  const errors = pageErrors(page);
  await page.goto(`${deskUrl()}?tenant=alpina`);
  await expect(page.locator('input[name="password"]')).toBeVisible();
  await signedIn(page, 'outsider');
  await open(page, 'not-authorized');
  expect(errors).toEqual([]);
});

test('pages that customers read throw no error', async ({ page }) => {
  await signedIn(page, 'alpina-customer');
  const errors = pageErrors(page);
  const [article] = (await apiAs(page, 'alpina-customer')('get', 'articles?range=[0,0]')) as Json[];
  for (const path of ['dashboard', 'help', `help/${article?.id}`, 'issue', 'issue/create', 'no/such/page']) {
    await open(page, path);
  }
  expect(errors).toEqual([]);
});

test('an unknown address, and one that the user may not open, keep the frame', async ({ page }) => {
  await signedIn(page, 'alpina-customer');
  for (const path of ['no/such/page', 'task']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1, name: t('app.notFound.title') })).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: t('app.nav.tickets') })).toBeVisible();
  }
});
