import { expect, type Page } from '@playwright/test';
import { apiAs, type Json } from './support/api.js';
import { open } from './support/desk.js';
import { test } from './support/person.js';
import { requestForm } from './support/request-form.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');
const PHONE = { width: 390, height: 844 };

const description = (page: Page) =>
  page.locator('[data-field="customerDescription"] textarea:not([aria-hidden])').first();
const heading = (page: Page, suggested: string) => page.getByRole('button', { name: suggested });

/** An article for customers, published by a manager of the master data. */
async function article(page: Page, title: string): Promise<Json> {
  const content = { de: '<p>Prüfen Sie die <strong>Lichtschranke</strong>.</p>' };
  const data = { title: { de: title }, content, published: true, visibleForCustomer: true };
  return apiAs(page, 'alpina-manager')('post', 'articles', { data });
}

/** Types until the offer comes: the index lists a new article within moments. */
async function typeUntil(field: ReturnType<Page['locator']>, offer: ReturnType<Page['locator']>, text: string) {
  await expect(async () => {
    await field.fill(`${text} ${Date.now()}`);
    await expect(offer).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await field.fill(text);
}

const topOf = async (place: ReturnType<Page['locator']>) => (await place.boundingBox())?.y;

test('a customer on a phone reads what may help while they write: goes on, or is done without a ticket', async ({
  person,
}) => {
  const page = await person('alpina-customer', { viewport: PHONE });
  const manager = apiAs(page, 'alpina-manager');
  const title = `Rolltor klemmt ${Date.now()}`;
  const { id } = await article(page, title);

  await open(page, 'issue/create');
  const text = 'Unser Rolltor an der Rampe klemmt seit heute früh';
  const offer = page.getByRole('button', { name: title });
  const before = await topOf(description(page));
  await typeUntil(description(page), offer, text);
  // Directly below the text field, which has not moved.
  expect(await topOf(description(page))).toBe(before);
  const field = await page.locator('[data-field="customerDescription"]').boundingBox();
  const head = heading(page, t('articles.suggested'));
  const below = (await head.boundingBox())!.y - field!.y - field!.height;
  expect(below).toBeGreaterThanOrEqual(0);
  expect(below).toBeLessThan(24);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PHONE.width);
  // Folded by the keyboard, they stay folded.
  await head.press('Enter');
  await expect(offer).toBeHidden();
  await expect(head).toHaveAttribute('aria-expanded', 'false');
  await head.press('Enter');

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
  expect(await manager('get', `articles/${id}`)).toMatchObject({ helpful: 1 });

  // The text was not stored, and the article can be read without a request.
  await open(page, 'issue/create');
  await expect(description(page)).toHaveValue('');
  await open(page, 'dashboard');
  await page.getByRole('link', { name: t('articles.browse') }).click();
  await page.getByLabel(t('articles.words')).fill('Lichtschranke');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('what comes late moves nothing that a customer is at, and a draft that has become needless is deleted', async ({
  person,
}) => {
  const page = await person('alpina-customer', { viewport: PHONE });
  const customer = apiAs(page, 'alpina-customer');
  const title = `Hebebühne piepst ${Date.now()}`;
  await article(page, title);
  const draft = await customer('post', 'tickets', {
    data: { draft: true, type: 'TICKET', customerDescription: 'Neues Tor' },
  });

  await open(page, `issue/${draft.id}`);
  const offer = page.getByRole('button', { name: title });
  await typeUntil(description(page), offer, 'Die Hebebühne piepst');
  await description(page).fill('Etwas ganz anderes');
  await expect(offer).toHaveCount(0);

  let answer = () => undefined as unknown;
  const asked = new Promise<void>((resolve) => {
    void page.route('**/article-suggestions?*', (route) => {
      answer = () => route.continue();
      resolve();
    });
  });
  await description(page).fill('Die Hebebühne piepst wieder');
  await asked;
  const next = page.getByRole('combobox', { name: t('resources.tickets.fields.category') });
  await next.focus();
  const before = await topOf(next);
  const told = page.waitForResponse('**/article-suggestions?*');
  answer();
  await (await told).finished();
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  await expect(offer).toHaveCount(0);
  expect(await topOf(next)).toBe(before);
  await page.unroute('**/article-suggestions?*');
  await description(page).focus();

  await offer.click();
  await page
    .getByRole('dialog', { name: title })
    .getByRole('button', { name: t('articles.solved') })
    .click();
  const question = page.getByRole('dialog', { name: t('tickets.form.discardTitle') });
  await question.getByRole('button', { name: t('enums.ticketAction.DELETE_DRAFT') }).click();
  await expect(page).toHaveURL(/\/issue(\?|$)/);
  const drafts = (await customer('get', `tickets?filter=${encodeURIComponent(`{"id":"${draft.id}"}`)}`)) as Json[];
  expect(drafts).toEqual([]);
});

test('a guest is offered articles below what they write, which open in place and can be folded', async ({
  person,
  browser,
}) => {
  const manager = await person('alpina-manager');
  const title = `Drehtür dreht nicht ${Date.now()}`;
  await article(manager, title);
  const { address } = await requestForm(manager);
  const context = await browser.newContext({ viewport: PHONE, locale: 'de-CH' });
  const guest = await context.newPage();
  await guest.goto(address);
  const field = guest.getByLabel(t('portal.request.description'));
  const offer = guest.getByRole('group').filter({ hasText: title }).locator('summary');
  const before = await topOf(field);
  await typeUntil(field, offer, 'Unsere Drehtür dreht nicht mehr');
  expect(await topOf(field)).toBe(before);
  expect((await topOf(offer))!).toBeLessThan((await topOf(guest.getByLabel(t('portal.request.name'))))!);
  expect(await guest.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PHONE.width);

  const head = heading(guest, t('portal.articles.suggested'));
  await head.press('Enter');
  await expect(offer).toBeHidden();
  await head.press('Enter');
  await offer.click();
  await expect(guest.getByText('Lichtschranke')).toBeVisible();
  await guest.getByRole('button', { name: t('portal.articles.goOn') }).click();
  await expect(guest.getByText('Lichtschranke')).toBeHidden();
  await offer.click();
  await guest.getByRole('button', { name: t('portal.articles.solved') }).click();
  await expect(guest.getByRole('heading', { name: t('portal.articles.solvedTitle') })).toBeFocused();
  await context.close();
});

test('an agent names an article in a message, and the customer opens it', async ({ person }) => {
  const page = await person('alpina-agent');
  const title = `Schranke bleibt oben ${Date.now()}`;
  const { id } = await article(page, title);
  const customer = await person('alpina-customer', { viewport: PHONE });
  const ask = apiAs(customer, 'alpina-customer');
  const [category] = (await ask('get', 'categories?range=[0,0]')) as Json[];
  const data = { type: 'TICKET', category: category?.id, customerDescription: 'Die Schranke bleibt oben.' };
  const { id: ticket } = await ask('post', 'tickets', { data });

  await open(page, `issue/${ticket}`);
  const message = page.getByRole('textbox', { name: t('tickets.composer.message') });
  await message.fill('Das hilft: ');
  const button = page.getByRole('button', { name: t('tickets.composer.article') });
  await button.click();
  const choice = page.getByRole('dialog', { name: t('tickets.composer.article') });
  await expect(async () => {
    await choice.getByRole('combobox').fill('');
    await choice.getByRole('combobox').fill(title);
    await expect(choice.getByRole('option', { name: title })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(choice.getByText('Lichtschranke')).toBeVisible();
  await expect(choice.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  await choice.getByRole('combobox').press('Enter');
  await expect(message).toHaveValue(new RegExp(`^Das hilft: ${title} \\(http\\S+/help/${id}\\)$`));
  await message.press('Control+Enter');
  await expect(page.getByRole('log').getByRole('link', { name: new RegExp(`/help/${id}$`) })).toBeVisible();
  // A note is for the desk, whose users read the articles.
  await page.getByRole('button', { name: t('tickets.composer.note'), exact: true }).click();
  await expect(button).toHaveCount(0);

  await open(customer, `issue/${ticket}`);
  const opened = customer.waitForEvent('popup');
  await customer
    .getByRole('log')
    .getByRole('link', { name: new RegExp(`/help/${id}$`) })
    .click();
  await expect((await opened).getByRole('heading', { level: 1, name: title })).toBeVisible();
});
