import { expect, type Page } from '@playwright/test';
import { dayFromNow } from '../../support/days.js';
import { apiAs } from './api.js';
import { open, settled } from './desk.js';
import { arriveAndWork, draw } from './field-day.js';
import { PDF } from './files.js';
import { box, choose, input, press, typeTime } from './form.js';
import { mailsTo } from './inbox.js';
import { textsOf } from './texts.js';

const t = textsOf('de-CH');
export const button = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true });
export const seesState = (page: Page, state: string) =>
  expect(page.getByText(t(`enums.ticketState.${state}`)).first()).toBeVisible();
/** The screen names a missing field of the move. */
export const lacks = (page: Page, gap: string) =>
  expect(page.getByText(t(`resources.tickets.gap.${gap}`)).first()).toBeVisible();

/** The page has one filled button: the next step. */
const comesNext = async (page: Page, key: string) =>
  expect(page.getByRole('main').locator('.MuiButton-contained')).toHaveText([t(key)]);

const write = (page: Page, name: string, text: string) => box(page, name).fill(text);

/** The agent writes down an order while the customer is on the phone, for an executing company; answers its id. */
export async function takeCall(agent: Page, text: string): Promise<string> {
  await open(agent, 'issue/create?type=ORDER');
  await choose(agent, 'customer', 'ACME');
  await choose(agent, 'customerContact', 'Sandra Keller');
  await expect(input(agent, 'contactName').locator('input')).not.toHaveValue('');
  await write(agent, 'contactPhone', '+41 52 555 14 00');
  await write(agent, 'customerDescription', text);
  await choose(agent, 'category');
  await choose(agent, 'location');
  await input(agent, 'contactChannel').getByRole('combobox').click();
  await agent.getByRole('option', { name: t('enums.contactChannel.PHONE'), exact: true }).click();
  await choose(agent, 'executionCompany', 'Rohr & Draht');
  await write(agent, 'executionDescription', 'Pumpe ersetzen');
  await button(agent, 'enums.ticketAction.SUBMIT').click();
  await agent.waitForURL(/\/issue\/[0-9a-f-]{36}$/);
  await seesState(agent, 'PENDING');
  const id = new URL(agent.url()).pathname.split('/').at(-1) as string;
  // The mails of the order are to go to its executor.
  const say = apiAs(agent, 'alpina-agent');
  const { version } = await say('get', `tickets/${id}`);
  await say('patch', `tickets/${id}`, { data: { responsible: (await say('get', 'me')).id }, version });
  return id;
}

/** Another day in each minute, so that a journey through a desk that runs already meets no appointment of the last one. */
const freeDay = () => dayFromNow(30 + (Math.floor(Date.now() / 60_000) % 300));

/** The agent makes an appointment with the executor, and the customer confirms it in the portal. */
export async function agreeOnTime(agent: Page, customer: Page, id: string, title: string): Promise<void> {
  await open(agent, `issue/${id}?part=appointments`);
  await button(agent, 'resources.appointments.panels.ticket.add').click();
  const dialog = agent.getByRole('dialog');
  await dialog.getByLabel(t('resources.appointments.fields.title'), { exact: false }).first().fill(title);
  await typeTime(agent, 'date', freeDay().split('-').toReversed().join(''));
  await typeTime(agent, 'startTime', '0800');
  await typeTime(agent, 'endTime', '0930');
  await dialog.getByRole('button', { name: t('resources.appointments.panels.ticket.add') }).click();
  await expect(dialog).toBeHidden();
  await open(customer, `issue/${id}?part=appointments`);
  await button(customer, 'resources.appointments.actions.confirmation.name').click();
  await expect(customer.getByText(t('enums.appointmentState.CONFIRMED'), { exact: true })).toBeVisible();
  // The desk sees the confirmation without a reload.
  await expect(agent.getByText(t('enums.appointmentState.CONFIRMED'), { exact: true })).toBeVisible();
}

/** The executor comes to the site and books their work; from then on the order is in work. */
export async function arrive(phone: Page, id: string): Promise<void> {
  await open(phone, `my-day/${id}`);
  await arriveAndWork(phone);
}

/** Material of the catalogue as the report finds it. */
export interface Material {
  readonly typed: string;
  readonly name: string;
  readonly number: string;
}

