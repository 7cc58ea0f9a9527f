import { expect, test } from '@playwright/test';
import { apiAs, type Json } from './support/api.js';
import { open, signedIn } from './support/desk.js';
import { box, choose } from './support/form.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');

test('A manager puts categories in order, undoes a change of several, is told where an SLA is in use, and plans a week of its own', async ({
  page,
}) => {
  await signedIn(page, 'alpina-manager');
  const manager = apiAs(page, 'alpina-manager');
  const mark = Date.now();

  const titles = [`Erste ${mark}`, `Zweite ${mark}`];
  const made: Json[] = [];
  for (const [at, de] of titles.entries()) {
    made.push(await manager('post', 'categories', { data: { code: `T${mark}${at}`, name: { de } } }));
  }
  const inOrder = async () => {
    const all: Json[] = (await manager('get', 'categories?range=[0,199]')) as never;
    return all.map(({ name }) => name.de).filter((name) => titles.includes(name));
  };
  expect(await inOrder()).toEqual(titles);
  await open(page, 'masterdata/categories');
  await page.getByRole('button', { name: t('masterdata.order.open') }).click();
  const order = page.getByRole('dialog', { name: t('masterdata.order.title') });
  const handle = order.getByRole('button', {
    name: t('masterdata.order.handle', { title: titles[1] as string }),
    exact: true,
  });
  await handle.focus();
  await handle.press('ArrowUp');
  await expect.poll(inOrder).toEqual(titles.toReversed());
  await expect(handle).toBeFocused();
  await order.getByRole('button', { name: t('masterdata.order.done') }).click();

  const active = () => Promise.all(made.map(async ({ id }) => (await manager('get', `categories/${id}`)).active));
  await open(page, `masterdata/categories?filter=${encodeURIComponent(JSON.stringify({ q: `T${mark}` }))}`);
  await page.getByRole('checkbox', { name: t('ra.action.select_all') }).check();
  const sent = page.waitForRequest(/categories\/bulk$/);
  await page.getByRole('button', { name: t('masterdata.switch.off') }).click();
  expect((await sent).postDataJSON().records).toHaveLength(2);
  const undo = page.getByRole('button', { name: new RegExp(t('generator.bulk.undo').split(' ')[0] as string) });
  await expect(undo).toBeVisible();
  expect(await active()).toEqual([false, false]);
  await undo.click();
  await expect.poll(active).toEqual([true, true]);
  for (const { id } of made) await manager('delete', `categories/${id}`);

  const customer = (await manager('get', 'customers?filter={"code":"ACME"}'))[0];
  await open(page, `masterdata/slas/${customer.sla}/show`);
  await page.getByRole('button', { name: t('masterdata.switch.off') }).click();
  const refusal = page.getByRole('dialog');
  await expect(refusal).toContainText(/kann nicht deaktiviert werden/);
  await expect(refusal.getByRole('link', { name: customer.name })).toHaveAttribute('href', new RegExp(customer.id));
  await refusal.getByRole('button', { name: t('ra.action.close') }).click();
  expect((await manager('get', `slas/${customer.sla}`)).active).toBe(true);

  const sla = await manager('post', 'slas', { data: { name: `Woche ${mark}` } });
  await open(page, `masterdata/slas/${sla.id}`);
  await page.getByRole('switch', { name: t('masterdata.week.ownWork') }).check();
  const friday = page.getByRole('textbox', { name: t('masterdata.week.end', { day: 'Freitag', number: '1' }) });
  await friday.fill('99');
  await friday.blur();
  await expect(page.getByRole('alert').filter({ hasText: t('errors.TIME_INVALID') })).toBeVisible();
  await friday.fill('16');
  await friday.blur();
  await expect(friday).toHaveValue('16:00');
  const wednesday = { day: 'Mittwoch', number: '1' };
  await page.getByRole('button', { name: t('masterdata.week.remove', wednesday) }).click();
  await page.getByRole('button', { name: t('generator.action.save') }).click();
  await page.waitForURL(/\/show$/);
  const { weekPlan } = await manager('get', `slas/${sla.id}`);
  const ends = Object.fromEntries(weekPlan.map(({ weekday, end }: Json) => [weekday, end]));
  expect(ends).toEqual({ MONDAY: '17:00', TUESDAY: '17:00', THURSDAY: '17:00', FRIDAY: '16:00' });
  await manager('delete', `slas/${sla.id}`);
});

