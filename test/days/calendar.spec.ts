import { expect, type Locator, type Page } from '@playwright/test';
import { apiAs, type Json } from '../journeys/support/api.js';
import { open } from '../journeys/support/desk.js';
import { unplannedOrder } from '../journeys/support/field-order.js';
import { test } from '../journeys/support/person.js';
import { textsOf } from '../journeys/support/texts.js';
import { dayFromNow } from '../support/days.js';

const t = textsOf('de-CH');

const DISPATCHER = 'alpina-manager';

/** A Tuesday the given number of weeks ahead, without other appointments. */
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
/** The handle that takes the card by keyboard. */
const handleOf = (page: Page, appointment: Json) => card(page, appointment).getByRole('button');
const cell = (page: Page, person: string, date: string) =>
  page.locator(`[data-person="${person}"][data-day="${date}"]`);
const stands =
  (page: Page, { id }: Json) =>
  async () => {
    const { date, startTime, endTime, person } = await apiAs(page, DISPATCHER)('get', `appointments/${id}`);
    return { date, startTime, endTime, person };
  };

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Moves an item over a target until the target is marked: an earlier drop has no effect on a busy machine. */
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

  // A person who has no part in the ticket is dimmed with the reason, and the card stands where it stood.
  const users = (await apiAs(page, DISPATCHER)('get', 'users?range=[0,199]')) as Json[];
  const executor = users.find(({ isExecutor, active }) => isExecutor && active);
  const foreign = cell(page, executor?.id, plus(date, 1));
  const [here, there] = [await middleOf(item), await middleOf(foreign)];
  await page.mouse.move(here.x, here.y);
  await page.mouse.down();
  await page.mouse.move(here.x, there.y, { steps: 4 });
  const row = page.getByRole('row', { name: executor?.name });
  await expect(row.getByRole('rowheader')).toContainText(t('enums.attendeeRefusal.NO_PART'));
  await expect(foreign).toHaveCSS('opacity', '0.4');
  await page.mouse.up();
  const refused = { name: executor?.name, reason: t('enums.attendeeRefusal.NO_PART') };
  await expect(page.getByText(t('calendar.refused', refused))).toBeVisible();
  await expect(foreign).toHaveCSS('opacity', '1');
  await expect(target.locator(`[data-appointment="${appointment.id}"]`)).toBeVisible();

  // Two presses at once: the second counts from the position after the first.
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
  const dialog = page.getByRole('dialog', { name: t('resources.appointments.panels.ticket.add') });
  const save = dialog.getByRole('button', { name: t('resources.appointments.panels.ticket.add'), exact: true });
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
  // Elements behind a dialog have no role.
  await expect(dialog).toBeHidden();
  await expect(item(chosen)).toBeHidden();
  expect(await appointments(chosen)).toMatchObject([{ person: pulled.executor }]);
});

const unplanned = (page: Page) => page.getByRole('region', { name: t('calendar.unplanned.title') });
const orderCard = (page: Page, { id }: Json) => unplanned(page).locator(`[data-order="${id}"]`);
/** Saves the proposal of the dialog for an order that was put into the calendar. */
async function savePlan(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('resources.appointments.panels.ticket.add') });
  await dialog.getByRole('button', { name: t('resources.appointments.panels.ticket.add'), exact: true }).click();
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
  // The first key leads to the executor of the order, on the first day that is shown.
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
    // A taken card listens to keys one task later.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    // The card is dropped in the same task, as fast hands do.
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
  // After a long press the item is marked as taken.
  await expect(handleOf(page, appointment)).toHaveAttribute('aria-pressed', 'true');
  await untilTaken(cell(page, appointment.person, plus(date, 1)), async () => {
    for (const part of [0.3, 0.6, 1]) await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y }]);
  });
  await send('touchEnd', []);
  const question = page.getByRole('dialog', { name: t('generator.confirmation.title') });
  await expect(question).toContainText(other.title);
  await question.getByRole('button', { name: t('ra.action.confirm') }).click();
  const moved = { date: plus(date, 1), startTime: '09:00', endTime: '10:00', person: appointment.person };
  await expect.poll(stands(page, appointment)).toEqual(moved);
});

