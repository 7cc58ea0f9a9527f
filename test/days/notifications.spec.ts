import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { apiAs, type Json } from '../journeys/support/api.js';
import { open } from '../journeys/support/desk.js';
import { newTicket } from '../journeys/support/new-ticket.js';
import { test } from '../journeys/support/person.js';
import { textsOf } from '../journeys/support/texts.js';

test.use({ serviceWorkers: 'allow' });

const t = textsOf('de-CH');

const incident = (page: Page) => newTicket(page, { type: 'INCIDENT', customerDescription: `Pumpe ${Date.now()}` });

const bell = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(t('notifications.title')) });
const shown = (page: Page) => page.getByRole('dialog', { name: t('notifications.title') });

test('a colleague who is mentioned hears of it at once, on all devices, and has read it on all once it is opened', async ({
  person,
}) => {
  const writer = await person('alpina-agent');
  const desktop = await person('alpina-admin');
  const phone = await person('alpina-admin', { viewport: { width: 390, height: 844 } });
  for (const device of [desktop, phone]) await open(device, 'dashboard');
  const { name } = await apiAs(desktop, 'alpina-admin')('get', 'me');
  const ticket = await incident(writer);
  await open(writer, `issue/${ticket.id}`);
  await writer.getByRole('button', { name: t('tickets.composer.note'), exact: true }).click();
  const text = writer.getByRole('textbox', { name: t('tickets.composer.note') });
  await text.pressSequentially('Schau bitte @');
  await writer.getByRole('option', { name }).waitFor();
  // Enter chooses by the typed letters, before the list for them has loaded.
  await text.pressSequentially(name.slice(0, 4));
  await text.press('Enter');
  await expect(text).toHaveValue(`Schau bitte @${name} `);
  await text.press('Control+Enter');
  for (const device of [desktop, phone]) {
    await bell(device).click();
    const group = shown(device).getByRole('region', { name: new RegExp(ticket.identifier) });
    await expect(group.getByRole('link', { name: t('enums.notificationKind.MENTION') })).toBeVisible();
    await expect(group.getByRole('img', { name: t('notifications.unread') })).toBeVisible();
  }
  const own = (device: Page) => shown(device).getByRole('region', { name: new RegExp(ticket.identifier) });
  await own(phone)
    .getByRole('link', { name: t('enums.notificationKind.MENTION') })
    .click();
  await expect(phone.getByText(`Schau bitte @${name}`)).toBeVisible();
  await expect(phone.locator('strong', { hasText: `@${name}` })).toBeVisible();
  await expect(own(desktop).getByRole('img', { name: t('notifications.unread') })).toHaveCount(0);
  // The keyboard leaves the bell where it came from.
  await desktop.keyboard.press('Escape');
  await expect(bell(desktop)).toBeFocused();
});

test('an administrator hears of a webhook that was switched off, and comes to its record', async ({ person }) => {
  // Such an answer ends all calls (decision 38).
  const gone = createServer((_request, response) => response.writeHead(410).end());
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(gone.address() as AddressInfo).port}/gone`;
  const page = await person('alpina-admin');
  await open(page, 'dashboard');
  const admin = apiAs(page, 'alpina-admin');
  const { id } = await admin('post', 'webhooks', { data: { url, events: ['tickets.created'] } });
  await incident(page);
  await bell(page).click();
  const group = shown(page).getByRole('region', { name: new RegExp(new URL(url).host) });
  const event = group.getByRole('link', { name: t('enums.notificationKind.WEBHOOK_OFF') });
  await event.click();
  await expect(page).toHaveURL(new RegExp(`/admin/support/webhooks/${id}/show`));
  await expect(page.getByText(url).first()).toBeVisible();
  await bell(page).click();
  await expect(group.getByRole('img', { name: t('notifications.unread') })).toHaveCount(0);
  gone.close();
});

test('what somebody chooses on their profile is kept for them', async ({ person }) => {
  const page = await person('nordwind-manager');
  await open(page, 'profile');
  const kind = t('enums.notificationKind.ISSUE_WORK_NOTE_ADDED');
  const choice = page.getByRole('combobox', { name: kind });
  await choice.click();
  await page.getByRole('option', { name: t('enums.notificationChannel.BELL') }).click();
  await page.getByRole('switch', { name: t('notifications.profile.quietOn') }).click();
  await page.getByLabel(t('notifications.profile.quietFrom'), { exact: true }).fill('20:30');
  const api = apiAs(page, 'nordwind-manager');
  await expect(async () => {
    const kept = await api('get', 'me/notification-settings');
    expect(kept).toMatchObject({ quietFrom: '20:30', quietTo: '07:00' });
    expect(kept.channels).toContainEqual({ kind: 'ISSUE_WORK_NOTE_ADDED', channel: 'BELL' });
  }).toPass();
  await page.reload();
  await expect(choice).toHaveText(t('enums.notificationChannel.BELL'));
});

interface Shown {
  title: string;
  options: { tag: string; data: { url: string } };
}

test('a push message becomes a notice of the device that leads to its entry', async ({ person }) => {
  const page = await person('alpina-admin');
  await open(page, 'dashboard');
  const ticket = await incident(page);
  const api = apiAs(page, 'alpina-agent');
  const [entry] = (await api('get', `tickets/${ticket.id}/activities`)) as unknown as Json[];
  const [scope = ''] = /^.*volta-service-desk\//.exec(page.url()) ?? [];
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [own] }) => {
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const started = page.context().waitForEvent('serviceworker');
  await page.evaluate(`navigator.serviceWorker.register('${scope}worker.js').then(() => null)`);
  const worker = await started;
  // A page receives no events until its application is stored.
  await page.evaluate('navigator.serviceWorker.ready.then(() => null)');
  // A browser without a desktop has nowhere to show a notice, and no way to a push service: the message comes by hand.
  await worker.evaluate(() => {
    const own = globalThis as unknown as { registration: object; shown: unknown[] };
    own.shown = [];
    Object.assign(own.registration, {
      showNotification: async (title: string, options: object) => own.shown.push({ title, options }),
    });
  });
  const data = JSON.stringify({
    number: ticket.identifier,
    text: 'Neue Arbeitsnotiz',
    ticket: ticket.id,
    entry: entry?.id,
  });
  const { origin } = new URL(scope);
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  const shownNow = () => worker.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown);
  await expect.poll(shownNow).toMatchObject([{ title: `${ticket.identifier}: Neue Arbeitsnotiz` }]);
  const [notice] = await shownNow();
  expect(notice?.options.tag).toBe(entry?.id);
  await page.goto(notice?.options.data.url ?? '');
  await expect(page.getByRole('heading', { name: new RegExp(ticket.customerDescription) })).toBeVisible();
});
