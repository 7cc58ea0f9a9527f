import { expect, type Page, test } from '@playwright/test';
import { open, signIn, UNTYPED } from '../journeys/support/desk.js';

/** Most that may move while a screen loads, as browsers count it (cumulative layout shift). */
const STILL = 0.1;

const SIZES = [
  { name: 'on a desk', viewport: { width: 1440, height: 900 } },
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
];

interface Shift {
  value: number;
  what: string;
}

/** Counts in the browser, from the start of each page on, the moves without an action of the user. */
const WATCH = `
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      const what = sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? 'gone').join(' | ');
      if (!hadRecentInput) window.shifts.push({ value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

const shiftsOf = (page: Page) => page.evaluate<Shift[]>('window.shifts');

for (const { name, viewport } of SIZES) {
  test.describe(`nothing jumps ${name}`, () => {
    test.use({ viewport });

    for (const account of ['alpina-agent', 'alpina-customer', 'alpina-executor']) {
      test(`while dashboard, list and ticket load for ${account}`, async ({ page }) => {
        await page.addInitScript(WATCH);
        await signIn(page, account);
        const look = async (path: string) => {
          await open(page, path);
          const shifts = await shiftsOf(page);
          const moved = shifts.reduce((sum, { value }) => sum + value, 0);
          const worst = shifts.toSorted((one, other) => other.value - one.value)[0];
          expect(moved, `${path}: ${moved}, most of it ${worst?.value} by ${worst?.what}`).toBeLessThan(STILL);
        };
        await look('dashboard');
        await look('issue');
        const link = page.locator('main a[href*="/issue/0"]').first();
        const id = (await link.getAttribute('href'))?.split('/').at(-1);
        await look(`issue/${id}`);
        if (account === 'alpina-executor') await look('my-day');
        if (account !== 'alpina-agent') return;
        await look(`issue/${id}?part=mails`);
        await look(UNTYPED);
        await look('issue/wall');
      });
    }
  });
}
