import { expect, type Locator, type Page } from '@playwright/test';
import { apiAs, type Json } from '../journeys/support/api.js';
import { open, settled } from '../journeys/support/desk.js';
import { box, choose, input, press, select } from '../journeys/support/form.js';
import { ownTicket } from '../journeys/support/new-ticket.js';
import { test } from '../journeys/support/person.js';
import { textsOf } from '../journeys/support/texts.js';

const t = textsOf('de-CH');

const write = (page: Page, name: string, text: string) => box(page, name).fill(text);

/** Milliseconds to wait for an element before it is looked for anew. */
const SHORTLY = 2_000;

/** Starts a move by its own button or from the menu; which of the two holds it may change until the click has arrived. */
async function startMove(page: Page, action: string): Promise<Locator> {
  const name = t(`enums.ticketAction.${action}`);
  const button = page.getByRole('button', { name, exact: true });
  const menu = page.getByRole('button', { name: t('generator.transitions.others'), exact: true });
  const item = page.getByRole('menuitem', { name });
  const dialog = page.getByRole('dialog', { name: t(`tickets.dialog.${action}`) });
  await expect(async () => {
    if (await dialog.isVisible()) return;
    if (await item.isVisible()) await item.click({ timeout: SHORTLY });
    else if (await button.isVisible()) await button.click({ timeout: SHORTLY });
    else await menu.click({ timeout: SHORTLY });
    await expect(dialog).toBeVisible({ timeout: SHORTLY });
  }).toPass({ intervals: [50] });
  return dialog;
}

test('an order with every field is written over a reload of the browser', async ({ person }) => {
  const page = await person('alpina-agent');
  const text = `Umwälzpumpe ersetzen ${Date.now()}`;
  await open(page, 'issue/create?type=ORDER');
  await choose(page, 'customer', 'ACME');
  await choose(page, 'customerContact');
  await expect(input(page, 'contactName').locator('input')).not.toHaveValue('');
  await expect(input(page, 'projectLead').locator('input')).not.toHaveValue('');
  await write(page, 'contactPhone', '+41 44 123 45 67');
  await write(page, 'customerDescription', text);
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'Plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });

  await page.reload();
  await expect(page.getByText(t('generator.kept.restored'))).toBeVisible();
  await expect(page.getByText(/Plan\.pdf/)).toBeVisible();
  await expect(input(page, 'customerDescription').locator('textarea').first()).toHaveValue(text);
  await expect(input(page, 'contactPhone').locator('input')).toHaveValue('+41 44 123 45 67');

  await choose(page, 'category');
  await choose(page, 'location');
  await select(page, 'priority', t('enums.priority.PREFERRED_DATE'));
  await select(page, 'customerPriority', t('enums.priority.HIGH'));
  await expect(input(page, 'preferredDate')).toContainText('*');
  await input(page, 'preferredDate').getByRole('spinbutton').first().click();
  await page.keyboard.type('01032099');
  await expect(page.getByText(t('resources.tickets.warnings.PREFERRED_DATE_FREE'))).toBeVisible();
  await select(page, 'contactChannel', t('enums.contactChannel.EMAIL'));
  await input(page, 'executionCompany').getByRole('combobox').fill('Rohr');
  await page.getByRole('option', { name: 'Rohr & Draht' }).click();
  await write(page, 'executionDescription', 'Pumpe ersetzen, Filter prüfen');
  await page.getByRole('button', { name: t('tickets.form.customerData') }).click();
  await write(page, 'customerCostCenter', '4711');
  await write(page, 'customerOrderNumber', 'A-1');
  await write(page, 'customerPurchaseOrderNumber', 'B-1');
  await page.getByRole('button', { name: t('tickets.form.internal'), exact: true }).click();
  await write(page, 'internalNotes', 'Vorsicht, Hund');
  await input(page, 'preventMailDispatch').locator('input').check();
  await page.getByRole('button', { name: t('enums.ticketAction.SUBMIT'), exact: true }).click();
  await page.waitForURL(/\/issue\/[0-9a-f-]{36}$/);
  await settled(page);
  await expect(page.getByText(t('tickets.detail.noMail'))).toBeVisible();
  for (const value of [
    '4711',
    'A-1',
    'B-1',
    'Rohr & Draht',
    'Pumpe ersetzen, Filter prüfen',
    'Vorsicht, Hund',
    '01.03.2099',
  ])
    await expect(page.getByText(value, { exact: true }).first()).toBeVisible();

  await open(page, 'issue/create?type=ORDER');
  await expect(page.getByText(t('generator.kept.restored'))).toHaveCount(0);
});

