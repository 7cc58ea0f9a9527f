import { expect, test } from '@playwright/test';
import { deskUrl, fillSignIn, go, open, signInAnew } from './support/desk.js';
import { LOCALES, textsOf } from './support/texts.js';

test.describe('signing in', () => {
  for (const locale of LOCALES) {
    test(`leads to the dashboard in ${locale}`, async ({ page }) => {
      await signInAnew(page, 'alpina-agent', locale);
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('h1')).toHaveText(textsOf(locale)('app.nav.dashboard'));
    });
  }

  test('is one click on a demo account', async ({ page }) => {
    await page.goto(`${deskUrl()}?tenant=alpina`);
    await page
      .getByRole('button', { name: /alpina-customer\b/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('takes the language of the profile when none was chosen', async ({ page }) => {
    await page.goto(`${deskUrl()}?tenant=alpina`);
    await page.getByRole('button', { name: /alpina-bergbahn/ }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH');
  });

  test('hands the external identity provider of the address on', async ({ page }) => {
    const asked = page.waitForRequest((request) => request.url().includes('kc_idp_hint=contoso'));
    await page.goto(`${deskUrl()}?tenant=alpina&sso=contoso`);
    await asked;
    await expect(page.getByText(/contoso/)).toBeVisible();
  });

  test('shows who has none of the main roles that they have no access', async ({ page }) => {
    await page.goto(`${deskUrl()}?tenant=alpina`);
    await page.getByRole('button', { name: /outsider/ }).click();
    await expect(page).toHaveURL(/\/not-authorized$/);
    await expect(page.locator('h1')).toHaveText(textsOf('de-CH')('app.notAuthorized.title'));
  });

  test('keeps the tokens and the user under the keys of the specification', async ({ page }) => {
    await signInAnew(page, 'nordwind-agent', 'en-CH');
    const kept = await page.evaluate(() => ({
      tenant: localStorage.tenant,
      user: localStorage.user,
      locale: localStorage.locale,
    }));
    expect(kept).toMatchObject({ tenant: 'nordwind', locale: 'en-CH' });
    expect(kept.user).toContain('nordwind-agent');
  });

  test('that ends in one window is over in the others', async ({ page, context }) => {
    await signInAnew(page, 'alpina-agent');
    const other = await context.newPage();
    await open(other, 'issue');
    await go(other, 'sign-out');
    await expect(page.getByRole('alertdialog')).toContainText(textsOf('de-CH')('errors.SESSION_EXPIRED'));
  });

  test('ends with signing out', async ({ page }) => {
    await signInAnew(page, 'alpina-agent');
    await go(page, 'sign-out');
    // The browser is led through the identity service and back: no address is opened in between.
    await expect(page.locator('input[name="username"]')).toBeVisible();
    await page.goto(`${deskUrl()}dashboard`);
    await expect(page.locator('input[name="username"]')).toBeVisible();
  });
});

/** Answers with which the API refuses the signed-in user for good. */
const refusals: { status: number; code: string; params: Record<string, string> }[] = [
  { status: 403, code: 'TENANT_SUSPENDED', params: { tenant: 'alpina' } },
  { status: 403, code: 'TENANT_UNKNOWN', params: { tenant: 'alpina' } },
  { status: 401, code: 'USER_INACTIVE', params: {} },
  { status: 401, code: 'TOKEN_OF_OTHER_APPLICATION', params: {} },
];

test.describe('a refused user', () => {
  test.use({ locale: 'fr-CH' });
  const t = textsOf('fr-CH');
  for (const problem of refusals) {
    test(`reads the sentence of ${problem.code} in the language of the browser, and signs in anew`, async ({
      page,
    }) => {
      await page.clock.install();
      await page.route('**/services/v1/me', (route) =>
        route.fulfill({ status: problem.status, contentType: 'application/problem+json', json: problem }),
      );
      await page.goto(`${deskUrl()}?tenant=alpina`);
      await fillSignIn(page, 'alpina-agent', 'demo');
      await expect(page.locator('h1')).toHaveText(t('app.startFailed.refused'));
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH');
      await expect(page.getByText(t(`errors.${problem.code}`, problem.params))).toContainText(problem.code);
      // The page of a failed start would reload within half a minute.
      let loads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
      });
      await page.clock.fastForward(120_000);
      await page.evaluate('new Promise(requestAnimationFrame)');
      expect(loads).toBe(0);
      await page.getByRole('button', { name: t('app.notAuthorized.otherAccount') }).click();
      await expect(page.locator('input[name="username"]')).toHaveValue('');
    });
  }
});

test.describe('addresses', () => {
  test('lead home where a role is missing', async ({ page }) => {
    await signInAnew(page, 'alpina-agent');
    for (const path of ['masterdata', 'customer', 'announcement', 'admin/support', 'issue/search', 'home', '']) {
      await page.goto(`${deskUrl()}${path}`);
      await expect(page).toHaveURL(/\/dashboard$/);
    }
  });

  test('lose what the identity service has left behind', async ({ page }) => {
    await signInAnew(page, 'alpina-agent');
    await page.goto(`${deskUrl()}issue#state=abc&session_state=def`);
    // The address of the list holds its view as soon as the list is drawn.
    await expect(page).toHaveURL(/\/issue(\?[^#]*)?$/);
  });
});

test('a failing configuration stops the start with the alert of the specification', async ({ page }) => {
  await page.route('**/services/config', (route) => route.fulfill({ status: 500, body: '' }));
  const alert = page.waitForEvent('dialog');
  await page.goto(deskUrl()).catch(() => undefined);
  const dialog = await alert;
  expect(dialog.message()).toBe('Failed loading basic application configuration!');
  await dialog.accept();
  await expect(page.locator('h1')).toHaveCount(0);
});
