import { expect, test } from '@playwright/test';
import { apiAs } from './support/api.js';
import { open, signedIn } from './support/desk.js';
import { filledButtons } from './support/filled-buttons.js';
import { newTicket } from './support/new-ticket.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');
test('a message and a move are one act, and neither happens where the move is refused', async ({ page }) => {
  await signedIn(page, 'alpina-agent');
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
  // Another user is faster: the screen still offers an action that is no longer possible.
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
  await signedIn(page, 'alpina-agent');
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
