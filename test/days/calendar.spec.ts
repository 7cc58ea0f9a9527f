import { expect, type Locator, type Page } from '@playwright/test';
import { apiAs, type Json } from '../journeys/support/api.js';
import { open } from '../journeys/support/desk.js';
import { unplannedOrder } from '../journeys/support/field-order.js';
import { test } from '../journeys/support/person.js';
import { textsOf } from '../journeys/support/texts.js';
import { dayFromNow } from '../support/days.js';

const t = textsOf('de-CH');

const DISPATCHER = 'alpina-manager';

/** A Tuesday so many weeks ahead, on which nobody has anything else. */
function tuesday(weeks: number): string {
  const days = Array.from({ length: 7 }, (_, at) => dayFromNow(weeks * 7 + at));
  return days.find((day) => new Date(`${day}T12:00:00Z`).getUTCDay() === 2) as string;
}
const plus = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

/** An appointment of the dispatcher on that day, from nine to ten. */
async function planned(page: Page, date: string): Promise<Json> {
  const desk = apiAs(page, DISPATCHER);
  const [category] = (await desk('get', 'categories')) as Json[];
  const me = await desk('get', 'me');
  const said = { type: 'INCIDENT', category: category?.id, customerDescription: 'Die Storen klemmen.' };
  const ticket = await apiAs(page, 'alpina-customer')('post', 'tickets', { data: said });
  const data = { title: 'Storen richten', date, startTime: '09:00', endTime: '10:00', person: me.id };
  return desk('post', `tickets/${ticket.id}/appointments`, { data });
}

const card = (page: Page, { id }: Json) => page.locator(`[data-appointment="${id}"]`);
/** What takes the card by keyboard. */
const handleOf = (page: Page, appointment: Json) => card(page, appointment).getByRole('button');
const cell = (page: Page, person: string, date: string) =>
  page.locator(`[data-person="${person}"][data-day="${date}"]`);
const stands =
  (page: Page, { id }: Json) =>
  async () => {
    const { date, startTime, endTime, person } = await apiAs(page, DISPATCHER)('get', `appointments/${id}`);
    return { date, startTime, endTime, person };
  };

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Moves something over a place, until that shows that it takes it: who lets go before on a busy machine puts it nowhere. */
async function untilTaken(place: Locator, move: () => Promise<void>): Promise<void> {
  const ground = await place.evaluate((node) => Reflect.get(globalThis, 'getComputedStyle')(node).backgroundColor);
  await move();
  await expect(place).not.toHaveCSS('background-color', ground);
}

async function pull(page: Page, from: Locator, by: { x: number; y: number }): Promise<void> {
  const start = await middleOf(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + by.x / 2, start.y + by.y / 2, { steps: 4 });
  await page.mouse.move(start.x + by.x, start.y + by.y, { steps: 4 });
  await page.mouse.up();
}

test('a week is arranged with the mouse: another day, another person, another hour', async ({ person }) => {
  const page = await person(DISPATCHER);
  const date = tuesday(8);
  const appointment = await planned(page, date);
  await open(page, `calendar?date=${date}`);
  const item = card(page, appointment);
  const target = cell(page, appointment.person, plus(date, 1));
  const [from, to] = [await middleOf(item), await middleOf(target)];
  await pull(page, item, { x: to.x - from.x, y: 0 });
  const moved = { date: plus(date, 1), startTime: '09:00', endTime: '10:00', person: appointment.person };
  await expect.poll(stands(page, appointment)).toEqual(moved);
  await expect(target.locator(`[data-appointment="${appointment.id}"]`)).toBeVisible();

  // Somebody who has no part in the ticket is refused, and the card stands where it stood.
  const users = (await apiAs(page, DISPATCHER)('get', 'users?range=[0,199]')) as Json[];
  const executor = users.find(({ isExecutor, active }) => isExecutor && active);
  const foreign = cell(page, executor?.id, plus(date, 1));
  const [here, there] = [await middleOf(item), await middleOf(foreign)];
  await pull(page, item, { x: 0, y: there.y - here.y });
  await expect(page.getByText(t('errors.ASSIGNEE_ROLE'))).toBeVisible();
  await expect(target.locator(`[data-appointment="${appointment.id}"]`)).toBeVisible();

  // Two presses at once: the second counts from what the first asks for.
  const later = await page.getByRole('button', { name: t('calendar.later') }).elementHandle();
  await page.getByRole('button', { name: t('calendar.day'), exact: true }).evaluate((day, next) => {
    for (const button of [day, next]) Reflect.get(button as object, 'click').call(button);
  }, later);
  await expect(page.getByRole('button', { name: t('calendar.day'), exact: true, pressed: true })).toBeVisible();
  await expect(item).toBeVisible();
  // One hour is 72 pixels.
  await pull(page, item, { x: 72 + 18, y: 0 });
  await expect.poll(stands(page, appointment)).toEqual({ ...moved, startTime: '10:15', endTime: '11:15' });
  await page.getByRole('button', { name: t('ra.action.undo') }).click();
  await expect.poll(stands(page, appointment)).toEqual(moved);
});

