import { expect, test } from '@playwright/test';
import { apiAs, type Json } from '../journeys/support/api.js';
import { deskUrl, go, signInAnew } from '../journeys/support/desk.js';
import { textsOf } from '../journeys/support/texts.js';

const t = textsOf('de-CH');

test('the wall shows what is next to breach in its order, and follows while tickets are answered, a connection is lost, or the session ends', async ({
  page,
}) => {
  // In a session of its own, which it ends.
  await signInAnew(page, 'alpina-agent');
  const agent = apiAs(page, 'alpina-agent');
  const manager = apiAs(page, 'alpina-manager');
  const now = Date.now();
  const { id: responsible } = await agent('get', 'me');
  const category = ((await agent('get', 'categories?range=[0,0]')) as Json[])[0];
  const group = await manager('post', 'assignment-groups', { data: { name: `Wand ${now}` } });
  /** A ticket that has to be answered within hours. */
  const ticketOf = async (name: string, interventionTime: number) => {
    const sla = await manager('post', 'slas', { data: { name: `${name} ${now}`, interventionTime } });
    const customer = await manager('post', 'customers', {
      data: { code: `${name.toUpperCase()}${now}`, name: `${name} AG`, sla: sla.id },
    });
    const data = {
      type: 'TICKET',
      customer: customer.id,
      category: category?.id,
      assignmentGroup: group.id,
      responsible,
      customerDescription: `${name}: es tropft`,
      contactName: 'Sandra Keller',
      contactPhone: '+41 52 555 14 00',
      priority: 'WITHIN_3_WORKING_DAYS',
    };
    return agent('post', 'tickets', { data });
  };
  await ticketOf('Gemach', 4);
  const quick = await ticketOf('Eilig', 1);

  await go(page, `issue/wall?group=${group.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${t('wall.title')} · Wand ${now}`);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toContainText(['Eilig: es tropft', 'Gemach: es tropft']);
  await expect(rows.first()).toContainText(t('enums.slaClock.REACTION'));
  await expect(page.getByRole('status')).toContainText(
    t('wall.running', { smart_count: '2' }).split(' |||| ')[0] as string,
  );

  // An answer stops the clock of the reaction: the next deadline of this ticket is its due date, after the other's reaction.
  await agent('post', `tickets/${quick.id}/messages`, { data: { text: 'Wir sehen es uns an.' } });
  await expect(rows).toContainText(['Gemach: es tropft', 'Eilig: es tropft']);
  await expect(rows.last()).toContainText(t('enums.slaClock.DUE'));
  await agent('post', `tickets/${quick.id}/transitions`, { data: { to: 'IN_WORK' } });
  await agent('post', `tickets/${quick.id}/transitions`, { data: { to: 'WORK_COMPLETED', closingNote: 'Ersetzt' } });
  await expect(rows).toContainText(['Gemach: es tropft']);
  await expect(rows).toHaveCount(1);

  // A lost connection is shown, and restored by itself.
  const said = page.getByRole('alert').filter({ hasText: t('wall.stale', { time: '' }).trim() });
  await page.route('**/ticket-deadlines*', (route) => route.abort());
  await agent('post', `tickets/${quick.id}/messages`, { data: { text: 'Es ist ersetzt.' } });
  await expect(said).toBeVisible();
  await expect(rows).toHaveCount(1);
  await page.unroute('**/ticket-deadlines*');
  await expect(said).toHaveCount(0);

  // A sign-out elsewhere clears the wall.
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(`${deskUrl()}sign-out`);
  await expect(page.getByRole('alertdialog', { name: t('errors.SESSION_EXPIRED') })).toBeVisible();
  await expect(page.getByText('Gemach: es tropft')).toHaveCount(0);
});
