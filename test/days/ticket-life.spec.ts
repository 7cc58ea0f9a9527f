import { expect, type Page } from '@playwright/test';
import { open, settled } from '../journeys/support/desk.js';
import { test } from '../journeys/support/person.js';
import { type Locale, textsOf } from '../journeys/support/texts.js';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The customer raises a ticket with an attachment and gets its page. */
async function raise(page: Page, locale: Locale, text: string): Promise<string> {
  const t = textsOf(locale);
  await open(page, 'issue/create');
  await page.getByRole('radio', { name: new RegExp(t('tickets.type.plain.TICKET')) }).check({ force: true });
  await page.getByRole('textbox', { name: t('tickets.plain.customerDescription') }).fill(text);
  await page.getByRole('combobox', { name: t('resources.tickets.fields.category') }).click();
  await page.getByRole('option').first().click();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'pumpe.png', mimeType: 'image/png', buffer: PICTURE });
  await page.getByRole('button', { name: t('enums.ticketAction.SUBMIT'), exact: true }).click();
  await page.waitForURL(/\/issue\/[0-9a-f-]{36}$/);
  await expect(page.getByText(t('enums.ticketState.PENDING')).first()).toBeVisible();
  await expect(page.getByText('pumpe.png').first()).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) as string;
}

/** The agent finds the ticket among the new ones, answers, and closes it without an invoice. */
async function answerAndClose(page: Page, locale: Locale, text: string): Promise<void> {
  const t = textsOf(locale);
  await open(page, 'issue');
  await page
    .getByRole('link', { name: new RegExp(text) })
    .first()
    .click();
  await page.waitForURL(/\/issue\/[0-9a-f-]{36}/);
  await settled(page);
  await page.getByRole('textbox', { name: t('tickets.composer.message') }).fill(`${text} – ok`);
  await page.getByRole('button', { name: t('tickets.composer.send'), exact: true }).click();
  await expect(page.getByText(`${text} – ok`).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('tickets.composer.message') })).toHaveValue('');
  await page
    .getByRole('button', { name: t('tickets.move.others') })
    .or(page.getByRole('button', { name: t('tickets.move.all') }))
    .click();
  await page.getByRole('menuitem', { name: t('enums.ticketAction.CLOSE') }).click();
  const dialog = page.getByRole('dialog', { name: t('tickets.dialog.CLOSE') });
  await dialog.getByRole('radio', { name: t('enums.closingState.COMPLETED'), exact: true }).check();
  await dialog.getByRole('button', { name: t('enums.ticketAction.CLOSE'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t('enums.ticketState.CLOSED')).first()).toBeVisible();
}

/** A second language shows a text that was written into a screen; what all have to say is compared as texts. */
const SPOKEN: readonly Locale[] = ['de-CH', 'fr-CH'];

test.describe("a ticket's whole life", () => {
  for (const locale of SPOKEN) {
    test(`from raising with an attachment to closing, in ${locale}`, async ({ person }) => {
      const t = textsOf(locale);
      const text = `Umwälzpumpe ${locale} ${Date.now()}`;
      const customer = await person('alpina-customer', { locale });
      const id = await raise(customer, locale, text);
      const agent = await person('alpina-agent', { locale });
      await answerAndClose(agent, locale, text);
      await open(customer, `issue/${id}`);
      await expect(customer.getByText(t('enums.ticketState.CLOSED')).first()).toBeVisible();
      await expect(customer.getByText(`${text} – ok`).first()).toBeVisible();
    });
  }
});