test('an order without an appointment is pulled to a day of somebody, or planned without pulling', async ({
  person,
}) => {
  const page = await person(DISPATCHER);
  const date = tuesday(11);
  const [pulled, chosen] = [await unplannedOrder(page, 'Boiler tropft'), await unplannedOrder(page, 'Ventil klemmt')];
  await open(page, `calendar?date=${date}`);
  const waiting = page.getByRole('region', { name: t('calendar.unplanned.title') });
  const item = (order: Json) => waiting.locator(`[data-order="${order.id}"]`);
  const day = cell(page, pulled.executor, plus(date, 1));
  await day.scrollIntoViewIfNeeded();
  await item(pulled).scrollIntoViewIfNeeded();
  const [from, to] = [await middleOf(item(pulled)), await middleOf(day)];
  await pull(page, item(pulled), { x: to.x - from.x, y: to.y - from.y });
  const dialog = page.getByRole('dialog', { name: t('tickets.appointment.add') });
  const save = dialog.getByRole('button', { name: t('tickets.appointment.add'), exact: true });
  await expect(dialog.getByLabel(t('resources.appointments.fields.title'))).toHaveValue(/Boiler tropft/);
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(day.getByText('Boiler tropft').first()).toBeVisible();
  await expect(item(pulled)).toBeHidden();
  const appointments = async ({ id }: Json) =>
    (await apiAs(page, DISPATCHER)('get', `tickets/${id}/appointments`)) as Json[];
  expect(await appointments(pulled)).toMatchObject([
    { date: plus(date, 1), startTime: '08:00', endTime: '09:00', person: pulled.executor },
  ]);

  await item(chosen)
    .getByRole('button', { name: t('calendar.unplanned.planNamed', { number: chosen.identifier }) })
    .click();
  await save.click();
  // What lies behind a dialog has no role, as if it were not there.
  await expect(dialog).toBeHidden();
  await expect(item(chosen)).toBeHidden();
  expect(await appointments(chosen)).toMatchObject([{ person: pulled.executor }]);
});

const unplanned = (page: Page) => page.getByRole('region', { name: t('calendar.unplanned.title') });
const orderCard = (page: Page, { id }: Json) => unplanned(page).locator(`[data-order="${id}"]`);
/** Saves what the dialog proposes for an order that was put into the calendar. */
async function savePlan(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('tickets.appointment.add') });
  await dialog.getByRole('button', { name: t('tickets.appointment.add'), exact: true }).click();
  await expect(dialog).toBeHidden();
}
const appointmentsOf = async (page: Page, { id }: Json) =>
  (await apiAs(page, DISPATCHER)('get', `tickets/${id}/appointments`)) as Json[];

test('the keyboard takes an order into the calendar, is told where it is, and takes back what was planned', async ({
  person,
}) => {
  const page = await person(DISPATCHER);
  const date = plus(tuesday(13), -1);
  const order = await unplannedOrder(page, 'Abfluss verstopft');
  const gone = { activeFrom: plus(date, 3), activeTo: plus(date, 4) };
  await apiAs(page, 'alpina-executor')('post', 'absences', { data: gone });
  await open(page, `calendar?date=${date}`);
  const handle = orderCard(page, order).getByRole('button', { name: /Abfluss verstopft/ });
  await handle.focus();
  await page.keyboard.press('Space');
  const told = page.locator('[id^="DndLiveRegion"]');
  await expect(told).toHaveText(t('calendar.said.taken', { name: `${order.identifier}, Abfluss verstopft` }));
  await expect(cell(page, order.executor, plus(date, 3))).toContainText(t('calendar.away'));
  // The first key leads to whoever executes the order, on the first day that is shown.
  const day = cell(page, order.executor, date);
  const name = (await day.getAttribute('aria-label')) as string;
  await page.keyboard.press('ArrowLeft');
  await expect(told).toHaveText(name);
  await page.keyboard.press('ArrowRight');
  const next = cell(page, order.executor, plus(date, 1));
  await expect(told).toHaveText((await next.getAttribute('aria-label')) as string);
  await page.keyboard.press('Escape');
  await expect(told).toHaveText(t('calendar.said.back', { name: `${order.identifier}, Abfluss verstopft` }));
  expect(await appointmentsOf(page, order)).toEqual([]);

  await expect(handle).toBeFocused();
  await page.keyboard.press('Space');
  await expect(told).toHaveText(t('calendar.said.taken', { name: `${order.identifier}, Abfluss verstopft` }));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  // Whichever arrow is first.
  await page.keyboard.press('ArrowDown');
  await expect(told).toHaveText(name);
  await page.keyboard.press('ArrowRight');
  await expect(told).toHaveText((await next.getAttribute('aria-label')) as string);
  await page.keyboard.press('Enter');
  await savePlan(page);
  await expect(next.getByText('Abfluss verstopft').first()).toBeVisible();
  await expect(unplanned(page)).toBeFocused();
  expect(await appointmentsOf(page, order)).toMatchObject([
    { date: plus(date, 1), startTime: '08:00', endTime: '09:00', person: order.executor, state: 'PLANNED' },
  ]);
  await page.keyboard.press('z');
  await expect(orderCard(page, order)).toBeVisible();
  await expect(next.getByText('Abfluss verstopft')).toBeHidden();
  expect(await appointmentsOf(page, order)).toMatchObject([{ state: 'CANCELLED' }]);
});

