import { expect, type Page, test } from '@playwright/test';
import { apiAs, type Json } from './support/api.js';
import { deskUrl, open, signIn } from './support/desk.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');

/** Mails in the inbox beside the application: its address is two ports further. */
async function mailsTo(page: Page, address: string): Promise<Json[]> {
  const { port, hostname } = new URL(deskUrl());
  const answer = await page.request.get(`http://${hostname}:${Number(port) + 2}/email`);
  const mails: Json[] = await answer.json();
  return mails.filter(({ to }) => to.some((one: Json) => one.address === address));
}

test('A manager words a mail, sees it with a real ticket, tries it on himself, and the next ticket sends it', async ({
  page,
}) => {
  await signIn(page, 'alpina-manager');
  const manager = apiAs(page, 'alpina-manager');
  const created = (await manager('get', 'email-templates')).find(({ event }: Json) => event === 'ISSUE_CREATED');
  await open(page, `masterdata/email-templates/${created.id}`);

  const content = page.getByRole('textbox', { name: t('resources.email-templates.fields.content') });
  const preview = page.getByRole('region', { name: t('emailTemplates.preview') });
  await expect(content).toHaveValue(/Ihre Meldung ist bei uns eingegangen/);
  await expect(preview.getByTestId('preview-subject')).toContainText('Ihre Meldung ist eingegangen');

  await content.fill('<p>Grüezi {{ contact.name }}</p>\n<p>Nummer {{ ticket.nummer }}</p>');
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
  await page.getByRole('combobox', { name: t('emailTemplates.placeholders') }).fill('Nummer des Tickets');
  await page.getByRole('option', { name: /ticket\.identifier/ }).click();
  await expect(content).toHaveValue(/<p>Nummer \{\{ ticket\.identifier \}\}<\/p>$/);

  const ticket = (await manager('get', 'tickets?sort=["updatedAt","DESC"]&range=[0,0]'))[0];
  await expect(preview.frameLocator('iframe').getByText(`Nummer ${ticket.identifier}`)).toBeVisible();
  await preview.getByRole('button', { name: t('emailTemplates.test') }).click();
  await expect(page.getByText(/Test-E-Mail an .* verschickt/)).toBeVisible();
  const { email } = await manager('get', 'me');
  await expect
    .poll(async () => (await mailsTo(page, email)).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/^Test: /));

  await page.getByRole('button', { name: t('generator.action.save') }).click();
  await page.waitForURL(/\/show$/);
  const contact = `neu-${Date.now()}@acme.example`;
  const customer = (await manager('get', 'customers?filter={"code":"ACME"}'))[0];
  const category = (await manager('get', 'categories?range=[0,0]'))[0];
  const raised = await apiAs(page, 'alpina-agent')('post', 'tickets', {
    data: {
      type: 'INCIDENT',
      customer: customer.id,
      category: category.id,
      customerDescription: 'Die Pumpe steht.',
      contactName: 'Anna Keller',
      contactPhone: '044 123 45 67',
      contactEmail: contact,
    },
  });
  await expect
    .poll(async () => (await mailsTo(page, contact)).map(({ text }) => text)[0])
    .toContain(`Grüezi Anna Keller\n\nNummer ${raised.identifier}`);
  const { version } = await manager('get', `email-templates/${created.id}`);
  await manager('patch', `email-templates/${created.id}`, { version, data: { content: { de: null } } });
});