test('a card tells customer, place and phone, and is moved and called off without a mouse', async ({ person }) => {
  const page = await person(DISPATCHER);
  const date = tuesday(15);
  const order = await unplannedOrder(page, 'Lift steht');
  const desk = apiAs(page, DISPATCHER);
  const data = { title: 'Lift prüfen', date, startTime: '09:00', endTime: '10:00', person: order.executor };
  const appointment = await desk('post', `tickets/${order.id}/appointments`, { data });
  const site = await desk('get', `locations/${order.location}`);
  await open(page, `calendar?date=${date}`);
  const item = card(page, appointment);
  await expect(item).toContainText('Lift prüfen');
  await expect(item).toContainText(`${site.postCode} ${site.city}`);
  const opened = page.getByRole('dialog', { name: 'Lift prüfen' });
  await item.click();
  await expect(opened.getByText(site.name)).toContainText(`${site.postCode} ${site.city}`);
  await expect(opened.getByText(appointment.customer, { exact: true })).toBeVisible();
  await expect(opened.getByRole('link', { name: '+41 44 123 45 67' })).toHaveAttribute('href', 'tel:+41441234567');
  await expect(opened.getByText(t('enums.appointmentState.PLANNED'), { exact: true })).toBeVisible();
  const link = opened.getByRole('link', { name: t('calendar.openTicket') });
  await expect(link).toHaveAttribute('href', new RegExp(`/issue/${order.id}\\?part=appointments$`));
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(handleOf(page, appointment)).toBeFocused();

  await page.keyboard.press('Enter');
  await opened.getByRole('button', { name: t('ra.action.edit'), exact: true }).press('Enter');
  const form = page.getByRole('dialog', { name: t('resources.appointments.panels.ticket.change') });
  await form.getByLabel(t('resources.appointments.fields.title')).fill('Lift flicken');
  await page.keyboard.press('Control+Enter');
  await expect(form).toBeHidden();
  await expect(item).toContainText('Lift flicken');
  const changed = page.getByRole('dialog', { name: 'Lift flicken' });
  await changed
    .getByRole('button', { name: t('resources.appointments.actions.cancellation.name'), exact: true })
    .press('Enter');
  const cancel = page.getByRole('dialog', {
    name: t('resources.appointments.actions.cancellation.title', { title: 'Lift flicken' }),
  });
  await cancel
    .getByRole('button', { name: t('resources.appointments.actions.cancellation.name'), exact: true })
    .press('Enter');
  await expect(item).toBeHidden();
  await expect(orderCard(page, order)).toBeVisible();
});

test('an order that is put on a day gone by is offered the next free hour', async ({ person }) => {
  const page = await person(DISPATCHER);
  const yesterday = dayFromNow(-1);
  const order = await unplannedOrder(page, 'Tor klemmt');
  await open(page, `calendar?view=day&date=${yesterday}`);
  const handle = orderCard(page, order).getByRole('button', { name: /Tor klemmt/ });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(handle).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.keyboard.press('ArrowLeft');
  const day = cell(page, order.executor, yesterday);
  await expect(page.locator('[id^="DndLiveRegion"]')).toContainText((await day.getAttribute('aria-label')) as string);
  const now = new Date().toLocaleString('sv-SE', { timeZone: 'Europe/Zurich' }).slice(0, 16);
  await page.keyboard.press('Space');
  const made = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith(`/tickets/${order.id}/appointments`),
  );
  const dialog = page.getByRole('dialog', { name: t('resources.appointments.panels.ticket.add') });
  await dialog.getByRole('button', { name: t('resources.appointments.panels.ticket.add'), exact: true }).click();
  const { date, startTime, person: comes } = (await made).postDataJSON();
  expect(comes).toBe(order.executor);
  expect(`${date} ${startTime}` >= now).toBe(true);
});

test('the calendar fills the window, and no bar of a day covers another', async ({ person }) => {
  const page = await person(DISPATCHER);
  const date = tuesday(16);
  const desk = apiAs(page, DISPATCHER);
  const first = await planned(page, date);
  for (const [startTime, endTime] of [
    ['10:00', '10:10'],
    ['10:15', '10:45'],
    ['10:45', '12:00'],
    ['22:30', '22:45'],
  ]) {
    const data = { title: 'Ventil richten', date, startTime, endTime, person: first.person };
    const confirm = ['APPOINTMENT_CONFLICT', 'APPOINTMENT_TRAVEL'];
    await desk('post', `tickets/${first.ticket}/appointments`, { data: { ...data, confirm } });
  }
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const view of ['week', 'day']) {
      await open(page, `calendar?view=${view}&date=${date}`);
      const frame = await page.getByRole('grid').locator('..').boundingBox();
      const bottom = (frame?.y ?? 0) + (frame?.height ?? 0);
      expect(bottom).toBeGreaterThan(height - 40);
      expect(bottom).toBeLessThanOrEqual(height);
      const list = await unplanned(page).boundingBox();
      expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(height);
    }
    const row = cell(page, first.person, date);
    const bars = await row.locator('[data-appointment]').all();
    const boxes = await Promise.all(bars.map(async (bar) => (await bar.boundingBox()) as NonNullable<Box>));
    expect(boxes).toHaveLength(5);
    const meets = (one: NonNullable<Box>, other: NonNullable<Box>) =>
      one.x < other.x + other.width &&
      other.x < one.x + one.width &&
      one.y < other.y + other.height &&
      other.y < one.y + one.height;
    expect(boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) => meets(one, other)))).toEqual([]);
  }
});

test('a phone lists the day by person', async ({ person }) => {
  const page = await person(DISPATCHER, { hasTouch: true, viewport: { width: 390, height: 844 } });
  const date = tuesday(17);
  const appointment = await planned(page, date);
  await open(page, `calendar?date=${date}`);
  const { name } = await apiAs(page, DISPATCHER)('get', `users/${appointment.person}`);
  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(page.getByRole('grid')).toBeHidden();
  await item.locator(`[data-appointment="${appointment.id}"]`).tap();
  const opened = page.getByRole('dialog', { name: appointment.title });
  await expect(
    opened.getByRole('button', { name: t('resources.appointments.actions.cancellation.name'), exact: true }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('calendar.later') }).click();
  await expect(item.getByText(appointment.title)).toBeHidden();
});
