import { expect, type Page } from '@playwright/test';
import { apiAs, type Json } from '../journeys/support/api.js';
import { deskUrl, open, settled } from '../journeys/support/desk.js';
import {
  allSent,
  arriveAndWork,
  begin,
  cardOf,
  finish,
  PHONE,
  photo,
  sign,
  step,
  waiting,
} from '../journeys/support/field-day.js';
import { orderFor, unplannedOrder } from '../journeys/support/field-order.js';
import { press } from '../journeys/support/form.js';
import { test } from '../journeys/support/person.js';
import { textsOf } from '../journeys/support/texts.js';
import { dayFromNow } from '../support/days.js';

const t = textsOf('de-CH');
test.use({ serviceWorkers: 'allow' });

/** Counts the records in all databases of the browser. */
const KEPT_RECORDS = `(async () => {
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  let count = 0;
  for (const { name } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    const stores = [...database.objectStoreNames];
    const read = database.transaction(stores);
    for (const store of stores) count += await done(read.objectStore(store).count());
    database.close();
  }
  return count;
})()`;

test('an executor works a day of five orders without a network, closes the application, and everything arrives once and in order', async ({
  person,
}) => {
  const phone = await person('alpina-executor', PHONE);
  const orders = await Promise.all(
    ['Pumpe ersetzen', 'Ventil prüfen', 'Filter tauschen', 'Boiler entkalken', 'Leck suchen'].map((text, at) =>
      orderFor(phone, text, `23:${40 + at}`),
    ),
  );
  await begin(phone, orders);
  const context = phone.context();
  await context.setOffline(true);
  // An answer under way is replaced by the stored one of the device, and the notice then shows its age.
  await expect(phone.getByText(/^Offline[,.]/)).toBeVisible();
  await phone.reload();
  await expect(phone.getByText(/^Offline, Stand \d\d:\d\d/)).toBeVisible();
  // The picture at the top is on the device as well.
  const mark = phone.getByRole('link', { name: 'Volta Service Desk' }).locator('img');
  await expect
    .poll(() => mark.evaluate((picture: { naturalWidth: number }) => picture.naturalWidth))
    .toBeGreaterThan(0);
  const [first = {}, ...others] = orders;
  await cardOf(phone, first).click();
  await arriveAndWork(phone);
  await waiting(phone, 3);

  // The browser is closed and opened again, still without a network.
  await phone.close();
  const page = await context.newPage();
  await page.goto(phone.url());
  await waiting(page, 3);
  await step(page, 'field.material').click();
  await page.getByLabel(t('field.form.description')).fill('Dichtung DN 50');
  await press(page, 'ra.action.save');
  await waiting(page, 4);
  // The catalogue is on the device.
  await step(page, 'field.material').click();
  await page.getByLabel(t('field.form.description')).fill('ds-11 satz');
  await page.getByRole('option', { name: /^Dichtungssatz/ }).click();
  await expect(page.getByLabel(t('field.form.unit'))).toHaveText(t('enums.unit.SET'));
  await press(page, 'ra.action.save');
  await waiting(page, 5);
  await step(page, 'field.remarks').click();
  await page.getByLabel(t('field.form.text')).fill('Die alte Pumpe war festgefressen.');
  await press(page, 'ra.action.save');
  await waiting(page, 6);
  await completeOrder(page, 'Anna Keller');
  for (const [at, order] of others.entries()) {
    await page.getByRole('link', { name: t('field.toDay') }).click();
    await cardOf(page, order).click();
    // The first action may be a photo: it begins the report.
    if (at === 0) await takePhoto(page);
    await arriveAndWork(page);
    await completeOrder(page, `Kundin ${at}`, { photo: at > 0 });
  }
  await waiting(page, 38);
  const at = Date.now();

  await context.setOffline(false);
  await allSent(page);
  const executor = apiAs(page, 'alpina-executor');
  const names = ['Anna Keller', ...others.map((_, one) => `Kundin ${one}`)];
  for (const [place, { id }] of orders.entries()) {
    const [ticket, entries, reports, ofTicket] = (await Promise.all([
      executor('get', `tickets/${id}`),
      executor('get', `tickets/${id}/activities`),
      executor('get', `tickets/${id}/reports`),
      executor('get', `tickets/${id}/attachments`),
    ])) as [Json, Json[], Json[], Json[]];
    const [picture, ...others] = (await executor('get', `reports/${reports[0]?.id}/attachments`)) as Json[];
    expect(ticket.state).toBe('WORK_COMPLETED');
    // Each with the time of the device, which the server receives later.
    const arrivals = entries.filter(({ kind }) => kind === 'CHECKED_IN');
    expect(arrivals).toHaveLength(1);
    expect(new Date(arrivals[0]?.text).getTime()).toBeLessThan(at);
    expect(new Date(arrivals[0]?.createdAt).getTime()).toBeGreaterThanOrEqual(at);
    expect(reports).toMatchObject([{ state: 'BILLABLE', signedBy: names[place] }]);
    expect(new Date(reports[0]?.signedAt).getTime()).toBeLessThan(at);
    const signature = await executor('get', `reports/${reports[0]?.id}/signature`);
    expect(signature.strokes).toHaveLength(2);
    expect(new Date(signature.receivedAt).getTime()).toBeGreaterThanOrEqual(at);
    expect(picture).toMatchObject({ contentType: 'image/jpeg' });
    expect(picture?.size).toBeLessThan(1_500_000);
    expect([...others, ...ofTicket]).toEqual([]);
    const positions = (await executor('get', `reports/${reports[0]?.id}/positions`)) as Json[];
    const told = positions.map(({ kind, unit, quantity, catalogNumber }) => [kind, unit, quantity, catalogNumber]);
    const material = [
      ['MATERIAL', 'EA', 1, null],
      ['MATERIAL', 'SET', 1, 'DS-1140'],
    ];
    expect(told).toEqual([['WORK', 'MIN', 1, null], ...(place === 0 ? material : [])]);
  }
  const [report] = (await executor('get', `tickets/${first.id}/reports`)) as Json[];
  expect(report?.remarks).toBe('Die alte Pumpe war festgefressen.');
  const [, , sent] = (await apiAs(page, 'alpina-agent')('get', `reports/${report?.id}/positions`)) as Json[];
  expect(sent?.unitPrice).toBe(24.5);
  await page.reload();
  await allSent(page);
  expect((await executor('get', `reports/${report?.id}/attachments`)) as Json[]).toHaveLength(1);
});

