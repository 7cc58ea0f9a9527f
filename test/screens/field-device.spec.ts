import { expect, type Page } from '@playwright/test';
import { apiAs, type Json } from '../journeys/support/api.js';
import { deskUrl, signInAnew } from '../journeys/support/desk.js';
import { allSent, arriveAndWork, begin, cardOf, PHONE, step, waiting } from '../journeys/support/field-day.js';
import { orderFor } from '../journeys/support/field-order.js';
import { press } from '../journeys/support/form.js';
import { test } from '../journeys/support/person.js';
import { textsOf } from '../journeys/support/texts.js';

const t = textsOf('de-CH');
test.use({ serviceWorkers: 'allow' });

const TWO_HOURS = 2 * 3_600_000;

/** How many records of one kind a database of the browser holds. */
const kept = (page: Page, database: string, store: string) =>
  page.evaluate(`(async () => {
    const done = (request) => new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const database = await done(indexedDB.open(${JSON.stringify(database)}));
    const count = await done(database.transaction('${store}').objectStore('${store}').count());
    database.close();
    return count;
  })()`);

/** Keeps all tabs of the device from sending until they are released. */
async function holdBack(page: Page, owner: string): Promise<() => Promise<void>> {
  await page.evaluate(`new Promise((taken) => navigator.locks.request('outbox:${owner}', () => {
    taken(null);
    return new Promise((end) => { globalThis.letGo = end; });
  }))`);
  return () => page.evaluate('globalThis.letGo()') as Promise<void>;
}

async function remark(page: Page, text: string): Promise<void> {
  await step(page, 'field.remarks').click();
  await page.getByLabel(t('field.form.text')).fill(text);
  await press(page, 'ra.action.save');
}

test('what waits on a device outlasts two hours, a second tab, another release and somebody else who signs in', async ({
  person,
}) => {
  const phone = await person('alpina-executor', { ...PHONE, anew: true });
  const context = phone.context();
  const executor = apiAs(phone, 'alpina-executor');
  const { id } = await executor('get', 'me');
  const owner = `alpina/${id}`;
  const order = await orderFor(phone, 'Schlauch im Keller ersetzen', '23:50');
  await begin(phone, [order]);
  await cardOf(phone, order).click();
  await expect(step(phone, 'field.arrive')).toBeVisible();
  await context.setOffline(true);
  await arriveAndWork(phone);
  await waiting(phone, 3);

  // A second tab shows the state of the device, and the first tab the inputs of the second.
  const second = await context.newPage();
  await second.goto(phone.url());
  await waiting(second, 3);
  await remark(second, 'Der Schlauch war porös.');
  await waiting(second, 4);
  await waiting(phone, 4);

  // Two hours later the earlier token is invalid, and another release has come.
  const entered = Date.now();
  await phone.clock.setSystemTime(entered + TWO_HOURS);
  await second.clock.setSystemTime(entered + TWO_HOURS);
  const letGo = await holdBack(second, owner);
  await context.setOffline(false);
  // A release with a missing file, so soon after the network's return, is fetched anew.
  await expect(async () => {
    await second.evaluate(
      `navigator.serviceWorker.register('${deskUrl()}worker.js?release=another', { scope: '${deskUrl()}' })`,
    );
    await expect(second.getByText(t('field.release'))).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await Promise.all([phone.waitForEvent('load'), phone.getByRole('button', { name: t('field.reload') }).click()]);
  await waiting(phone, 4);
  // The worker takes over no further page: new pages open at once, without the notice.
  const third = await context.newPage();
  await third.goto(deskUrl());
  await waiting(third, 4);
  await expect(third.getByText(t('field.release'))).toBeHidden();
  await third.close();
  await letGo();
  await allSent(phone);
  await allSent(second);
  // Both tabs show the present state.
  for (const tab of [phone, second]) await expect(tab.getByText(/^Offline/)).toBeHidden();
  const arrivals = async () =>
    ((await executor('get', `tickets/${order.id}/activities`)) as Json[]).filter(({ kind }) => kind === 'CHECKED_IN');
  const reports = async () => (await executor('get', `tickets/${order.id}/reports`)) as Json[];
  expect(await arrivals()).toHaveLength(1);
  expect(new Date((await arrivals())[0]?.text).getTime()).toBeLessThan(entered);
  expect(await reports()).toMatchObject([{ remarks: 'Der Schlauch war porös.' }]);
  expect((await executor('get', `reports/${(await reports())[0]?.id}/positions`)) as Json[]).toHaveLength(1);

  // Another user signs in while an action waits: it is neither shown to them nor lost; read records are forgotten.
  const guard = await holdBack(second, owner);
  await remark(phone, 'Nachtrag: Dichtung geprüft.');
  expect(await kept(phone, `vsd:${owner}`, 'outbox')).toBe(1);
  expect(await kept(phone, `vsd:${owner}`, 'reads')).toBeGreaterThan(0);
  await context.clearCookies();
  await signInAnew(phone, 'alpina-agent');
  await expect(phone.getByRole('button', { name: /wart(et|en) auf die Verbindung/ })).toBeHidden();
  await expect.poll(() => kept(phone, `vsd:${owner}`, 'reads')).toBe(0);
  expect(await kept(phone, `vsd:${owner}`, 'outbox')).toBe(1);

  await context.clearCookies();
  await signInAnew(phone, 'alpina-executor');
  await waiting(phone, 1);
  await guard();
  await allSent(phone);
  expect(await reports()).toMatchObject([{ remarks: 'Nachtrag: Dichtung geprüft.' }]);
});
