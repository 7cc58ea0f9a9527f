import { expect } from '@playwright/test';
import { open } from './support/desk.js';
import { newTicket } from './support/new-ticket.js';
import { test } from './support/person.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');
const WORD = `Kennzahlpumpe${Date.now()}`;

test('a manager steers by a figure, opens the tickets behind it and keeps it on the dashboard', async ({ person }) => {
  const page = await person('alpina-manager', { viewport: { width: 1440, height: 900 } });
  const raise = (type: string) => newTicket(page, { type, customerDescription: WORD });
  for (const type of ['INCIDENT', 'INCIDENT', 'TICKET']) await raise(type);

  await open(page, `issue/search?filter=${encodeURIComponent(JSON.stringify({ q: WORD }))}`);
  await page.getByRole('button', { name: t('figures.show'), exact: true }).click();
  await page.locator('#figure').click();
  await page.getByRole('option', { name: t('figures.name.backlog') }).click();
  await page.locator('#figure-by').click();
  await page.getByRole('option', { name: t('resources.tickets.fields.type'), exact: true }).click();
  await page.getByRole('button', { name: t('figures.shown.bar') }).click();
  await expect(page.getByText(t('figures.text.backlog'))).toBeVisible();
  const incidents = page.getByRole('link', { name: new RegExp(`^${t('enums.ticketType.INCIDENT')}, .*2$`) });
  await page.locator('#figure-then').click();
  await page.getByRole('option', { name: t('figures.nothing') }).click();
  await expect(incidents).toBeVisible();
  const address = page.url();
  await page.getByRole('button', { name: t('figures.onDashboard') }).click();

  await incidents.click();
  await expect(page.getByRole('link', { name: WORD })).toHaveCount(2);
  await page.goto(address);
  await expect(incidents).toBeVisible();

  await open(page, 'dashboard');
  const panel = page.getByRole('region', { name: t('figures.name.backlog') });
  await expect(panel.getByRole('link', { name: /2$/ })).toBeVisible();
  await raise('INCIDENT');
  await expect(panel.getByRole('link', { name: /3$/ }).first()).toBeVisible({ timeout: 30_000 });
  const remove = t('figures.remove').replace('%{name}', t('figures.name.backlog'));
  await panel.getByRole('button', { name: remove }).click();
  await expect(panel).toHaveCount(0);
});
