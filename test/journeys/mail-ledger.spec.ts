import { expect, test } from '@playwright/test';
import { apiAs, type Json } from './support/api.js';
import { open, settled, signedIn } from './support/desk.js';
import { newTicket } from './support/new-ticket.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');
const event = (name: string) => t(`enums.mailEvent.${name}`);

test('a ticket tells which mails it has brought, to whom, in which language, and why one was not sent', async ({
  page,
}) => {
  await signedIn(page, 'alpina-admin');
  const admin = apiAs(page, 'alpina-admin');
  const first = async (path: string) => ((await admin('get', path)) as Json[])[0] as Json;
  const me = await admin('get', 'me');
  const ticket = await newTicket(
    page,
    {
      customer: (await first('customers?filter={"code":"BERGBAHN"}')).id,
      responsible: me.id,
      contactEmail: 'urs.gisler@bergbahn.example',
    },
    'alpina-admin',
  );

  await open(page, `issue/${ticket.id}?part=mails`);
  const panel = 'resources.sent-mails.panels.ticket';
  const mails = page.getByRole('region', { name: t(`${panel}.name`), exact: true }).getByRole('listitem');
  const created = mails.filter({ hasText: event('ISSUE_CREATED') });
  await expect(created).toContainText(t('enums.mailState.SENT'));
  // Customers with an address for all mails get them there, and in the language of the customer.
  await expect(created).toContainText(`technik@bergbahn.example · ${t('enums.locale.fr-CH')}`);
  const assigned = mails.filter({ hasText: event('ISSUE_ASSIGNED') });
  await expect(assigned).toContainText(me.email);
  await expect(assigned).toContainText(t('enums.mailState.SUPPRESSED'));
  await expect(assigned).toContainText(t('enums.mailReason.RECIPIENT_ACTED'));
  await expect(assigned.getByRole('button')).toHaveCount(0);

  await created.getByRole('button', { name: event('ISSUE_CREATED'), exact: true }).click();
  const letter = page.getByRole('dialog', { name: new RegExp(ticket.identifier) });
  await expect(
    letter.locator('iframe').contentFrame().getByText(ticket.identifier).filter({ visible: true }).first(),
  ).toBeVisible();
  await letter.getByRole('button', { name: t('ra.action.close') }).click();

  await created.getByRole('button', { name: t(`${panel}.menu`, { title: 'technik@bergbahn.example' }) }).click();
  await page.getByRole('menuitem', { name: t('resources.sent-mails.actions.resends.name') }).click();
  await expect(page.getByText(t('resources.sent-mails.actions.resends.done'))).toBeVisible();
  await expect(created).toHaveCount(2);
  await expect(created.first()).toContainText(t('tickets.mails.repeats'));
  await expect(created.first()).toContainText(t('enums.mailState.SENT'));

  // Support sees them beside those of other tickets, and comes to this ticket's alone.
  await open(page, 'admin/support/mails');
  const rows = page.getByRole('row');
  const search = page.getByRole('main').getByRole('searchbox', { name: t('generator.filter.search') });
  await search.fill('technik@bergbahn.example');
  await expect(rows.filter({ hasNotText: 'technik@bergbahn.example' })).toHaveCount(1);
  await rows.getByRole('button', { name: ticket.identifier }).first().click();
  await expect(page.getByText(`${t('resources.sent-mails.fields.ticket')}: ${ticket.identifier}`)).toBeVisible();
  await search.fill('');
  await expect(rows.filter({ hasText: event('ISSUE_CREATED') })).toHaveCount(2);
  await expect(rows.filter({ hasText: t('enums.mailReason.RECIPIENT_ACTED') })).toContainText(me.email);
  const state = t('resources.sent-mails.fields.state');
  await page.getByRole('button', { name: t('generator.filter.add') }).click();
  await page.getByRole('menuitem', { name: state, exact: true }).click();
  // Parts that are loading still move the button at which the values are chosen.
  await settled(page);
  await page.getByRole('checkbox', { name: t('enums.mailState.SUPPRESSED') }).check();
  await page.getByRole('button', { name: t('generator.filter.apply') }).click();
  await expect(rows.filter({ hasText: event('ISSUE_CREATED') })).toHaveCount(0);
  await expect(rows.filter({ hasText: event('ISSUE_ASSIGNED') })).toHaveCount(1);
});