test('A manager edits values in place on the page of a location, is refused, and restores one', async ({ page }) => {
  await signedIn(page, 'alpina-manager');
  const manager = apiAs(page, 'alpina-manager');
  const customer = (await manager('get', 'customers?filter={"code":"ACME"}'))[0];
  const data = { customer: customer.id, name: `Lager ${Date.now()}`, postCode: '8005', city: 'Zürich' };
  const location = await manager('post', 'locations', { data });
  const stored = () => manager('get', `locations/${location.id}`);
  await open(page, `customer-locations/${location.id}/show`);

  const edit = (name: string, label: string) =>
    page
      .locator(`[data-property="${name}"]`)
      .getByRole('button', { name: t('generator.property.edit', { field: label }) })
      .press('Enter');
  const city = t('resources.locations.fields.city');
  const postCode = t('resources.locations.fields.postCode');
  await edit('postCode', `${postCode}, ${city}`);
  await page.getByLabel(postCode).fill('80');
  await page.getByLabel(city).fill('Winterthur');
  await page.getByLabel(city).press('Enter');
  await expect(page.getByLabel(postCode)).toHaveAttribute('aria-invalid', 'true');
  expect(await stored()).toMatchObject({ postCode: '8005', city: 'Zürich' });
  await page.getByLabel(postCode).fill('8400');
  await page.getByLabel(postCode).press('Enter');
  await expect.poll(stored).toMatchObject({ postCode: '8400', city: 'Winterthur' });
  // The pencil has the focus again, so that the next property is one Tab away.
  await expect(page.locator('[data-property="postCode"] [data-pencil]')).toBeFocused();

  const saved = page.getByRole('alert').filter({ hasText: t('generator.property.saved', { field: postCode }) });
  await saved.getByRole('button', { name: t('ra.action.undo') }).click();
  await expect(page.locator('[data-property="postCode"]')).toContainText('8005');
  expect(await stored()).toMatchObject({ postCode: '8005', city: 'Zürich' });

  await edit('name', t('resources.locations.fields.name'));
  await page.getByLabel(t('resources.locations.fields.name')).fill('Verworfen');
  await page.keyboard.press('Escape');
  expect((await stored()).name).toBe(location.name);
  await manager('delete', `locations/${location.id}`);
});

test('A manager walks through locations by keys, and is back at the row of the last one', async ({ page }) => {
  await signedIn(page, 'alpina-manager');
  await page.setViewportSize({ width: 1440, height: 480 });
  const rows = page.locator('tr[data-record]');
  const place = (at: number, total: number) =>
    page.getByRole('group', { name: t('generator.walk.place', { at: String(at), total: String(total) }), exact: true });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await open(page, 'customer-locations');
  await expect(rows.nth(5)).toBeAttached();
  const total = await rows.count();
  const ids = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-record') as string));
  await press('j', 'Enter');
  await expect(place(1, total)).toBeVisible();
  await expect(page.getByRole('button', { name: t('generator.walk.previous') })).toBeDisabled();

  // The next record is read once the page has settled, and the step to it then asks for it no more.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const reads = (id = '') => asked.filter((path) => path.endsWith(`v1/locations/${id}`)).length;
  await expect.poll(() => reads(ids[1])).toBe(1);
  await press('j');
  await expect(place(2, total)).toBeVisible();
  await expect.poll(() => reads(ids[2])).toBe(1);
  expect(reads(ids[1])).toBe(1);
  await page.getByRole('button', { name: t('generator.walk.next') }).click();
  await expect(place(3, total)).toBeVisible();
  await press(...ids.slice(3).map(() => 'j'), 'k', 'j');
  await expect(place(total, total)).toBeVisible();
  expect(page.url()).toContain(ids.at(-1));
  await expect(page.getByRole('button', { name: t('generator.walk.next') })).toBeDisabled();
  await press('u');
  await expect(rows.last()).toBeFocused();
  await expect(rows.last()).toBeInViewport();
  await press('ArrowUp', 'Enter');
  await expect(place(total - 1, total)).toBeVisible();

  await page.evaluate('sessionStorage.clear()');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: t('generator.walk.next') })).toHaveCount(0);
});

