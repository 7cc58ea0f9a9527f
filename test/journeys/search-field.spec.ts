import { expect, test } from '@playwright/test';
import { open, signedIn } from './support/desk.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');

test('the palette leads to tickets, customers, screens and all hits, by keyboard, and is empty when left', async ({
  page,
}) => {
  await signedIn(page, 'alpina-manager');
  await open(page, 'dashboard');
  const field = page.getByRole('combobox', { name: t('app.search') });
  const list = page.getByRole('listbox', { name: t('app.suggestions') });
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await field.fill('ACME');
  await expect(list.getByRole('option', { name: /ACME/ }).first()).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await field.fill('Keller');
  await expect(list.getByRole('option').first()).toBeVisible();
  for (const words of ['Thomas Brunn', '052 555 14 10', 'thomas.brunner@acme']) {
    await field.fill(words);
    await expect(list.getByRole('option', { name: /^Thomas Brunner.*ACME.*\+41 52 555 14 10/ })).toBeVisible();
  }
  await field.fill('00204');
  await expect(list.getByRole('option', { name: /-00204/ })).toBeVisible();
  await expect(list.getByRole('option')).toHaveCount(2);
  await expect(list.getByRole('option', { name: /-00204/ })).toContainText(t('enums.ticketState.PENDING'));
  await page.keyboard.press('ArrowDown');
  const option = list.getByRole('option', { name: /-00204/ });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) as string);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('00204');
  await expect(field).toHaveValue('');
  await page.keyboard.press('Control+k');
  await expect(list.getByRole('option', { name: /-00204/ })).toBeVisible();
  // Actions of the open record run by their names.
  await field.fill(t('app.shortcuts.ticket.note'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-composer] textarea').first()).toBeFocused();
  await expect(page.locator('[data-composer] button[value="note"]')).toHaveAttribute('aria-pressed', 'true');
  await field.fill('stammd');
  await expect(list.getByRole('option').first()).toHaveText(t('app.nav.masterdata'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('');
  await expect(list).toBeHidden();
  await field.fill('Heizung');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('fullText.title'));
  await expect(page.locator('mark').first()).toContainText(/hei[sz]/i);
  await page.getByRole('button', { name: t('fullText.kinds.activities') }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([t('fullText.kinds.activities')]);
  const hit = page.getByRole('listitem').filter({ has: page.locator('mark') });
  await expect(hit.first().getByRole('link').first()).toHaveAttribute('href', /issue/);
});

test('a customer is suggested no other customers and no people', async ({ page }) => {
  await signedIn(page, 'alpina-customer');
  await open(page, 'dashboard');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('combobox', { name: t('app.search') }).fill('ACME');
  await expect.poll(() => asked.some((url) => /v1\/search\?.*ACME/.test(url))).toBe(true);
  const kinds = asked
    .filter((url) => /v1\/search\?/.test(url))
    .map((url) => new URL(url).searchParams.get('resources'));
  expect([...new Set(kinds)]).toEqual(['tickets,articles,assets']);
});
