import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { apiAs, type Json } from './support/api.js';
import { chooseTheme, deskUrl, open, settled, signIn } from './support/desk.js';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
const PHONE = { width: 390, height: 844 };

const SCREENS: Record<string, string[]> = {
  'alpina-customer': ['dashboard', 'issue', 'issue/create', 'profile'],
  'alpina-executor': ['dashboard', 'issue'],
  'alpina-manager': [
    'dashboard',
    'issue',
    'issue/create',
    'issue/search',
    'customer',
    'customer/create',
    'announcement',
    'announcement/create',
    'masterdata',
    'masterdata/categories',
    'masterdata/categories/create',
    'masterdata/text-blocks',
    'masterdata/text-blocks/create',
    'masterdata/assignment-groups',
    'masterdata/assignment-groups/create',
    'masterdata/slas',
    'masterdata/slas/create',
    'masterdata/users',
    'no/such/page',
  ],
  'alpina-admin': ['admin/support'],
  outsider: ['not-authorized'],
};

/** What axe finds on the present screen, one line each, so that a failure says where to look. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

async function firstTicket(page: Page): Promise<void> {
  await open(page, 'issue');
  const link = page.locator('main a[href*="/issue/0"]');
  await link.first().click();
  await page.waitForURL(/\/issue\/[0-9a-f-]{36}/);
  await settled(page);
}

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`without barriers, ${scheme}`, () => {
    for (const [account, paths] of Object.entries(SCREENS)) {
      test(`the screens of ${account}`, async ({ page }) => {
        if (account !== 'outsider') await chooseTheme(page, account, scheme);
        await signIn(page, account);
        const found: string[] = [];
        for (const path of paths) {
          await open(page, path);
          found.push(...(await violations(page)).map((line) => `${path} ${line}`));
        }
        expect(found).toEqual([]);
      });
    }

    test('a report and the invoices of its order, large and small', async ({ page }) => {
      await chooseTheme(page, 'alpina-agent', scheme);
      await signIn(page, 'alpina-agent');
      const ask = apiAs(page, 'alpina-agent');
      for (const state of ['OPEN_IN_WORK', 'BILLABLE']) {
        const [report] = (await ask('get', `reports?filter=${JSON.stringify({ state })}`)) as Json[];
        for (const path of [
          `issue/${report?.ticket}/report/${report?.identifier}`,
          `issue/${report?.ticket}?part=invoices`,
        ]) {
          await page.setViewportSize({ width: 1440, height: 900 });
          await open(page, path);
          expect([path, await violations(page)]).toEqual([path, []]);
          await page.setViewportSize(PHONE);
          await settled(page);
          expect([path, await violations(page)]).toEqual([path, []]);
        }
      }
    });

    for (const account of ['alpina-customer', 'alpina-agent', 'alpina-executor']) {
      test(`the ticket as ${account} sees it, large and small`, async ({ page }) => {
        await chooseTheme(page, account, scheme);
        await signIn(page, account);
        await firstTicket(page);
        expect(await violations(page)).toEqual([]);
        await page.setViewportSize(PHONE);
        await settled(page);
        expect(await violations(page)).toEqual([]);
      });
    }

    test('the page for signing in', async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(`${deskUrl()}?tenant=alpina`);
      await expect(page.locator('input[name="username"]')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
