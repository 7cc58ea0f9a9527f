import { expect, test } from '@playwright/test';
import { apiAs, deliver } from './support/api.js';
import { open, signedIn, UNTYPED } from './support/desk.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');

test('what came by mail waits in its queue, gets customer and type at a click, and goes back when that is undone', async ({
  page,
}) => {
  await signedIn(page, 'alpina-agent');
  const agent = apiAs(page, 'alpina-agent');
  await open(page, 'issue');
  const views = page.getByRole('navigation', { name: t('generator.views.aside') });
  await views.getByRole('button', { name: t('resources.tickets.views.untyped') }).click();

  // The queue shows new tickets by itself.
  const now = Date.now();
  const sender = `nadja.${now}@acme.example`;
  const subject = `Sanitär: Störung ${now}`;
  await deliver(page, { from: `Nadja Roth <${sender}>`, subject, text: 'Guten Tag\n\nSeit heute tropft der Hahn.\n' });
  const row = page.getByRole('listitem').filter({ hasText: subject });
  await expect(row).toContainText(`Nadja Roth · ${sender}`);
  await expect(row).toContainText('Seit heute tropft der Hahn.');
  const words = ['ACME Präzisionstechnik AG', t('enums.ticketType.INCIDENT'), 'Sanitär'];
  const proposal = row.getByRole('button', { name: words.join(' · ') });
  await proposal.hover();
  await expect(page.getByRole('tooltip', { name: t('enums.suggestedBecause.KNOWN') })).toBeVisible();
  const id = (await row.getByRole('link').getAttribute('href'))?.split('/').at(-1);
  const found = () => agent('get', `tickets/${id}?embed=["customer","category"]`);
  expect(await found()).toMatchObject({ type: 'UNKNOWN', state: 'PENDING' });

  // The agent who assigns the mail reads it beside the form, on a phone behind a click above it.
  await row.getByRole('button', { name: t('tickets.triage.assign') }).click();
  const dialog = page.getByRole('dialog');
  const request = dialog.getByRole('region', { name: t('tickets.triage.request') });
  for (const words of [sender, subject, 'Seit heute tropft der Hahn.']) await expect(request).toContainText(words);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(dialog.getByText('Seit heute tropft der Hahn.')).toHaveCount(0);
  await dialog.getByRole('button', { name: t('tickets.triage.request') }).click();
  await expect(dialog.getByText('Seit heute tropft der Hahn.')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: t('ra.action.cancel') }).click();

  await proposal.click();
  await expect(row).toHaveCount(0);
  expect(await found()).toMatchObject({
    type: 'INCIDENT',
    _embedded: { customer: { title: words[0] }, category: { title: words[2] } },
  });
  await page.getByRole('button', { name: t('generator.bulk.undo', { seconds: '' }).trim().split(' ')[0] }).click();
  await expect(proposal).toBeVisible();
  expect(await found()).toMatchObject({ type: 'UNKNOWN', category: null });
});

test('an agent reads a mail that was put aside and files it: its ticket stands in the queue', async ({ page }) => {
  await signedIn(page, 'alpina-agent');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, UNTYPED);
  // The queue requests the number of unfiled mails once.
  expect(asked.filter((url) => decodeURIComponent(url).includes('"intake-messages"'))).toHaveLength(1);
  const now = Date.now();
  const subject = `Abwesend, und der Lift steht ${now}`;
  const from = `Urs Frei <urs.frei.${now}@acme.example>`;
  await deliver(page, { from, subject, text: 'Bitte reparieren.\n', headers: ['Auto-Submitted: auto-replied'] });

  const unfiled = page.getByRole('navigation', { name: t('tickets.triage.withoutTicket') });
  await unfiled.getByRole('link').click();
  const tab = (name: string) => page.getByRole('tab', { name: t(`resources.intake-messages.views.${name}`) });
  await expect(tab('unfiled')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: t('support.parts.jobs') })).toHaveCount(0);
  await page.getByRole('link', { name: `urs.frei.${now}@acme.example` }).click();
  await expect(page.getByText('Bitte reparieren.')).toBeVisible();
  const act = (name: string) => page.getByRole('button', { name: t(`resources.intake-messages.actions.${name}.name`) });
  await expect(act('dismissal')).toBeVisible();
  await act('filing').click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(t('resources.intake-messages.actions.filing.question'));
  await expect(question).toContainText(t('resources.intake-messages.actions.filing.help.contactEmail'));
  await question.getByRole('button', { name: t('resources.intake-messages.actions.filing.name') }).click();

  // The record shows by itself that the mail was taken.
  await expect(page.getByText(t('enums.intakeState.FILED'), { exact: true })).toBeVisible();
  await expect(act('filing')).toHaveCount(0);
  await open(page, UNTYPED);
  await expect(page.getByRole('listitem').filter({ hasText: subject })).toContainText('Bitte reparieren.');
});
