import { expect, type Page, test } from '@playwright/test';
import { apiAs, type Json } from './support/api.js';
import { open, signIn } from './support/desk.js';
import { filledButtons } from './support/filled-buttons.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');
const PHONE = { width: 390, height: 844 };
const REQUEST = [
  'Guten Tag',
  'Seit gestern Abend bleibt die Heizung im ganzen Werk Nord kalt. Betroffen sind Büro, Garderobe und Montagehalle.',
  'Die Anzeige am Brenner meldet «Störung 4». Zurückgesetzt haben wir sie zweimal, ohne Erfolg.',
  'Freundliche Grüsse\nSandra Keller',
].join('\n\n');

/** A submitted ticket of ACME that waits for somebody to take it on. */
async function newTicket(page: Page, given: object = {}): Promise<Json> {
  const call = apiAs(page, 'alpina-agent');
  const [customer] = (await call('get', `customers?filter=${encodeURIComponent('{"code":"ACME"}')}`)) as Json[];
  const [category] = (await call('get', 'categories?range=[0,0]')) as Json[];
  const data = {
    type: 'TICKET',
    customer: customer?.id,
    category: category?.id,
    customerDescription: REQUEST,
    contactName: 'Sandra Keller',
    contactPhone: '+41 52 555 14 00',
    priority: 'NORMAL',
    ...given,
  };
  return call('post', 'tickets', { data });
}

test('who writes has sending as the filled button', async ({ page }) => {
  await signIn(page, 'alpina-agent');
  const ticket = await newTicket(page);
  await open(page, `issue/${ticket.id}`);
  expect((await filledButtons(page)).texts).toEqual([t('absences.toMe')]);
  await page.getByRole('textbox', { name: t('tickets.composer.message') }).fill('Wir kommen.');
  await expect.poll(async () => (await filledButtons(page)).texts[0]).toContain(t('tickets.composer.send'));
  expect((await filledButtons(page)).texts.every((text) => text !== t('absences.toMe'))).toBe(true);
});

test('the request stands whole with its paragraphs where there is room', async ({ page }) => {
  await signIn(page, 'alpina-agent');
  const ticket = await newTicket(page);
  await open(page, `issue/${ticket.id}`);
  const section = page.getByRole('region', { name: t('tickets.timeline.order') });
  const text = section.getByText('Seit gestern Abend');
  expect(await text.innerText()).toBe(REQUEST);
  expect(await section.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0);
  await expect(text).toBeInViewport({ ratio: 1 });
});

