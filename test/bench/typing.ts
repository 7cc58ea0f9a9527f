import type { Page } from '@playwright/test';
import { open, signIn } from '../journeys/support/desk.js';
import { judgeScreens } from './judge-screens.js';

/** From a key to its change on the screen, in milliseconds, for 95 of a hundred keys. */
const WITHIN_MS = 50;
const TEXT = 'Seit heute Morgen bleibt die Heizung im zweiten Stock kalt, und im Keller tropft es. '.repeat(2);

/** Has the browser note how long each key takes until the next frame; times below a frame are not recorded. */
const WATCH = `
  window.keys = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') window.keys.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

async function slowestOf(page: Page): Promise<number> {
  const field = page.locator('textarea[name="customerDescription"]').first();
  await field.click();
  await page.keyboard.type(TEXT, { delay: 40 });
  // The last key is recorded with the frame after it.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200)))');
  const told = (await page.evaluate<number[]>('window.keys')).toSorted((one, other) => other - one);
  return told[Math.floor(TEXT.length * 0.05)] ?? 16;
}

/** Types into the form that raises a ticket, as an agent and as a customer. */
await judgeScreens(async (browser, hold) => {
  for (const account of ['alpina-agent', 'alpina-customer']) {
    const page = await browser.newPage();
    await page.addInitScript(WATCH);
    await browser.clearCookies();
    await signIn(page, account);
    await open(page, 'issue/create?type=INCIDENT');
    const slowest = await slowestOf(page);
    hold(`a key in the form for a ticket, as ${account}: ${slowest} ms, at most ${WITHIN_MS} ms`, slowest <= WITHIN_MS);
    await page.close();
  }
});
