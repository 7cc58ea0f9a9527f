import { expect, test } from '@playwright/test';
import { dayFromNow } from '../support/days.js';
import { apiAs } from './support/api.js';
import { open, settled, signedIn } from './support/desk.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');

test('an urgent announcement appears at once on the page of a customer, and stays away once put away', async ({
  page,
}) => {
  const manager = apiAs(page, 'alpina-manager');
  const title = `Heizung fällt aus ${Date.now()}`;
  const showFrom = dayFromNow();
  const content = { de: '<p>Wir sind <strong>unterwegs</strong>.</p>' };
  const news = { title: { de: title }, type: 'URGENT', content, showFrom };
  await signedIn(page, 'alpina-customer');
  await open(page, 'issue');
  const made = await manager('post', 'announcements', { data: { ...news, visibleForCustomer: true } });
  const banner = page.getByRole('region', { name: title });
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: t('announcements.read') }).click();
  await expect(banner.locator('strong', { hasText: 'unterwegs' })).toBeVisible();

  const kept = page.waitForResponse((answer) => answer.url().endsWith('/me/preferences') && answer.ok());
  await banner.getByRole('button', { name: t('announcements.dismissBanner').replace('%{title}', title) }).click();
  await expect(banner).toHaveCount(0);
  await kept;
  await page.reload();
  await settled(page);
  await expect(banner).toHaveCount(0);
  // An urgent announcement still stands on the dashboard.
  await open(page, 'dashboard');
  await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible();
  await expect(banner).toHaveCount(0);

  // A changed one is another one.
  const changed = `${title}, bis morgen`;
  await manager('patch', `announcements/${made.id}`, { data: { title: { de: changed } }, version: made.version });
  await expect(page.getByRole('region', { name: changed })).toBeVisible();
  await manager('patch', `announcements/${made.id}`, {
    data: { visibleForCustomer: false, visibleForExecutor: true },
    version: made.version + 1,
  });
  await expect(page.getByRole('region', { name: changed })).toHaveCount(0);
});

test('an announcement that was put away on the dashboard is found again there', async ({ page }) => {
  await signedIn(page, 'alpina-bergbahn');
  await open(page, 'dashboard');
  const section = page.getByRole('region', { name: t('dashboard.announcements.title') });
  const dismiss = section.getByRole('button', {
    name: new RegExp(t('dashboard.announcements.dismiss').replace('%{title}', '.*')),
  });
  await section.getByRole('button', { name: /weitere Mitteilung/ }).click();
  const before = await dismiss.count();
  expect(before).toBeGreaterThan(1);
  await dismiss.first().click();
  await expect(dismiss).toHaveCount(before - 1);
  await section.getByRole('button', { name: /ausgeblendete Mitteilung/ }).click();
  await section
    .getByRole('button', { name: /wieder einblenden/ })
    .first()
    .click();
  await expect(dismiss).toHaveCount(before);
});
