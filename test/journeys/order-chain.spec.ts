import { expect, type Page } from '@playwright/test';
import { apiAs, type Json } from './support/api.js';
import { open, settled } from './support/desk.js';
import { test } from './support/person.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PHONE = { width: 390, height: 844 };

/** A draft of an order for the customer's company, in the hands of the executor's. */
async function draftOrder(page: Page, text: string): Promise<string> {
  const agent = apiAs(page, 'alpina-agent');
  const contact = await apiAs(page, 'alpina-customer')('get', 'me');
  const customers = await agent('get', 'customers');
  const customer = customers.find(({ code }: Json) => code === 'ACME').id;
  const [location] = (await agent(
    'get',
    `locations?filter=${encodeURIComponent(JSON.stringify({ customer }))}`,
  )) as Json[];
  const [category] = (await agent('get', 'categories')) as Json[];
  const desk = await agent('get', 'me');
  const draft = await agent('post', 'tickets', {
    data: {
      type: 'ORDER',
      draft: true,
      customer,
      customerContact: contact.id,
      customerDescription: text,
      location: location?.id,
      category: category?.id,
      contactName: 'Sandra Keller',
      contactPhone: '+41 52 555 14 00',
      responsible: desk.id,
      executionCompany: 'Rohr & Draht',
      executionDescription: 'Pumpe ersetzen',
    },
  });
  return draft.id;
}

const button = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true });
/** The screen tells that something is missing for the move. */
const lacks = (page: Page, gap: string) => expect(page.getByText(t(`tickets.gap.${gap}`)).first()).toBeVisible();
const oneTaskOpen = t('tickets.gap.STATE_TASKS', { smart_count: '1' }).split(' |||| ')[0] as string;
const seesState = (page: Page, state: string) =>
  expect(page.getByText(t(`enums.ticketState.${state}`)).first()).toBeVisible();

/** Of the filled buttons of the page there is one: what comes next. */
const comesNext = async (page: Page, key: string) =>
  expect(page.getByRole('main').locator('.MuiButton-contained')).toHaveText([t(key)]);

/** Work and material on a phone; answers the number of the report. */
async function writeReport(page: Page): Promise<string> {
  await button(page, 'tickets.reports.write').click();
  await beginWithFiles(page);
  await page.waitForURL(/\/report\//);
  await filesOfReport(page);
  const begun = Date.now();
  await expect(button(page, 'enums.reportAction.COMPLETE')).toBeDisabled();
  await comesNext(page, 'tickets.reports.addPosition');
  await page.getByLabel(t('resources.report-positions.fields.description')).fill('Umwälzpumpe ersetzt');
  await page.getByLabel(t('resources.report-positions.fields.quantity')).fill('2,25');
  // What is entered next stays, however long the page takes to bring itself up to date.
  const entered = Promise.withResolvers<void>();
  await page.route('**/transitions*', (route) => entered.promise.then(() => route.continue()));
  await page.keyboard.press('Enter');
  await expect(page.getByText('10 · Umwälzpumpe ersetzt')).toBeVisible();
  await page.getByRole('radio', { name: t('enums.positionKind.MATERIAL') }).check();
  await page.getByLabel(t('resources.report-positions.fields.description')).fill('Dichtungssatz');
  await page.getByLabel(t('resources.report-positions.fields.quantity')).fill('2');
  const answered = page.waitForResponse('**/transitions*');
  entered.resolve();
  await (await answered).finished();
  await page.unroute('**/transitions*');
  await button(page, 'tickets.reports.addPosition').click();
  await expect(page.getByText('20 · Dichtungssatz')).toBeVisible();
  const hours = t('tickets.reports.hours', { hours: '2.25' });
  await expect(page.getByRole('definition').filter({ hasText: hours })).toBeVisible();
  await comesNext(page, 'enums.reportAction.COMPLETE');
  await button(page, 'enums.reportAction.COMPLETE').click();
  await expect(page.getByText(t('tickets.reports.locked.BILLABLE'))).toBeVisible();
  await expect(button(page, 'tickets.reports.addPosition')).toBeHidden();
  expect(Date.now() - begun).toBeLessThan(60_000);
  return decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) as string);
}

/** Begins a report with three files at once, one of which is no document of a report. */
async function beginWithFiles(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('tickets.reports.add') });
  await dialog.locator('input[type="file"]').setInputFiles([
    { name: 'messprotokoll.pdf', mimeType: 'application/pdf', buffer: PDF },
    { name: 'notiz.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Text') },
    { name: 'foto.png', mimeType: 'image/png', buffer: PNG },
  ]);
  await dialog.getByRole('button', { name: t('tickets.reports.add'), exact: true }).click();
}

