import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Json } from './api.js';
import { open } from './desk.js';
import { press } from './form.js';
import { textsOf } from './texts.js';

const t = textsOf('de-CH');

/** A phone in the hand of an executor in the field. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

let taken: Promise<Buffer> | undefined;

/** A picture as a camera makes it: larger than the kept one, with its metadata. */
export async function photo() {
  taken ??= sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#3a6' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Camera of Marco' } })
    .toBuffer();
  return { name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer: await taken };
}

/** The button of a step at the site of an order. */
export const step = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true });

/** Waits until so many entries stand on the device and are not sent. */
export const waiting = (page: Page, count: number) =>
  expect(
    page.getByRole('button', { name: new RegExp(`^${count} Eintr(ag wartet|äge warten) auf die Verbindung$`) }),
  ).toBeVisible();

/** Waits until every input on the device has been sent. */
export const allSent = (page: Page) =>
  expect(page.getByRole('button', { name: t('field.outbox.button') })).toBeVisible();

/** The card of an order in the day. */
export const cardOf = (page: Page, { id }: Json) => page.locator(`a[href$="/my-day/${id}"]`);

/** Opens the day, and resolves once all of it is on the device: the application and the orders. */
export async function begin(page: Page, orders: readonly Json[]): Promise<void> {
  await open(page, 'my-day');
  for (const order of orders) await expect(cardOf(page, order)).toContainText(t('enums.ticketState.PENDING'));
  await page.evaluate('navigator.serviceWorker.ready.then(() => null)');
}

/** Comes to the site and books a minute of work. */
export async function arriveAndWork(page: Page): Promise<void> {
  await step(page, 'field.arrive').click();
  await expect(page.getByRole('button', { name: /^Vor Ort seit/ })).toBeVisible();
  await step(page, 'field.time.start').click();
  await step(page, 'field.time.pause').click();
  await page.getByRole('button', { name: /^1 Min.* buchen$/ }).click();
  await expect(step(page, 'tickets.reports.sign')).toBeEnabled();
}

/** Draws two lines on the pad, as a finger does. */
export async function draw(page: Page, pad: Locator): Promise<void> {
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('The pad is not on the screen');
  const at = (x: number, y: number) => [box.x + x * box.width, box.y + y * box.height] as const;
  for (const [from, to] of [
    [at(0.1, 0.7), at(0.5, 0.2)],
    [at(0.5, 0.3), at(0.9, 0.8)],
  ] as const) {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 4 });
    await page.mouse.up();
  }
}

/** Lets the customer sign on the phone. */
export async function sign(page: Page, name?: string): Promise<void> {
  await step(page, 'tickets.reports.sign').click();
  const dialog = page.getByRole('dialog', { name: t('tickets.reports.signature') });
  if (name) await dialog.getByLabel(t('field.form.name')).fill(name);
  await draw(page, dialog.getByRole('img', { name: t('tickets.reports.pad') }));
  await press(page, 'tickets.reports.signNow');
  await expect(page.getByText(/^Unterschrieben von/)).toBeVisible();
}

/** Finishes the work at the site. */
export async function finish(page: Page): Promise<void> {
  await step(page, 'field.finish').click();
  await press(page, 'field.finish');
  await expect(page.getByText(t('field.finished'))).toBeVisible();
}
