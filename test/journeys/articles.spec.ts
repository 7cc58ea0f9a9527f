import { expect, type Page } from '@playwright/test';
import { apiAs, type Json } from './support/api.js';
import { open } from './support/desk.js';
import { test } from './support/person.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');
const PHONE = { width: 390, height: 844 };

const description = (page: Page) =>
  page.locator('[data-field="customerDescription"] textarea:not([aria-hidden])').first();

test('a customer on a phone reads what may help while they write: goes on, or is done without a ticket', async ({
  person,
}) => {
  const page = await person('alpina-customer', { viewport: PHONE });
  const manager = apiAs(page, 'alpina-manager');
  const title = `Rolltor klemmt ${Date.now()}`;
  const words = { title: { de: title }, content: { de: '<p>Prüfen Sie die <strong>Lichtschranke</strong>.</p>' } };
  const published = { published: true, visibleForCustomer: true };
  const article = (await manager('post', 'articles', { data: { ...words, ...published } })) as Json;

  await open(page, 'issue/create');
  const text = 'Unser Rolltor an der Rampe klemmt seit heute früh';
  const offer = page.getByRole('button', { name: title });
  // The index takes note of what is new within moments; who goes on typing is offered it.
  await expect(async () => {
    await description(page).fill(`${text} ${Date.now()}`);
    await expect(offer).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await description(page).fill(text);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PHONE.width);
  await offer.click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByText('Lichtschranke')).toBeVisible();
  await dialog.getByRole('button', { name: t('articles.goOn') }).click();
  await expect(description(page)).toHaveValue(text);

  await offer.click();
  await dialog.getByRole('button', { name: t('articles.solved') }).click();
  const done = page.getByRole('dialog', { name: t('articles.doneTitle') });
  await expect(done.getByText(t('articles.done'))).toBeVisible();
  await done.getByRole('button', { name: t('articles.dashboard') }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await manager('get', `articles/${article.id}`)) as Json).toMatchObject({ helpful: 1 });

  // Nothing was kept of what was written; and the article can be read without asking for anything.
  await open(page, 'issue/create');
  await expect(description(page)).toHaveValue('');
  await open(page, 'dashboard');
  await page.getByRole('link', { name: t('articles.browse') }).click();
  await page.getByLabel(t('articles.words')).fill('Lichtschranke');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