/** The report stands with what was taken of its files; what failed says why, and is sent again alone or given up. */
async function filesOfReport(page: Page): Promise<void> {
  const files = page.getByRole('region', { name: t('tickets.reports.files.title') });
  const failed = files.getByRole('alert').filter({ hasText: 'notiz.pdf' });
  await expect(failed).toContainText(t('errors.REPORT_FILE_TYPE'));
  for (const name of ['messprotokoll.pdf', 'foto.png'])
    await expect(files.getByRole('listitem').filter({ hasText: name })).toHaveCount(1);
  const again = page.waitForResponse('**/attachments');
  await failed.getByRole('button', { name: t('app.failure.retry') }).click();
  expect((await again).status()).toBe(415);
  await failed.getByRole('button', { name: t('tickets.attachment.giveUp', { name: 'notiz.pdf' }) }).click();
  await expect(failed).toBeHidden();
  await files.getByRole('button', { name: t('tickets.reports.files.remove', { name: 'foto.png' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('ra.action.remove'), exact: true })
    .click();
  await expect(files.getByRole('listitem')).toHaveCount(1);
}

/** The agent follows the hint to the invoices and adds one. */
async function addInvoice(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('tickets.gap.ORDER_INVOICE') }).click();
  await button(page, 'tickets.invoices.add').click();
  const dialog = page.getByRole('dialog', { name: t('tickets.invoices.add') });
  const file = { mimeType: 'application/pdf', buffer: PDF };
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ ...file, name: 'falsch.pdf', buffer: Buffer.from('Text') });
  await dialog.getByLabel(t('resources.invoices.fields.invoiceNumber')).fill('RD-2026-881');
  await dialog.getByLabel(t('resources.invoices.fields.invoiceAmountExclVat')).fill('1250.5');
  await dialog.getByRole('button', { name: t('tickets.invoices.save'), exact: true }).click();
  await expect(dialog.getByText(t('errors.INVOICE_PDF'))).toBeVisible();
  await dialog.locator('input[type="file"]').setInputFiles({ ...file, name: 'rechnung.pdf' });
  await dialog.getByRole('button', { name: t('tickets.invoices.save'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/CHF\s1.250\.50/)).toBeVisible();
}

test('an order goes from draft to closed with task, report and invoice', async ({ person }) => {
  test.slow();
  const text = `Umwälzpumpe ersetzen ${Date.now()}`;
  const agent = await person('alpina-agent');
  const id = await draftOrder(agent, text);

  await open(agent, `issue/${id}`);
  await button(agent, 'enums.ticketAction.SUBMIT').click();
  await seesState(agent, 'PENDING');

  const executor = await person('alpina-executor', { viewport: PHONE });
  await open(executor, `issue/${id}`);
  await button(executor, 'enums.ticketAction.START').click();
  await seesState(executor, 'IN_WORK');
  await lacks(executor, 'reports');
  const number = await writeReport(executor);

  const say = apiAs(agent, 'alpina-agent');
  const task = await say('post', `tickets/${id}/tasks`, { data: { subject: 'Schlüssel zurückgeben' } });
  await open(executor, `issue/${id}`);
  await expect(executor.getByText(oneTaskOpen).first()).toBeVisible();
  await say('patch', `tasks/${task.id}`, { data: { state: 'COMPLETED' }, version: task.version });
  await open(executor, `issue/${id}`);
  await button(executor, 'enums.ticketAction.FINISH_WORK').click();
  await seesState(executor, 'WORK_COMPLETED');

  await open(agent, `issue/${id}`);
  await lacks(agent, 'ORDER_INVOICE');
  await addInvoice(agent);
  await button(agent, 'enums.ticketAction.COMPLETE_ORDER').click();
  await seesState(agent, 'ORDER_COMPLETED');
  await button(agent, 'enums.ticketAction.CLOSE').click();
  const dialog = agent.getByRole('dialog', { name: t('tickets.dialog.CLOSE') });
  await dialog.getByRole('radio', { name: t('enums.closingState.INVOICED'), exact: true }).check();
  await dialog.getByLabel(t('tickets.closing.note')).fill('Pumpe läuft wieder.');
  await dialog.getByRole('button', { name: t('enums.ticketAction.CLOSE'), exact: true }).click();
  await seesState(agent, 'CLOSED');

  const customer = await person('alpina-customer');
  await open(customer, `issue/${id}`);
  await seesState(customer, 'CLOSED');
  await expect(customer.getByText('Pumpe läuft wieder.').first()).toBeVisible();
  await expect(customer.getByText(t('enums.closingState.INVOICED')).first()).toBeVisible();
  await expect(customer.getByRole('tab', { name: t('tickets.detail.reports') })).toHaveCount(0);
  await customer.getByRole('tab', { name: t('tickets.detail.invoices') }).click();
  await expect(customer.getByText('RD-2026-881')).toBeVisible();
  await expect(customer.getByText(number)).toHaveCount(0);
  await open(customer, `issue/${id}/report/${number}`);
  await expect(customer).toHaveURL(/\/dashboard$/);
  await settled(customer);
});