test('a finger puts an order into somebody’s day, and the notice takes it back', async ({ person }) => {
  // So tall that the order and the rows are seen at once, however many orders wait before it.
  const page = await person(DISPATCHER, { hasTouch: true, viewport: { width: 820, height: 3000 } });
  const date = tuesday(14);
  const order = await unplannedOrder(page, 'Dusche wird nicht warm');
  await open(page, `calendar?view=day&date=${date}`);
  const item = orderCard(page, order);
  const row = cell(page, order.executor, date);
  await item.scrollIntoViewIfNeeded();
  await expect(row).toBeVisible();
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const from = await middleOf(item.getByText('Dusche wird nicht warm'));
  await send('touchStart', [from]);
  await expect(item.getByRole('button', { name: /Dusche/ })).toHaveAttribute('aria-pressed', 'true');
  const to = await middleOf(row);
  await untilTaken(row, async () => {
    for (const part of [0.3, 0.6, 1]) {
      await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
    }
  });
  await send('touchEnd', []);
  await savePlan(page);
  const [made] = await appointmentsOf(page, order);
  expect(made).toMatchObject({ date, person: order.executor, state: 'PLANNED' });
  await page.getByRole('button', { name: t('ra.action.undo') }).click();
  await expect(orderCard(page, order)).toBeVisible();
  expect(await appointmentsOf(page, order)).toMatchObject([{ state: 'CANCELLED' }]);
});

test('the keyboard moves an appointment by days and by quarters of an hour', async ({ person }) => {
  const page = await person(DISPATCHER);
  const date = tuesday(9);
  const appointment = await planned(page, date);
  await open(page, `calendar?date=${date}`);
  const keys = async (...pressed: string[]) => {
    const item = handleOf(page, appointment);
    await item.focus();
    await page.keyboard.press('Space');
    await expect(item).toHaveAttribute('aria-pressed', 'true');
    // What was taken hears the keys one task later.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    // Let go in the same breath, as fast hands do.
    await item.evaluate(
      async (node, codes) => {
        const KeyboardEvent = Reflect.get(globalThis, 'KeyboardEvent');
        for (const code of codes) {
          node.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }));
          await Promise.resolve();
        }
      },
      [...pressed, 'Space'],
    );
  };
  await keys('ArrowRight', 'ArrowRight');
  const moved = { date: plus(date, 2), startTime: '09:00', endTime: '10:00', person: appointment.person };
  await expect.poll(stands(page, appointment)).toEqual(moved);
  await open(page, `calendar?view=day&date=${plus(date, 2)}`);
  await keys('ArrowLeft', 'ArrowLeft');
  await expect.poll(stands(page, appointment)).toEqual({ ...moved, startTime: '08:30', endTime: '09:30' });
});

test('a finger takes an appointment after a moment, and is asked where the day is taken', async ({ person }) => {
  const page = await person(DISPATCHER, { hasTouch: true });
  const date = tuesday(10);
  const appointment = await planned(page, date);
  const other = await planned(page, plus(date, 1));
  await open(page, `calendar?date=${date}`);
  const item = card(page, appointment);
  const [from, to] = [await middleOf(item), await middleOf(cell(page, appointment.person, plus(date, 1)))];
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [from]);
  // Held long enough, it says that it is taken.
  await expect(handleOf(page, appointment)).toHaveAttribute('aria-pressed', 'true');
  await untilTaken(cell(page, appointment.person, plus(date, 1)), async () => {
    for (const part of [0.3, 0.6, 1]) await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y }]);
  });
  await send('touchEnd', []);
  const question = page.getByRole('dialog', { name: t('tickets.property.sureTitle') });
  await expect(question).toContainText(other.title);
  await question.getByRole('button', { name: t('ra.action.confirm') }).click();
  const moved = { date: plus(date, 1), startTime: '09:00', endTime: '10:00', person: appointment.person };
  await expect.poll(stands(page, appointment)).toEqual(moved);
});
