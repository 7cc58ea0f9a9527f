import { expect } from '@playwright/test';
import { deskUrl, open, tokenOf } from './support/desk.js';
import { test } from './support/person.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');
const WORD = `Kennzahlpumpe${Date.now()}`;

test('a manager steers by a figure, opens the tickets behind it and keeps it on the dashboard', async ({ person }) => {
  const page = await person('alpina-manager', { viewport: { width: 1440, height: 900 } });
  const headers = { Authorization: `Bearer ${await tokenOf(page, 'alpina-agent')}` };
  const services = `${deskUrl()}services/v1`;
  const customer = (await (await page.request.get(`${services}/customers?range=[0,0]`, { headers })).json())[0].id;
  const raise = async (type: string) => {
    const data = {
      type,
      customer,
      draft: false,
      customerDescription: WORD,
      contactName: 'Anna',
      contactPhone: '044 123 45 67',
    };
    const { 0: category } = await (await page.request.get(`${services}/categories?range=[0,0]`, { headers })).json();
    const answer = await page.request.post(`${services}/tickets`, {
      headers,
      data: { ...data, category: category.id },
    });
    expect(answer.status(), await answer.text()).toBe(201);
  };
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