test('another customer clears what belonged to the former one, and a folded section opens for its error', async ({
  person,
}) => {
  const page = await person('alpina-agent');
  await open(page, 'issue/create?type=INCIDENT');
  const others = ['location', 'customerContact', 'projectLead'];
  await choose(page, 'customer', 'ACME');
  await choose(page, 'customerContact');
  await choose(page, 'location');
  for (const name of others) await expect(box(page, name)).not.toHaveValue('');
  const lead = await box(page, 'projectLead').inputValue();
  await choose(page, 'customer', 'Bergbahnen');
  for (const name of ['location', 'customerContact', 'contactName']) await expect(box(page, name)).toHaveValue('');
  await expect(box(page, 'projectLead')).not.toHaveValue(lead);
  await expect(input(page, 'executionCompany')).toHaveCount(0);
  const folded = page.getByRole('button', { name: t('tickets.form.customerData') });
  await folded.click();
  await write(page, 'customerCostCenter', 'x'.repeat(61));
  await folded.click();
  await page.keyboard.press('Control+Enter');
  await expect(input(page, 'customerCostCenter')).toBeVisible();
});

test('what a customer is asked for is their own to say', async ({ person }) => {
  const page = await person('alpina-customer', { viewport: { width: 390, height: 844 } });
  await open(page, 'issue/create');
  for (const own of ['customerDescription', 'category', 'location', 'customerPriority'])
    await expect(input(page, own)).toBeVisible();
  // The contact is filled in, and its fields are folded away.
  await expect(input(page, 'contactName')).toBeHidden();
  await page.getByRole('button', { name: t('tickets.form.ownContact') }).click();
  await expect(input(page, 'contactName')).toBeVisible();
  for (const others of ['customer', 'priority', 'contactChannel', 'assignmentGroup', 'responsible', 'internalNotes'])
    await expect(input(page, others)).toHaveCount(0);
  await expect(input(page, 'contactName').locator('input')).not.toHaveValue('');
  await expect(page.getByText(t('resources.tickets.fields.dueAt'), { exact: false })).toBeVisible();
});

test('a ticket waits until a day, is closed with a note and opened again', async ({ person }) => {
  const page = await person('alpina-agent');
  const { id } = await ownTicket(page, { customerDescription: `Lüftung brummt ${Date.now()}` });
  await open(page, `issue/${id}`);

  const asking = await startMove(page, 'ASK');
  await asking.getByRole('radio', { name: t('enums.clarificationReason.WAIT_THIRD_PARTY') }).check();
  await asking.getByRole('textbox').first().fill('Der Lieferant ist im Verzug.');
  await page.reload();
  await expect(asking.getByText(t('generator.kept.restored'))).toBeVisible();
  await expect(asking.getByRole('textbox').first()).toHaveValue('Der Lieferant ist im Verzug.');
  await asking.getByRole('spinbutton').first().click();
  await page.keyboard.type('02032099');
  await asking.getByRole('button', { name: t('enums.ticketAction.ASK') }).click();
  await expect(asking).toBeHidden();
  const until = t('resources.tickets.notices.clarification.UNTIL', { day: '02.03.2099' });
  await expect(page.getByText(until)).toBeVisible();

  const closing = await startMove(page, 'CLOSE');
  await closing.getByRole('radio', { name: t('enums.closingState.NOT_INVOICED') }).check();
  await closing.getByRole('button', { name: t('enums.ticketAction.CLOSE'), exact: true }).click();
  await expect(closing.getByText(t('errors.NOTE_REQUIRED'))).toBeVisible();
  await closing.getByRole('textbox').first().fill('Auf Kulanz');
  // No invoice is usual for this ticket: a sentence stands where a question would.
  await expect(closing.getByText(t('tickets.unasked.CLOSE_WITHOUT_INVOICE'))).toBeVisible();
  await closing.getByRole('textbox').first().press('Control+Enter');
  await expect(closing).toBeHidden();
  const summary = page.getByRole('alert').filter({ hasText: t('enums.closingState.NOT_INVOICED') });
  await expect(summary).toContainText('Auf Kulanz');

  const reopening = await startMove(page, 'REOPEN');
  await expect(reopening.getByText(t('tickets.move.reopenLimits'))).toBeVisible();
  await reopening.getByRole('textbox').fill('Es brummt wieder.');
  await reopening.getByRole('button', { name: t('enums.ticketAction.REOPEN') }).click();
  await expect(page.getByText(t('enums.ticketState.IN_WORK')).first()).toBeVisible();
  await expect(summary).toBeHidden();
});

test('a ticket that is closed for too long goes on in a linked one', async ({ person }) => {
  const page = await person('alpina-agent');
  const filter = encodeURIComponent(
    JSON.stringify({ state: 'CLOSED', type: 'TICKET', closedAt_lt: new Date(Date.now() - 100 * 86_400_000) }),
  );
  const list = `tickets?filter=${filter}&sort=["closedAt","DESC"]`;
  const [old] = (await apiAs(page, 'alpina-agent')('get', list)) as [Json];
  await open(page, `issue/${old.id}`);
  const dialog = await startMove(page, 'REOPEN');
  await dialog.getByRole('link', { name: t('tickets.followUp.create') }).click();
  await page.waitForURL(/followUpOf=/);
  await settled(page);
  await expect(input(page, 'contactName').locator('input')).toHaveValue(old.contactName);
  await write(page, 'customerDescription', `Es geht weiter ${Date.now()}`);
  await page.getByRole('button', { name: t('enums.ticketAction.SUBMIT'), exact: true }).click();
  await page.waitForURL(/\/issue\/[0-9a-f-]{36}$/);
  await page.getByRole('link', { name: old.identifier, exact: true }).click();
  await page.waitForURL(new RegExp(`/issue/${old.id}$`));
  await expect(page.getByText(t('tickets.closed.followUps').split(' |||| ')[0] as string)).toBeVisible();
});

