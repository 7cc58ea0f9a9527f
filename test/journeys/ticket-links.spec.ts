import { expect, type Page, test } from '@playwright/test';
import { apiAs, type Json } from './support/api.js';
import { open, settled, signedIn } from './support/desk.js';
import { press } from './support/form.js';
import { newTicket } from './support/new-ticket.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');
const PHONE = { width: 390, height: 844 };

const tickets = (page: Page, ...types: string[]) =>
  Promise.all(types.map((type) => newTicket(page, { type, customerDescription: `Brenner meldet Störung, ${type}` })));

const panel = (page: Page) => page.getByRole('region', { name: t('tickets.links.title') });
const linked = (page: Page, { identifier }: Json) => panel(page).getByRole('listitem').filter({ hasText: identifier });
const timeline = (page: Page, kind: string, role: string, { identifier: name }: Json) =>
  page.getByText(
    t('tickets.timeline.named', {
      what: t(`enums.activityKind.${kind}`),
      name: t(`tickets.links.told.${role}`, { name }),
    }),
  );

/** Chooses an entry in the menu of further actions. */
async function choose(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: t('tickets.detail.more') }).click();
  await page.getByRole('menuitem', { name: t(text) }).click();
}

/** Finds the other ticket in the open dialog by its number. */
async function find(page: Page, { identifier }: Json): Promise<void> {
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.fill(identifier);
  await page.getByRole('option').filter({ hasText: identifier }).click();
}

test('two tickets are linked, seen and told at both ends, and parted again', async ({ page }) => {
  await signedIn(page, 'alpina-agent');
  const [one, other] = (await tickets(page, 'TICKET', 'INCIDENT')) as [Json, Json];
  await open(page, `issue/${one.id}`);
  await panel(page)
    .getByRole('button', { name: t('tickets.links.add') })
    .click();
  await find(page, other);
  await press(page, 'tickets.links.add');
  await expect(linked(page, other)).toContainText(t('tickets.links.role.RELATED_TO'));
  await expect(timeline(page, 'LINK_ADDED', 'RELATED_TO', other)).toBeVisible();
  await linked(page, other).getByRole('link').click();
  await page.waitForURL(new RegExp(other.id));
  await linked(page, one)
    .getByRole('button', { name: t('tickets.links.remove', { name: one.identifier }) })
    .click();
  await press(page, 'tickets.links.removeDo');
  await expect(panel(page)).toContainText(t('tickets.links.none'));
  await expect(timeline(page, 'LINK_REMOVED', 'RELATED_TO', one)).toBeVisible();
});

test('a change brings forth the order that executes it, and each end shows the other', async ({ page }) => {
  await signedIn(page, 'alpina-agent');
  const [change] = (await tickets(page, 'CHANGE')) as [Json];
  await open(page, `issue/${change.id}`);
  await choose(page, 'tickets.links.createOrder');
  await page.waitForURL((url) => !url.href.includes(change.id));
  await settled(page);
  await expect(page.locator('[data-field="customerDescription"] textarea').first()).toHaveValue(
    change.customerDescription,
  );
  const order = page.url().split('/').at(-1) as string;
  const call = apiAs(page, 'alpina-agent');
  const { version, location } = await call('get', `tickets/${order}`);
  const [site] = (await call(
    'get',
    `locations?filter=${encodeURIComponent(JSON.stringify({ customer: change.customer }))}`,
  )) as Json[];
  const data = { location: location ?? site?.id, executionCompany: 'Rohr & Draht', executionDescription: 'Umbauen' };
  await call('patch', `tickets/${order}`, { data, version });
  const { identifier } = await call('post', `tickets/${order}/transitions`, { data: { to: 'PENDING' } });
  await open(page, `issue/${order}`);
  await expect(linked(page, change)).toContainText(t('tickets.links.role.EXECUTES'));
  await open(page, `issue/${change.id}`);
  await expect(linked(page, { identifier })).toContainText(t('tickets.links.role.EXECUTED_BY'));
  // The progress of the order is shown here by itself.
  const closing = { closingState: 'REJECTED', closingNote: 'Nicht machbar', confirm: ['CLOSE_WITHOUT_INVOICE'] };
  await call('post', `tickets/${order}/transitions`, { data: { to: 'CLOSED', ...closing } });
  const how = t('enums.closingState.REJECTED');
  const ended = t('resources.tickets.notices.orders.UNFINISHED', { name: identifier, how });
  await expect(page.getByText(ended)).toBeVisible();
  await expect(linked(page, { identifier })).toContainText(how);
  const [from, to] = [t('enums.ticketState.PENDING'), t('enums.ticketState.CLOSED')];
  await expect(page.getByText(t('tickets.timeline.told.ORDER_MOVED', { name: identifier, from, to }))).toBeVisible();
});

test('a duplicate is closed on a phone after saying what happens, and points to its original', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signedIn(page, 'alpina-agent');
  const [duplicate, original] = (await tickets(page, 'TICKET', 'TICKET')) as [Json, Json];
  await open(page, `issue/${duplicate.id}`);
  await choose(page, 'tickets.links.merge');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t('tickets.links.effect.kept'));
  await find(page, original);
  const numbers = { identifier: duplicate.identifier, original: original.identifier };
  await expect(dialog).toContainText(t('tickets.links.effect.closesFor', numbers));
  await expect(dialog.getByRole('textbox', { name: t('tickets.closing.note') })).toHaveValue('');
  await expect(dialog.getByText(t('tickets.unasked.CLOSE_WITHOUT_INVOICE'))).toBeVisible();
  await dialog.getByRole('button', { name: t('tickets.links.merge') }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: original.identifier, exact: true }).click();
  await page.waitForURL(new RegExp(original.id));
  await page.getByRole('tab', { name: t('tickets.detail.properties') }).click();
  await expect(linked(page, duplicate)).toContainText(t('tickets.links.role.DUPLICATED_BY'));
  const closed = await apiAs(page, 'alpina-agent')('get', `tickets/${duplicate.id}`);
  const closingNote = t('tickets.links.closingNote');
  expect(closed).toMatchObject({ state: 'CLOSED', closingState: 'REJECTED', closingNote });
});