for (const account of ['alpina-agent', 'alpina-customer-all']) {
  test(`the conversation has at least half of the height of a phone for ${account}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await signIn(page, account);
    const ticket = await newTicket(page);
    await open(page, `issue/${ticket.id}`);
    const height = async () => {
      const log = await page.getByRole('log', { name: t('tickets.timeline.title') }).boundingBox();
      const composer = await page.locator('[data-composer]').boundingBox();
      return (composer?.y ?? 0) - (log?.y ?? PHONE.height);
    };
    // The font and what stands above may still be on their way.
    await expect.poll(height).toBeGreaterThanOrEqual(PHONE.height / 2);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
  });
}

test('a message and a move are one act, and neither happens where the move is refused', async ({ page }) => {
  await signIn(page, 'alpina-agent');
  const me = await apiAs(page, 'alpina-agent')('get', 'me');
  const ticket = await newTicket(page, { responsible: me.id });
  await open(page, `issue/${ticket.id}`);
  const text = page.getByRole('textbox', { name: t('tickets.composer.message') });
  const sendAnd = async (state: string) => {
    await page.getByRole('button', { name: t('tickets.composer.more') }).click();
    const name = t('tickets.composer.sendAnd', { state: t(`enums.ticketState.${state}`) });
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  const said = page.getByRole('log').getByRole('article');
  await text.fill('Wir beginnen jetzt.');
  // Somebody else is faster: the screen still offers what is no longer possible.
  await apiAs(page, 'alpina-manager')('patch', `tickets/${ticket.id}`, {
    data: { internalNotes: 'Zuerst anrufen' },
    version: ticket.version,
  });
  await page.route('**/services/v1/tickets/*/messages', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'if-match': '"1"' } }),
  );
  await sendAnd('IN_WORK');
  await expect(page.getByRole('alert').filter({ hasText: 'inzwischen' }).first()).toBeVisible();
  await expect(text).toHaveValue('Wir beginnen jetzt.');
  await expect(said).toHaveCount(0);
  await page.unroute('**/services/v1/tickets/*/messages');
  await sendAnd('IN_WORK');
  await expect(said.filter({ hasText: 'Wir beginnen jetzt.' })).toBeVisible();
  await expect(page.getByText(t('enums.ticketState.IN_WORK')).first()).toBeVisible();
  await expect(text).toHaveValue('');

  await text.fill('Welcher Raum ist es?');
  await sendAnd('IN_CLARIFICATION');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('tickets.composer.goesAlong'))).toBeVisible();
  await dialog.getByRole('radio', { name: t('enums.clarificationReason.WAIT_CUSTOMER') }).check();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(said.filter({ hasText: 'Welcher Raum ist es?' })).toHaveCount(1);
  await expect(page.getByText(t('enums.ticketState.IN_CLARIFICATION')).first()).toBeVisible();
});

test('taking a ticket on shows at once and is taken back when it is refused', async ({ page }) => {
  await signIn(page, 'alpina-agent');
  const ticket = await newTicket(page);
  await open(page, `issue/${ticket.id}`);
  const { name } = await apiAs(page, 'alpina-agent')('get', 'me');
  let answer = () => undefined as unknown;
  const asked = new Promise<void>((resolve) => {
    void page.route(`**/services/v1/tickets/${ticket.id}`, (route) => {
      if (route.request().method() !== 'PATCH') return route.continue();
      answer = () => route.fulfill({ status: 409, json: { code: 'TRANSITION_NOT_ALLOWED' } });
      return resolve();
    });
  });
  const responsible = page.locator('[data-property="responsible"]');
  await responsible.getByRole('button', { name: t('absences.toMe') }).click();
  await asked;
  // Nothing has been answered yet.
  await expect(responsible).toContainText(name);
  answer();
  await expect(responsible).not.toContainText(name);
  await expect(responsible.getByRole('button', { name: t('absences.toMe') })).toBeVisible();
  await page.unroute(`**/services/v1/tickets/${ticket.id}`);
  await responsible.getByRole('button', { name: t('absences.toMe') }).click();
  await expect(responsible).toContainText(name);
  await expect.poll(() => filledButtons(page)).toMatchObject({ texts: [t('enums.ticketAction.START')], blocked: 0 });
});

const MOVES = [
  { action: 'CLOSE', choice: 'enums.closingState.REJECTED', day: 'tickets.closing.date' },
  { action: 'ASK', choice: 'enums.clarificationReason.WAIT_CUSTOMER', day: 'tickets.clarification.resubmission' },
];

for (const { action, choice: asked, day } of MOVES) {
  test(`nothing moves in the dialog of ${action} while its calendar is being loaded`, async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/PickerLocale-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await signIn(page, 'alpina-agent');
    const ticket = await newTicket(page);
    await open(page, `issue/${ticket.id}`);
    await page.getByRole('button', { name: t('tickets.move.others') }).click();
    await page.getByRole('menuitem', { name: t(`enums.ticketAction.${action}`) }).click();
    const dialog = page.getByRole('dialog', { name: t(`tickets.dialog.${action}`) });
    const choice = dialog.getByRole('radio', { name: t(asked) });
    await expect(dialog.locator('.MuiSkeleton-root')).toBeVisible();
    // The dialog itself has come to rest before it is looked at.
    await choice.hover();
    const before = await choice.boundingBox();
    held.resolve();
    await expect(dialog.getByRole('group', { name: t(day) })).toBeVisible();
    const after = await choice.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);
  });
}
