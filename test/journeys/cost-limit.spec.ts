import { expect } from '@playwright/test';
import { apiAs } from './support/api.js';
import { open, signedIn } from './support/desk.js';
import { newTicket } from './support/new-ticket.js';
import { test } from './support/person.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');

test('the desk asks for the costs above the limit, and the customer reads and approves the amount', async ({
  page,
  person,
}) => {
  const agent = apiAs(page, 'alpina-agent');
  const acme = (await agent('get', `customers?filter=${encodeURIComponent('{"code":"ACME"}')}`))[0];
  const where = encodeURIComponent(JSON.stringify({ customer: acme.id }));
  const location = (await agent('get', `locations?range=[0,0]&filter=${where}`))[0];
  const order = await newTicket(page, {
    type: 'ORDER',
    location: location.id,
    executionCompany: 'Rohr & Draht',
    executionDescription: 'Pumpe ersetzen',
    costEstimate: acme.costLimit + 700,
  });
  const amount = /CHF\s3.200\.00/;

  await signedIn(page, 'alpina-agent');
  await open(page, `issue/${order.id}`);
  await expect(page.getByRole('alert').filter({ hasText: amount })).toContainText(/Kostenlimite/);
  await page.getByRole('button', { name: t('resources.tickets.notices.actions.ask.name') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: t('enums.clarificationReason.WAIT_APPROVAL') })).toBeChecked();
  await expect(dialog.getByRole('textbox', { name: t('tickets.clarification.text') })).toHaveValue(amount);
  await dialog.getByRole('button', { name: t('enums.ticketAction.ASK') }).click();
  await expect(page.getByText(/Der Kunde ist um die Freigabe gebeten/)).toBeVisible();

  const customer = await person('alpina-customer-all');
  await open(customer, `issue/${order.id}`);
  const question = customer.getByRole('alert').filter({ hasText: t('resources.tickets.notices.approval.EXPLANATION') });
  await expect(question).toContainText(amount);
  // The costs rise while they read: they cannot approve costs that they have not seen.
  const { version } = await agent('get', `tickets/${order.id}`);
  await agent('patch', `tickets/${order.id}`, {
    data: { costEstimate: acme.costLimit + 1_500 },
    version,
  });
  await question.getByRole('button', { name: t('enums.approvalDecision.APPROVED') }).click();
  const decision = customer.getByRole('dialog');
  const approve = decision.getByRole('button', { name: t('enums.approvalDecision.APPROVED') });
  await approve.click();
  await expect(decision.getByText(t('errors.COSTS_CHANGED'))).toBeVisible();
  await expect(decision.getByText(/CHF\s4.000\.00 ohne MWST/)).toBeVisible();
  await approve.click();
  await expect(customer.getByText(/Freigegeben: CHF\s4.000\.00 ohne MWST/)).toBeVisible();

  await expect(page.getByText(/der Kunde hat sie freigegeben/)).toBeVisible();
});