test('the customer approves what their ticket waits for', async ({ person }) => {
  const page = await person('alpina-customer');
  const { id: customerContact } = await apiAs(page, 'alpina-customer')('get', 'me');
  const { id } = await ownTicket(page, {
    customerDescription: `Zugang umbauen ${Date.now()}`,
    type: 'CHANGE',
    customerContact,
  });
  const ask = { to: 'IN_CLARIFICATION', clarificationReason: 'WAIT_APPROVAL', text: 'Dürfen wir?' };
  await apiAs(page, 'alpina-agent')('post', `tickets/${id}/transitions`, { data: ask });
  await open(page, `issue/${id}`);
  await expect(page.getByText(t('resources.tickets.notices.approval.QUESTION'))).toBeVisible();
  await page.getByRole('button', { name: t('enums.approvalDecision.APPROVED') }).click();
  const dialog = page.getByRole('dialog', { name: t('resources.tickets.notices.actions.approve.title') });
  await dialog.getByRole('textbox').fill('Ja, gerne.');
  await dialog.getByRole('button', { name: t('enums.approvalDecision.APPROVED') }).click();
  await expect(page.getByText(t('resources.tickets.notices.approval.QUESTION'))).toBeHidden();
  await expect(page.getByText(t('enums.approvalState.APPROVED')).first()).toBeVisible();
});

test('a draft is kept, completed or deleted, and its unsaved input survives a reload', async ({ person }) => {
  const page = await person('alpina-customer');
  const text = `Entwurf ${Date.now()}`;
  const keep = async (words: string) => {
    await open(page, 'issue/create?type=TICKET');
    await write(page, 'customerDescription', words);
    await page.getByRole('button', { name: t('enums.ticketAction.SAVE_DRAFT') }).click();
    await page.waitForURL(/\/issue\/[0-9a-f-]{36}$/);
    await settled(page);
  };
  await keep(`${text} eins`);
  await page.getByRole('button', { name: t('enums.ticketAction.DELETE_DRAFT') }).click();
  await press(page, 'enums.ticketAction.DELETE_DRAFT');
  await page.waitForURL(/\/issue$/);
  await keep(`${text} zwei`);
  await choose(page, 'category');
  await page.reload();
  await expect(page.getByText(t('generator.kept.restored'))).toBeVisible();
  await page.getByRole('button', { name: t('enums.ticketAction.SUBMIT'), exact: true }).click();
  await expect(page.getByText(t('enums.ticketState.PENDING')).first()).toBeVisible();
  await open(page, 'issue');
  await expect(page.getByRole('link', { name: new RegExp(`${text} eins`) })).toHaveCount(0);
});

test('master data and a property in the making survive a reload as well, for their user alone', async ({ person }) => {
  const page = await person('alpina-manager');
  await open(page, 'masterdata/categories/create');
  await page.getByRole('textbox', { name: t('resources.categories.fields.code') }).fill('LIFT');
  await page.reload();
  await expect(page.getByText(t('generator.kept.restored'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('resources.categories.fields.code') })).toHaveValue('LIFT');
  await page.getByRole('button', { name: t('generator.kept.discard') }).click();
  await expect(page.getByRole('textbox', { name: t('resources.categories.fields.code') })).toHaveValue('');

  const code = `F${Date.now()}`;
  const manager = apiAs(page, 'alpina-manager');
  const made = await manager('post', 'categories', { data: { code, name: { de: 'Förderband' } } });
  await open(page, `masterdata/categories/${made.id}`);
  const name = input(page, 'name').locator('input').first();
  await name.fill('Rolltreppe');
  await manager('patch', `categories/${made.id}`, { data: { name: { de: 'Fahrtreppe' } }, version: made.version });
  await page.reload();
  await expect(page.getByText(t('generator.kept.changed').split('%')[0] as string)).toBeVisible();
  await expect(name).toHaveValue('Rolltreppe');
  await page
    .getByRole('link', { name: t('app.nav.dashboard') })
    .first()
    .click();
  await press(page, 'generator.leave.discard');
  await page.waitForURL(/dashboard/);
  await open(page, `masterdata/categories/${made.id}`);
  await expect(name).toHaveValue('Fahrtreppe');
  await expect(page.getByText(t('generator.kept.restored'))).toHaveCount(0);

  const { id } = await ownTicket(page, { customerDescription: `Storen klemmen ${Date.now()}` });
  await open(page, `issue/${id}`);
  await page.locator('[data-property="customerCostCenter"]').click();
  await write(page, 'customerCostCenter', '0815');
  await page.reload();
  const cost = input(page, 'customerCostCenter').locator('input');
  await expect(cost).toHaveValue('0815');
  await cost.press('Enter');
  await expect(page.locator('[data-property="customerCostCenter"]')).toContainText('0815');
  await page.reload();
  await expect(page.locator('[data-property="customerCostCenter"]')).toContainText('0815');
});
