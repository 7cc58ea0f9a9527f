import { expect, type Locator, type Page, test } from '@playwright/test';
import { apiAs, type Json } from '../journeys/support/api.js';
import { open, signedIn } from '../journeys/support/desk.js';
import { mailsTo } from '../journeys/support/inbox.js';
import { newTicket } from '../journeys/support/new-ticket.js';
import { textsOf } from '../journeys/support/texts.js';

const t = textsOf('de-CH');

/** Colours that a piece of the page really shows; one alone is an empty ground. */
async function coloursOf(page: Page, piece: Locator): Promise<number> {
  const picture = (await piece.screenshot()).toString('base64');
  return page.evaluate(`(async () => {
    const bytes = Uint8Array.from(atob('${picture}'), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context.drawImage(bitmap, 0, 0);
    return new Set(new Uint32Array(context.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer)).size;
  })()`);
}

const boxOf = async (piece: Locator) => (await piece.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('A manager words a mail, sees it with a real ticket, tries it on themselves, and the next ticket sends it', async ({
  page,
}) => {
  await signedIn(page, 'alpina-manager');
  const manager = apiAs(page, 'alpina-manager');
  const created = (await manager('get', 'email-templates')).find(({ event }: Json) => event === 'ISSUE_CREATED');
  const row = (event: string) => page.getByRole('row', { name: t(`enums.mailEvent.${event}`) });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'masterdata/email-templates');
  await expect(row('REPORT_CREATION_FAILED')).toContainText(t('emailTemplates.sentWhen.REPORT_CREATION_FAILED'));
  await page.getByRole('tab', { name: t('resources.email-templates.views.customer') }).click();
  await expect(row('REPORT_CREATION_FAILED')).toBeHidden();
  await expect(row('ISSUE_CREATED').getByRole('cell').last()).toHaveText('');
  await page.getByRole('link', { name: t('enums.mailEvent.ISSUE_CREATED') }).click();
  await page.waitForURL(/\/show$/);
  await expect(page.locator('main')).not.toContainText('{{');
  await page.getByRole('tab', { name: t('generator.language.it') }).click();
  await expect(page.getByTestId('preview-subject')).toContainText('abbiamo ricevuto la Sua richiesta');
  const shown = page.locator('main iframe');
  await expect(shown.contentFrame().getByText('Buongiorno')).toBeVisible();
  await expect.poll(() => coloursOf(page, shown)).toBeGreaterThan(20);
  await page.getByRole('link', { name: t('generator.action.edit') }).click();

  const content = page.getByRole('textbox', { name: t('resources.email-templates.fields.content') });
  const preview = page.getByRole('region', { name: t('generator.template.preview') });
  await expect(content).toHaveValue(/Ihre Meldung ist bei uns eingegangen/);
  await expect(preview.getByTestId('preview-subject')).toContainText('Ihre Meldung ist eingegangen');

  const [written, arriving] = [await boxOf(content), await boxOf(preview)];
  expect(arriving.x).toBeGreaterThan(written.x + written.width);
  expect(arriving.y).toBeLessThan(written.y);
  await expect.poll(() => coloursOf(page, preview.locator('iframe'))).toBeGreaterThan(20);

  await content.fill('<p>Grüezi {{ contact.name }}</p>\n<p>Nummer {{ ticket.nummer }}</p>');
  await expect(page.locator('main mark')).toHaveText('{{ ticket.nummer }}');
  const fault = page.getByRole('button', { name: /Zeile 2, Spalte 11: den Platzhalter «ticket.nummer»/ });
  await expect(fault).toBeVisible();
  await page.getByRole('button', { name: t('generator.action.save') }).click();
  await expect(content).toHaveAccessibleDescription(/Zeile 2, Spalte 11/);
  await fault.click();
  const cursor = await content.evaluate((area) => (area as unknown as { selectionStart: number }).selectionStart);
  expect((await content.inputValue()).slice(cursor)).toMatch(/^\{\{ ticket\.nummer/);

  await content.fill('<p>Grüezi {{ contact.name }}</p>\n<p>Nummer </p>');
  await content.press('ControlOrMeta+End');
  for (let step = 0; step < '</p>'.length; step++) await content.press('ArrowLeft');
  await page.getByRole('combobox', { name: t('generator.template.placeholders') }).fill('Nummer des Tickets');
  await page.getByRole('option', { name: /ticket\.identifier/ }).click();
  await expect(content).toHaveValue(/<p>Nummer \{\{ ticket\.identifier \}\}<\/p>$/);

  const ticket = (await manager('get', 'tickets?sort=["updatedAt","DESC"]&range=[0,0]'))[0];
  const mail = preview.frameLocator('iframe').getByRole('article');
  await expect(mail.getByText(`Nummer ${ticket.identifier}`)).toBeVisible();
  await preview.getByRole('button', { name: t('emailTemplates.test') }).click();
  await expect(page.getByText(/Test-E-Mail an .* verschickt/)).toBeVisible();
  const { email } = await manager('get', 'me');
  await expect
    .poll(async () => (await mailsTo(page, email)).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/^Test: /));

  await page.getByRole('button', { name: t('generator.action.save') }).click();
  await page.waitForURL(/\/show$/);
  await open(page, 'masterdata/email-templates');
  await expect(row('ISSUE_CREATED').getByRole('cell').last()).toHaveText(t('enums.language.de'));
  const contact = `neu-${Date.now()}@acme.example`;
  const raised = await newTicket(page, { contactName: 'Anna Keller', contactEmail: contact });
  await expect
    .poll(async () => (await mailsTo(page, contact)).map(({ text }) => text)[0])
    .toContain(`Grüezi Anna Keller\n\nNummer ${raised.identifier}`);
  const { version } = await manager('get', `email-templates/${created.id}`);
  await manager('patch', `email-templates/${created.id}`, { version, data: { content: { de: null } } });
});
