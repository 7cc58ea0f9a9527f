import { expect } from '@playwright/test';
import sharp from 'sharp';
import { apiAs, type Json } from './support/api.js';
import { deskUrl, open, signedIn, tokenOf } from './support/desk.js';
import { PDF } from './support/files.js';
import { mailedText } from './support/inbox.js';
import { pageErrors } from './support/page-errors.js';
import { test } from './support/person.js';
import { requestForm } from './support/request-form.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');
const words = (key: string, params?: Record<string, string>) => t(`portal.${key}`, params);

test('a guest reports by the QR code of a location, confirms by mail, and says in the end how content they are', async ({
  page,
  browser,
}) => {
  const guestMail = `gast${Date.now()}@hotel.example`;
  await signedIn(page, 'alpina-manager');
  const manager = apiAs(page, 'alpina-manager');
  const { location, address: form } = await requestForm(page);

  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'de-CH',
    colorScheme: 'dark',
  });
  const guest = await context.newPage();
  const errors = pageErrors(guest);
  await guest.goto(form);
  await expect(guest.getByRole('heading', { name: words('request.title') })).toBeVisible();
  await expect(guest.getByText(words('request.lead', { location: String(location.name) }))).toBeVisible();
  const send = guest.getByRole('button', { name: words('request.send') });
  await send.click();
  await expect(guest.getByText(words('request.required'))).toHaveCount(3);
  await expect(guest.getByLabel(words('request.description'))).toBeFocused();
  await guest.getByLabel(words('request.description')).fill('Im Gang tropft es von der Decke.');
  await guest.getByLabel(words('request.name')).fill('Gina Gast');
  // A filled field is no longer marked, before the form is sent again.
  await expect(guest.getByText(words('request.required'))).toHaveCount(1);
  await guest.getByLabel(words('request.email')).fill(guestMail);
  const photo = sharp({ create: { width: 8, height: 8, channels: 3, background: '#1f3a6e' } }).png();
  const file = { name: 'decke.png', mimeType: 'image/png', buffer: await photo.toBuffer() };
  await guest.locator('input[type=file]').setInputFiles(file);
  await expect(guest.getByText('decke.png')).toBeVisible();
  expect(await guest.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await send.click();
  await expect(guest.getByRole('heading', { name: words('request.doneTitle') })).toBeFocused();

  await guest.goto(await mailedText(page, guestMail, /http\S+\/portal\/confirm\/\S+/));
  await expect(guest.getByText('Im Gang tropft es von der Decke.')).toBeVisible();
  await guest.getByRole('button', { name: words('confirm.press') }).click();
  await expect(guest.getByRole('heading', { name: words('confirm.doneTitle') })).toBeFocused();
  const identifier = /[A-Z]{3}-\d{4}-\d{5}/.exec((await guest.locator('main').textContent()) ?? '')?.[0] ?? '';
  const filter = encodeURIComponent(JSON.stringify({ identifier }));
  const [ticket] = (await manager('get', `tickets?filter=${filter}`)) as Json[];
  expect(ticket).toMatchObject({ location: location.id, contactEmail: guestMail, type: 'UNKNOWN' });
  expect(await manager('get', `tickets/${ticket?.id}/attachments`)).toHaveLength(1);

  const data = { to: 'CLOSED', closingState: 'COMPLETED', confirm: ['CLOSE_WITHOUT_INVOICE'] };
  const { id: responsible } = await manager('get', 'me');
  await manager('patch', `tickets/${ticket?.id}`, { data: { responsible }, version: ticket?.version });
  await manager('post', `tickets/${ticket?.id}/transitions`, { data });
  await guest.goto(await mailedText(page, guestMail, /http\S+\/portal\/rating\/\S+/));
  await expect(guest.getByRole('radio', { name: words('rating.steps.5'), exact: true })).toBeChecked();
  await guest.getByRole('radio', { name: words('rating.steps.4'), exact: true }).check();
  await guest.getByLabel(words('rating.comment')).fill('Rasch und freundlich.');
  await guest.getByRole('button', { name: words('rating.send') }).click();
  await expect(guest.getByRole('heading', { name: words('rating.doneTitle') })).toBeFocused();
  const [rated] = (await manager('get', `tickets?filter=${filter}`)) as Json[];
  expect(rated).toMatchObject({ satisfaction: 4, satisfactionComment: 'Rasch und freundlich.' });

  // A bad rating is notified at once.
  await open(page, 'dashboard');
  await guest.reload();
  await guest.getByRole('radio', { name: words('rating.steps.2'), exact: true }).check();
  await guest.getByRole('button', { name: words('rating.send') }).click();
  const bell = page.getByRole('banner').getByRole('button', { name: new RegExp(t('notifications.title')) });
  await bell.click();
  const group = page.getByRole('dialog').getByRole('region', { name: new RegExp(identifier) });
  await group.getByRole('link', { name: t('enums.notificationKind.POOR_RATING') }).click();
  await expect(page.getByRole('heading', { name: /Im Gang tropft es/ })).toBeVisible();
  expect(errors).toEqual([]);
  await context.close();
});

test('a customer who writes on an invoiced ticket is warned of a new one before, and led there', async ({ person }) => {
  const page = await person('alpina-customer', { viewport: { width: 390, height: 844 } });
  const customer = apiAs(page, 'alpina-customer');
  const [category] = (await customer('get', 'categories?range=[0,0]')) as Json[];
  const data = { type: 'TICKET', category: category?.id, customerDescription: 'Das Tor schliesst nicht.' };
  const { id } = await customer('post', 'tickets', { data });
  const invoice = await page.request.post(`${deskUrl()}services/v1/tickets/${id}/invoices`, {
    headers: { Authorization: `Bearer ${await tokenOf(page, 'alpina-agent')}` },
    multipart: {
      invoiceNumber: 'RD-2026-882',
      invoiceAmountExclVat: '90',
      file: { name: 'rechnung.pdf', mimeType: 'application/pdf', buffer: PDF },
    },
  });
  expect(invoice.ok()).toBe(true);
  const agent = apiAs(page, 'alpina-agent');
  await agent('post', `tickets/${id}/transitions`, { data: { to: 'CLOSED', closingState: 'INVOICED' } });

  await open(page, `issue/${id}`);
  await page.getByRole('textbox', { name: t('tickets.composer.message') }).fill('Es klemmt schon wieder.');
  await expect(page.getByText(t('tickets.composer.startsFollowUp'))).toBeVisible();
  await page.getByRole('button', { name: t('tickets.composer.send'), exact: true }).click();
  await expect(page.getByRole('heading', { name: /Es klemmt schon wieder/ })).toBeVisible();
  const followUp = new URL(page.url()).pathname.split('/').at(-1) as string;
  const ticket = await customer('get', `tickets/${followUp}`);
  expect(ticket).toMatchObject({ followUpOf: id, customerDescription: 'Es klemmt schon wieder.' });
  await expect(page.getByText(t('tickets.composer.followUpMade', { ticket: String(ticket.identifier) }))).toBeVisible();
});