/** The executor adds material of the catalogue, has the report signed and completes it; answers its number. */
export async function writeReport(phone: Page, id: string, { typed, name, number }: Material): Promise<string> {
  await open(phone, `issue/${id}`);
  await button(phone, 'tickets.reports.continue').click();
  await phone.waitForURL(/\/report\//);
  await settled(phone);
  const field = (of: string) => phone.getByLabel(t(`resources.report-positions.fields.${of}`));
  const catalog = phone.getByRole('combobox', { name: t('resources.report-positions.fields.catalogNumber') });
  await catalog.fill(typed);
  await phone.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  await expect(catalog).toHaveValue(number);
  await field('quantity').fill('2,25');
  // The next input stays, however long the page takes to bring itself up to date.
  const entered = Promise.withResolvers<void>();
  await phone.route('**/transitions*', (route) => entered.promise.then(() => route.continue()));
  await phone.keyboard.press('Enter');
  await expect(phone.getByText(`20 · ${name}`)).toBeVisible();
  await phone.getByRole('radio', { name: t('enums.positionKind.MATERIAL') }).check();
  await field('description').fill('Dichtungssatz klein');
  await field('quantity').fill('2');
  const answered = phone.waitForResponse('**/transitions*');
  entered.resolve();
  await (await answered).finished();
  await phone.unroute('**/transitions*');
  await button(phone, 'resources.report-positions.panels.report.add').click();
  await expect(phone.getByText('30 · Dichtungssatz klein')).toBeVisible();
  await button(phone, 'tickets.reports.sign').click();
  const dialog = phone.getByRole('dialog', { name: t('tickets.reports.sign') });
  await draw(phone, dialog.getByRole('img', { name: t('tickets.reports.pad') }));
  await dialog.getByLabel(t('tickets.reports.signName')).fill('Sandra Keller');
  await press(phone, 'tickets.reports.signNow');
  await expect(phone.getByText(/Sandra Keller/).first()).toBeVisible();
  await comesNext(phone, 'enums.reportAction.COMPLETE');
  await button(phone, 'enums.reportAction.COMPLETE').click();
  await expect(phone.getByText(t('tickets.reports.locked.BILLABLE'))).toBeVisible();
  await expect(button(phone, 'resources.report-positions.panels.report.add')).toBeHidden();
  return decodeURIComponent(new URL(phone.url()).pathname.split('/').at(-1) as string);
}

/** The executor completes the work. */
export async function finishWork(phone: Page, id: string): Promise<void> {
  await open(phone, `issue/${id}`);
  await button(phone, 'enums.ticketAction.FINISH_WORK').click();
  await seesState(phone, 'WORK_COMPLETED');
}

/** The agent looks at the report: its positions, the signature, and that the report cannot be changed any more. */
export async function checkReport(agent: Page, id: string, report: string, { name, number }: Material): Promise<void> {
  await open(agent, `issue/${id}/report/${report}`);
  await expect(agent.getByRole('cell', { name: `${name} ${number}` })).toBeVisible();
  await expect(agent.getByText(/Sandra Keller/).first()).toBeVisible();
  await expect(button(agent, 'resources.report-positions.panels.report.add')).toHaveCount(0);
}

/** The agent follows the hint to the invoices and adds one. */
export async function addInvoice(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('resources.tickets.gap.ORDER_INVOICE') }).click();
  await button(page, 'resources.invoices.panels.ticket.add').click();
  const dialog = page.getByRole('dialog', { name: t('resources.invoices.panels.ticket.add') });
  const file = { mimeType: 'application/pdf', buffer: PDF };
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ ...file, name: 'falsch.pdf', buffer: Buffer.from('Text') });
  await dialog.getByLabel(t('resources.invoices.fields.invoiceNumber')).fill('RD-2026-881');
  await dialog.getByLabel(t('resources.invoices.fields.invoiceAmountExclVat')).fill('1205');
  await dialog.getByRole('button', { name: t('resources.invoices.panels.ticket.save'), exact: true }).click();
  await expect(dialog.getByText(t('errors.INVOICE_PDF'))).toBeVisible();
  await dialog.locator('input[type="file"]').setInputFiles({ ...file, name: 'rechnung.pdf' });
  await dialog.getByRole('button', { name: t('resources.invoices.panels.ticket.save'), exact: true }).click();
  await expect(dialog).toBeHidden();
  const invoice = (name: string) => t(`resources.invoices.panels.ticket.${name}`, { title: 'RD-2026-881' });
  await page.getByRole('button', { name: invoice('menu') }).click();
  await page.getByRole('menuitem', { name: invoice('change') }).click();
  const change = page.getByRole('dialog', { name: invoice('change') });
  await change.getByLabel(t('resources.invoices.fields.invoiceAmountExclVat')).fill('1250.5');
  await change.getByRole('button', { name: t('ra.action.save') }).click();
  await expect(change).toBeHidden();
  await expect(page.getByText(/CHF\s1.250\.50/)).toBeVisible();
}

/** The agent closes the order as one that was invoiced. */
export async function close(agent: Page): Promise<void> {
  await button(agent, 'enums.ticketAction.CLOSE').click();
  const dialog = agent.getByRole('dialog', { name: t('tickets.dialog.CLOSE') });
  await dialog.getByRole('radio', { name: t('enums.closingState.INVOICED'), exact: true }).check();
  await dialog.getByLabel(t('tickets.closing.note')).fill('Pumpe läuft wieder.');
  await dialog.getByRole('button', { name: t('enums.ticketAction.CLOSE'), exact: true }).click();
  await seesState(agent, 'CLOSED');
}

/** The customer sees the end and the costs of the order in the portal, and no part of the report. */
export async function seesTheEnd(customer: Page, id: string, report: string): Promise<void> {
  await open(customer, `issue/${id}`);
  await seesState(customer, 'CLOSED');
  await expect(customer.getByText('Pumpe läuft wieder.').first()).toBeVisible();
  await expect(customer.getByText(t('enums.closingState.INVOICED')).first()).toBeVisible();
  await expect(customer.getByRole('tab', { name: t('resources.reports.panels.ticket.name') })).toHaveCount(0);
  await customer.getByRole('tab', { name: t('resources.invoices.panels.ticket.name') }).click();
  await expect(customer.locator('[data-line]').getByText('RD-2026-881')).toBeVisible();
  await expect(customer.getByText(report)).toHaveCount(0);
  await open(customer, `issue/${id}/report/${report}`);
  await expect(customer).toHaveURL(/\/dashboard$/);
  await settled(customer);
}

/** Waits until mails with these words have arrived for an address, in the inbox beside the application. */
export async function mailed(page: Page, address: string, words: readonly RegExp[]): Promise<void> {
  const missing = async () => {
    const mails = await mailsTo(page, address);
    return words.filter((word) => !mails.some(({ subject, text }) => word.test(`${subject}\n${text}`))).map(String);
  };
  await expect.poll(missing).toEqual([]);
}