const unsent = (page: Page) => page.getByRole('list', { name: t('field.outbox.title') });

async function takePhoto(page: Page): Promise<void> {
  const photos = unsent(page).getByText(t('field.entry.photo'), { exact: true });
  await expect(photos).toHaveCount(0);
  await page.locator('input[type=file]').setInputFiles([await photo()]);
  await expect(photos).toBeVisible();
}

/** Takes a photo, lets the customer sign and finishes the work. */
async function completeOrder(page: Page, name: string, { photo: isTaken = true } = {}): Promise<void> {
  if (isTaken) await takePhoto(page);
  await sign(page, name);
  await finish(page);
}

test('what the server refuses stays with its reason, and what others have changed as well is chosen field by field', async ({
  person,
}) => {
  const phone = await person('alpina-executor', { ...PHONE, anew: true });
  const order = await orderFor(phone, 'Filter im Technikraum tauschen', '23:45');
  const executor = apiAs(phone, 'alpina-executor');
  const report = await executor('post', `tickets/${order.id}/reports`, { data: { remarks: 'Von vorher' } });
  await begin(phone, [order]);
  await phone.locator(`a[href$="/my-day/${order.id}"]`).click();
  await expect(step(phone, 'field.arrive')).toBeVisible();
  const context = phone.context();
  await context.setOffline(true);
  // Its clock is ahead by an hour.
  await phone.clock.setSystemTime(Date.now() + 3_600_000);
  await step(phone, 'field.arrive').click();
  await phone.clock.setSystemTime(Date.now());
  await step(phone, 'field.remarks').click();
  await phone.getByLabel(t('field.form.text')).fill('Filter getauscht');
  await press(phone, 'ra.action.save');
  await waiting(phone, 2);
  await apiAs(phone, 'alpina-agent')('patch', `reports/${report.id}`, {
    data: { remarks: 'Bitte Filter F7' },
    version: report.version,
  });

  await context.setOffline(false);
  await phone.getByRole('button', { name: /braucht Ihren Entscheid|brauchen Ihren Entscheid/ }).click();
  const list = phone.getByRole('dialog', { name: t('field.outbox.title') });
  await expect(list.getByRole('alert')).toHaveText(t('errors.DEVICE_TIME_AHEAD'));
  await list.getByRole('button', { name: /^Mit der richtigen Zeit senden/ }).click();

  await list.getByRole('button', { name: t('field.outbox.resolve') }).click();
  const choice = phone.getByRole('dialog', { name: t('field.remarks') });
  await expect(choice.getByText('Bitte Filter F7')).toBeVisible();
  await choice.getByRole('radio', { name: /Filter getauscht/ }).check();
  await choice.getByRole('button', { name: t('field.outbox.again') }).click();
  await expect(list.getByText(t('field.outbox.none'))).toBeVisible();
  expect((await executor('get', `reports/${report.id}`)).remarks).toBe('Filter getauscht');
  const entries = (await executor('get', `tickets/${order.id}/activities`)) as Json[];
  expect(entries.filter(({ kind }) => kind === 'CHECKED_IN')).toHaveLength(1);

  // The customer signs at the desk while the phone is away: the photo comes too late for the report, and is not lost.
  await list.getByRole('button', { name: t('ra.action.close') }).click();
  await context.setOffline(true);
  await takePhoto(phone);
  const agent = apiAs(phone, 'alpina-agent');
  const work = { kind: 'MATERIAL', description: 'Filter', quantity: 1, unit: 'EA' };
  await agent('post', `reports/${report.id}/positions`, { data: work });
  await agent('post', `reports/${report.id}/signature`, { data: { name: 'Anna Keller', strokes: [] } });
  await context.setOffline(false);
  await phone.getByRole('button', { name: /braucht Ihren Entscheid/ }).click();
  await expect(list.getByRole('alert')).toHaveText(
    t('field.outbox.photoMissing', { reason: t('errors.REPORT_SIGNED') }),
  );
  await list.getByRole('button', { name: t('field.outbox.toTicket') }).click();
  await expect(list.getByText(t('field.outbox.none'))).toBeVisible();
  expect(await executor('get', `reports/${report.id}/attachments`)).toEqual([]);
  expect(await executor('get', `tickets/${order.id}/attachments`)).toMatchObject([{ contentType: 'image/jpeg' }]);

  expect(await phone.evaluate(KEPT_RECORDS)).toBeGreaterThan(0);
  // Nothing of them is left on a phone that they sign out from.
  await phone.goto(new URL('sign-out', phone.url().replace(/my-day.*$/, '')).href);
  await expect(phone.locator('input[name="username"]')).toBeVisible();
  await phone.goto(`${deskUrl()}mark.svg`);
  expect(await phone.evaluate(KEPT_RECORDS)).toBe(0);
});

test('what was not done yesterday stays in the day until it is', async ({ person }) => {
  const phone = await person('alpina-executor', { ...PHONE, anew: true });
  const order = await unplannedOrder(phone, 'Heizkreis spülen');
  const agent = apiAs(phone, 'alpina-agent');
  const time = { title: 'Heizkreis spülen', date: dayFromNow(-1), startTime: '22:00', endTime: '23:30' };
  const confirm = ['APPOINTMENT_CONFLICT', 'APPOINTMENT_TRAVEL', 'ASSIGNEE_ABSENT'];
  await agent('post', `tickets/${order.id}/appointments`, { data: { ...time, person: order.executor, confirm } });
  await open(phone, 'my-day');
  await expect(cardOf(phone, order)).toContainText('22:00–23:30');
  const closing = {
    to: 'CLOSED',
    closingState: 'REJECTED',
    closingNote: 'Hat sich erledigt',
    confirm: ['CLOSE_WITHOUT_INVOICE'],
  };
  await agent('post', `tickets/${order.id}/transitions`, { data: closing });
  await phone.reload();
  await settled(phone);
  await expect(cardOf(phone, order)).toHaveCount(0);
});
