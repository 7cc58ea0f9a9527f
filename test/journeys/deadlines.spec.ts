import { expect, test } from '@playwright/test';
import { apiAs, type Json } from './support/api.js';
import { open, signedIn } from './support/desk.js';
import { newTicket } from './support/new-ticket.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');
const phone = { width: 390, height: 844 };

test('a ticket tells what counted for its deadlines, and what another SLA would make of them', async ({ page }) => {
  await signedIn(page, 'alpina-manager');
  const manager = apiAs(page, 'alpina-manager');
  const sla = (await manager('post', 'slas', { data: { name: `Rasch ${Date.now()}`, interventionTime: 6 } })) as Json;
  const code = `FRIST${Date.now()}`;
  const customer = (await manager('post', 'customers', { data: { code, name: 'Frist AG', sla: sla.id } })) as Json;
  const ticket = await newTicket(page, { customer: customer.id, priority: 'WITHIN_8_HOURS' }, 'alpina-manager');

  await open(page, `issue/${ticket.id}`);
  await page.getByRole('tab', { name: t('tickets.clocks.title') }).click();
  const clock = (name: string) => page.getByRole('region', { name: t(`enums.slaClock.${name}`) });
  await expect(clock('REACTION')).toContainText(t('enums.clockState.RUNNING'));
  await expect(clock('ON_SITE')).toHaveCount(0);

  const ask = { to: 'IN_CLARIFICATION', clarificationReason: 'WAIT_CUSTOMER', text: 'Welche Anlage ist es?' };
  await manager('post', `tickets/${ticket.id}/transitions`, { data: ask });
  await expect(page.getByText(t('resources.tickets.notices.clarification.STANDS'))).toBeVisible();
  await expect(clock('DUE')).toContainText(t('enums.clockState.PAUSED'));
  await expect(clock('REACTION')).toContainText(t('enums.clockState.MET'));
  await manager('post', `tickets/${ticket.id}/transitions`, { data: { to: 'PENDING' } });
  await expect(clock('DUE')).toContainText(t('enums.clockState.RUNNING'));
  await clock('DUE')
    .getByRole('button', { name: t('tickets.clocks.show') })
    .click();
  await expect(clock('DUE').getByRole('row').first()).toBeVisible();
  await page.setViewportSize(phone);
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(phone.width);
  await page.setViewportSize({ width: 1440, height: 900 });

  await manager('patch', `slas/${sla.id}`, { data: { workDayEnd: '12:00' }, version: sla.version });
  await open(page, `masterdata/slas/${sla.id}/show`);
  await page.getByRole('button', { name: t('masterdata.deadlines.look') }).click();
  const dialog = page.getByRole('dialog', { name: t('masterdata.deadlines.title') });
  await expect(dialog.getByRole('link', { name: new RegExp(String(ticket.identifier)) })).toBeVisible();
  const { dueAt } = (await manager('get', `tickets/${ticket.id}`)) as Json;
  await dialog.getByRole('button', { name: /übernehmen/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('masterdata.deadlines.look') })).toHaveCount(0);
  const after = (await manager('get', `tickets/${ticket.id}`)) as Json;
  expect(Date.parse(after.dueAt)).toBeGreaterThan(Date.parse(dueAt));
});