test('A manager writes domains of a customer row by row, with the keyboard alone', async ({ page }) => {
  await signedIn(page, 'alpina-manager');
  const manager = apiAs(page, 'alpina-manager');
  const data = { code: `R${Date.now() % 1e8}`, name: 'Rudolf Reihe AG' };
  const customer = await manager('post', 'customers', { data });
  const stored = async () => {
    const domains = (await manager('get', `customer-domains?filter={"customer":"${customer.id}"}`)) as Json[];
    return domains.map(({ domain }) => domain);
  };
  await open(page, `customer/${customer.id}/show?tab=customer-domains`);
  const input = page.getByLabel(t('resources.customer-domains.fields.domain'));
  await input.fill('kein Name');
  await input.press('Enter');
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  expect(await stored()).toEqual([]);
  const names = [`alt${Date.now()}.example`, `neu${Date.now()}.example`] as const;
  await input.fill(names[0]);
  await input.press('Enter');
  await expect.poll(stored).toEqual([names[0]]);
  // The next row has the cursor, so that a list is written without a mouse.
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('');

  const edit = page.getByRole('button', { name: t('generator.panel.edit', { title: names[0] }) });
  await edit.press('Enter');
  await page
    .getByRole('textbox', { name: t('resources.customer-domains.fields.domain') })
    .first()
    .fill('verworfen.example');
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();
  expect(await stored()).toEqual([names[0]]);
  await edit.press('Enter');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(names[1]);
  await page.keyboard.press('Enter');
  await expect.poll(stored).toEqual([names[1]]);
  await page.getByRole('button', { name: t('generator.panel.delete', { title: names[1] }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('generator.action.delete') })
    .click();
  await expect.poll(stored).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await input.fill(names[0]);
  await input.press('Enter');
  await expect(edit).toBeVisible();
  expect(await stored()).toEqual([names[0]]);
  await manager('delete', `customers/${customer.id}`);
});

test('A manager retires assets of a location with one reason, undoes it, and reads their ticket', async ({ page }) => {
  await signedIn(page, 'alpina-manager');
  const manager = apiAs(page, 'alpina-manager');
  const customer = (await manager('get', 'customers?filter={"code":"ACME"}'))[0];
  const place = { customer: customer.id, name: `Lager ${Date.now()}`, postCode: '8005', city: 'Zürich' };
  const location = await manager('post', 'locations', { data: place });
  const asset = { customer: customer.id, location: location.id, kind: 'DOOR' };
  const names = ['Nord', 'Süd'].map((side) => `Tor ${side} ${Date.now()}`);
  const assets: Json[] = [];
  for (const name of names) assets.push(await manager('post', 'assets', { data: { ...asset, name } }));
  const stored = async () =>
    (await Promise.all(assets.map(({ id }) => manager('get', `assets/${id}`)))).map(({ state, reason }) => [
      state,
      reason,
    ]);

  await open(page, `asset?filter={"location":"${location.id}"}`);
  for (const name of names) await page.getByRole('row', { name }).getByRole('checkbox').check();
  await page
    .getByRole('button', { name: t('resources.assets.actions.retire.name') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('resources.assets.actions.retire.fields.reason')).fill('Abgebrochen');
  await dialog.getByRole('button', { name: t('resources.assets.actions.retire.name') }).click();
  await expect.poll(stored).toEqual(names.map(() => ['RETIRED', 'Abgebrochen']));
  await page.getByRole('button', { name: t('ra.action.undo') }).click();
  await expect.poll(stored).toEqual(names.map(() => ['IN_USE', null]));

  await open(page, 'issue/create?type=INCIDENT');
  await choose(page, 'asset', names[0]);
  await expect(box(page, 'customer')).toHaveValue(/ACME/);
  await expect(box(page, 'location')).toHaveValue(place.name);
  await box(page, 'customerDescription').fill('Das Tor klemmt.');
  await page.getByRole('button', { name: t('enums.ticketAction.SAVE_DRAFT'), exact: true }).click();
  await page.waitForURL(/\/issue\/[0-9a-f-]{36}/);
  const ticket = await manager('get', `tickets/${/[0-9a-f-]{36}/.exec(page.url())?.[0]}`);
  expect(ticket).toMatchObject({ customer: customer.id, location: location.id, asset: assets[0]?.id });
  await open(page, `asset/${assets[0]?.id}/show`);
  await expect(page.getByRole('navigation').getByText(names[0] ?? '', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: t('resources.tickets.panels.asset.name') }).click();
  await expect(page.getByRole('link', { name: /Das Tor klemmt/ }).first()).toBeVisible();
  await manager('delete', `tickets/${ticket.id}`);
});
