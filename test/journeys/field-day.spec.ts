import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { apiAs, type Json } from './support/api.js';
import { deskUrl, open } from './support/desk.js';
import { orderFor } from './support/field-order.js';
import { test } from './support/person.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');
test.use({ serviceWorkers: 'allow' });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** A picture as a camera makes it: larger than what is kept, with what it writes of itself. */
const photo = async () => ({
  name: 'IMG_0001.JPG',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#3a6' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Camera of Marco' } })
    .toBuffer(),
});

/** Counts what the browser keeps in all of its databases. */
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

const step = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true });
const waiting = (page: Page, count: number) =>
  expect(page.getByRole('button', { name: `${count} Einträge warten auf die Verbindung` })).toBeVisible();
const allSent = (page: Page) => expect(page.getByRole('button', { name: t('field.outbox.button') })).toBeVisible();

/** Opens the day, and resolves once all of it is on the device: the application and the orders. */
async function begin(page: Page, orders: readonly Json[]): Promise<void> {
  await open(page, 'my-day');
  for (const { id } of orders)
    await expect(page.locator(`a[href$="/my-day/${id}"]`)).toContainText(t('enums.ticketState.PENDING'));
  await page.evaluate('navigator.serviceWorker.ready.then(() => null)');
}

test('an executor works a day without a network, closes the application, and everything arrives once and in order', async ({
  person,
}) => {
  const phone = await person('alpina-executor', PHONE);
  const first = await orderFor(phone, 'Pumpe im Keller ersetzen', '23:40');
  const second = await orderFor(phone, 'Ventil im Estrich prüfen', '23:50');
  await begin(phone, [first, second]);
  const context = phone.context();
  await context.setOffline(true);
  await phone.reload();
  await expect(phone.getByText(/^Offline, Stand \d\d:\d\d/)).toBeVisible();

  for (const { id } of [first, second]) {
    await phone.locator(`a[href$="/my-day/${id}"]`).click();
    await step(phone, 'field.arrive').click();
    await expect(phone.getByRole('button', { name: /^Vor Ort seit/ })).toBeVisible();
    await step(phone, 'field.time.start').click();
    await step(phone, 'field.time.pause').click();
    await phone.getByRole('button', { name: /^1 Min.* buchen$/ }).click();
    await phone.goBack();
  }
  await waiting(phone, 6);
  const at = new Date();

  // The browser is closed and opened again, still without a network.
  await phone.close();
  const page = await context.newPage();
  await page.goto(phone.url());
  await waiting(page, 6);
  await page.locator(`a[href$="/my-day/${first.id}"]`).click();
  await page.locator('input[type=file]').setInputFiles([await photo()]);
  await waiting(page, 7);
  await step(page, 'field.material').click();
  await page.getByLabel(t('field.form.description')).fill('Dichtung DN 50');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('ra.action.save') })
    .click();
  await waiting(page, 8);
  // The catalogue is on the device.
  await step(page, 'field.material').click();
  await page.getByLabel(t('field.form.description')).fill('ds-11 satz');
  await page.getByRole('option', { name: /^Dichtungssatz/ }).click();
  await expect(page.getByLabel(t('field.form.unit'))).toHaveText(t('enums.unit.SET'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('ra.action.save') })
    .click();
  await waiting(page, 9);
  await step(page, 'field.remarks').click();
  await page.getByLabel(t('field.form.text')).fill('Die alte Pumpe war festgefressen.');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('ra.action.save') })
    .click();
  await step(page, 'field.finish').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('field.finish') })
    .click();
  await expect(page.getByText(t('field.finished'))).toBeVisible();
  await waiting(page, 12);

  const back = new Date();
  await context.setOffline(false);
  await allSent(page);
  const executor = apiAs(page, 'alpina-executor');
  for (const { id } of [first, second]) {
    const entries = (await executor('get', `tickets/${id}/activities`)) as Json[];
    const arrivals = entries.filter(({ kind }) => kind === 'CHECKED_IN');
    expect(arrivals).toHaveLength(1);
    expect(new Date(arrivals[0]?.text).getTime()).toBeLessThan(at.getTime());
    expect(new Date(arrivals[0]?.createdAt).getTime()).toBeGreaterThanOrEqual(back.getTime());
    expect((await executor('get', `tickets/${id}/reports`)) as Json[]).toHaveLength(1);
  }
  const [report] = (await executor('get', `tickets/${first.id}/reports`)) as Json[];
  expect(report).toMatchObject({ state: 'BILLABLE', remarks: 'Die alte Pumpe war festgefressen.' });
  const positions = (await executor('get', `reports/${report?.id}/positions`)) as Json[];
  expect(positions.map(({ kind, unit, quantity, catalogNumber }) => [kind, unit, quantity, catalogNumber])).toEqual([
    ['WORK', 'MIN', 1, null],
    ['MATERIAL', 'EA', 1, null],
    ['MATERIAL', 'SET', 1, 'DS-1140'],
  ]);
  const [, , sent] = (await apiAs(page, 'alpina-agent')('get', `reports/${report?.id}/positions`)) as Json[];
  expect(sent?.unitPrice).toBe(24.5);
  const [picture, ...more] = (await executor('get', `tickets/${first.id}/attachments`)) as Json[];
  expect(more).toEqual([]);
  expect(picture).toMatchObject({ contentType: 'image/jpeg' });
  expect(picture?.size).toBeLessThan(1_500_000);
  expect((await executor('get', `tickets/${first.id}`)).state).toBe('WORK_COMPLETED');
  expect((await executor('get', `tickets/${second.id}`)).state).toBe('IN_WORK');
  await page.reload();
  await allSent(page);
  expect((await executor('get', `tickets/${first.id}/attachments`)) as Json[]).toHaveLength(1);
});

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
  await phone
    .getByRole('dialog')
    .getByRole('button', { name: t('ra.action.save') })
    .click();
  await waiting(phone, 2);
  await apiAs(phone, 'alpina-agent')('patch', `reports/${report.id}`, {
    data: { remarks: 'Bitte Filter F7' },
    version: report.version,
  });

  await context.setOffline(false);
  await phone.getByRole('button', { name: /braucht Ihren Entscheid|brauchen Ihren Entscheid/ }).click();
  const list = phone.getByRole('dialog', { name: t('field.outbox.title') });
  await expect(list.getByRole('alert')).toHaveText(t('errors.DEVICE_TIME_AHEAD'));
  await list.getByRole('button', { name: t('field.outbox.change') }).click();
  await phone.getByLabel(t('resources.tickets.fields.deviceTime')).fill(new Date().toISOString());
  await phone
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: t('field.outbox.again') })
    .click();

  await list.getByRole('button', { name: t('field.outbox.resolve') }).click();
  const choice = phone.getByRole('dialog', { name: t('field.remarks') });
  await expect(choice.getByText('Bitte Filter F7')).toBeVisible();
  await choice.getByRole('radio', { name: /Filter getauscht/ }).check();
  await choice.getByRole('button', { name: t('field.outbox.again') }).click();
  await expect(list.getByText(t('field.outbox.none'))).toBeVisible();
  expect((await executor('get', `reports/${report.id}`)).remarks).toBe('Filter getauscht');
  const entries = (await executor('get', `tickets/${order.id}/activities`)) as Json[];
  expect(entries.filter(({ kind }) => kind === 'CHECKED_IN')).toHaveLength(1);

  expect(await phone.evaluate(KEPT_RECORDS)).toBeGreaterThan(0);
  // Nothing of them is left on a phone that they sign out from.
  await phone.goto(new URL('sign-out', phone.url().replace(/my-day.*$/, '')).href);
  await expect(phone.locator('input[name="username"]')).toBeVisible();
  await phone.goto(`${deskUrl()}mark.svg`);
  expect(await phone.evaluate(KEPT_RECORDS)).toBe(0);
});
