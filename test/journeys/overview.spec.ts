import { expect, type Locator, type Page, test } from '@playwright/test';
import { apiAs, type Json } from './support/api.js';
import { open, signedIn } from './support/desk.js';
import { newTicket } from './support/new-ticket.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');
const WORD = `Journeypumpe${Date.now()}`;

/** Tickets of this journey alone. */
async function raise(page: Page, given: readonly object[]): Promise<Json[]> {
  const [site] = (await apiAs(page, 'alpina-agent')('get', 'locations?range=[0,0]')) as Json[];
  const usual = { type: 'INCIDENT', customer: site?.customer, location: site?.id, preventMailDispatch: true };
  const tickets: Json[] = [];
  for (const [index, fields] of given.entries())
    tickets.push(await newTicket(page, { ...usual, customerDescription: `${WORD} ${index}`, ...fields }));
  return tickets;
}

const read = (page: Page, { id }: Json) => apiAs(page, 'alpina-agent')('get', `tickets/${id}`);

const list = (filter: Record<string, unknown>) => `issue?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const rows = (page: Page) => page.locator('tr[data-record]');
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const told = (key: string, count: number) =>
  new RegExp((t(key).split(' |||| ').at(-1) as string).replace('%{smart_count}', String(count)));

async function inColumns(page: Page, act: (menu: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: t('generator.columns.title') }).click();
  const menu = page.getByRole('dialog', { name: t('generator.columns.title') });
  await act(menu);
  await menu.press('Escape');
  await expect(menu).toBeHidden();
}

test.describe('the overview of tickets', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signedIn(page, 'alpina-agent');
  });

  test('counts its lists under the quick filters, and says which one to lift when nothing is found', async ({
    page,
  }) => {
    await open(page, 'issue');
    const tab = page.getByRole('tab', { name: new RegExp(`^${t('resources.tickets.views.new')}`) });
    const total = async () => Number(/\d+/.exec((await tab.textContent()) ?? '')?.[0]);
    await expect(tab).toContainText(/\d/);
    const all = await total();
    // A page has as many rows as fit, which are fewer as soon as an urgent announcement stands above them.
    const size = async () =>
      Number(await page.getByRole('combobox', { name: t('generator.pages.size') }).textContent());
    const expectRows = (count: number) =>
      expect.poll(async () => (await rows(page).count()) - Math.min(count, await size())).toBe(0);
    await expectRows(all);
    await page.getByRole('button', { name: t('resources.tickets.views.unassigned'), exact: true }).click();
    await expect.poll(total).toBeLessThan(all);
    const unassigned = await total();
    await expectRows(unassigned);
    await page.getByRole('button', { name: t('resources.tickets.views.overdue'), exact: true }).click();
    await expect.poll(total).toBeLessThan(unassigned);
    await expectRows(await total());
    await page
      .getByRole('searchbox', { name: t('generator.filter.search') })
      .last()
      .fill('gibtesnicht');
    await expect(page.getByText(t('generator.empty.filtered'))).toBeVisible();
    await page.getByRole('button', { name: /«gibtesnicht»: \d+/ }).click();
    await expect(rows(page).first()).toBeVisible();
    await page.getByRole('button', { name: t('generator.filter.clear') }).click();
    await expect.poll(total).toBe(all);
  });

  test('has drafts, queues and saved queries at the left, with the numbers of what they show', async ({ page }) => {
    await open(page, 'issue');
    const views = page.getByRole('navigation', { name: t('generator.views.aside') });
    const drafts = views.getByRole('button', { name: new RegExp(t('resources.tickets.views.drafts')) });
    await expect(drafts).toContainText(/\d/);
    const shown = Number(/\d+/.exec((await drafts.textContent()) ?? '')?.[0]);
    await drafts.click();
    await expect(drafts).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(/DRAFT/);
    await expect(rows(page)).toHaveCount(Math.min(shown, await rows(page).count()));
    const customers = page.getByRole('columnheader').filter({ hasText: t('resources.tickets.fields.customer') });
    await expect(customers).toBeVisible();
    await inColumns(page, (menu) => menu.getByLabel(t('resources.tickets.fields.customer'), { exact: true }).uncheck());
    await expect(customers).toBeHidden();
    await page.getByRole('button', { name: t('generator.queries.save') }).click();
    const name = `Abfrage ${Date.now()}`;
    await page.getByLabel(t('generator.queries.shareWith')).click();
    await page.getByRole('option', { name: t('enums.querySharing.ALL') }).click();
    await page.getByRole('textbox', { name: t('generator.queries.name') }).fill(name);
    await page.keyboard.press('Enter');
    const query = views.getByRole('button', { name: new RegExp(`^${name}`) });
    await expect(query).toContainText(String(shown));
    await expect(query).toContainText(t('generator.queries.sharedWithAll'));
    // The query brings its columns and takes them away: the user's own columns are unchanged.
    await inColumns(page, (menu) => menu.getByRole('button', { name: t('generator.columns.reset') }).click());
    await expect(customers).toBeVisible();
    await query.click();
    await expect(customers).toBeHidden();
    const all = page.getByRole('tab', { name: new RegExp(`^${t('resources.tickets.views.all')}`) });
    await all.click();
    await expect(customers).toBeVisible();
    expect(await all.evaluate((tab) => tab.scrollWidth <= tab.clientWidth)).toBe(true);
    expect(
      await all.evaluate(
        (tab) =>
          (tab.parentElement?.parentElement?.getBoundingClientRect().right ?? 0) - tab.getBoundingClientRect().right,
      ),
    ).toBeGreaterThanOrEqual(0);
    await views.getByRole('button', { name: t('generator.queries.remove', { name }) }).click();
    await expect(views.getByText(name)).toHaveCount(0);
  });

  test('is walked by keys, into a ticket and back to the same row', async ({ page }) => {
    await open(page, list({ state_eq_any: ['PENDING'] }));
    const many = await rows(page).count();
    const third = await rows(page).nth(2).getAttribute('data-record');
    await press(page, 'j', 'j', 'j');
    await expect(rows(page).nth(2)).toBeFocused();
    await press(page, 'Enter');
    const place = (at: number) => page.getByRole('group', { name: new RegExp(` ${at} .* ${many}`) });
    await expect(place(3)).toBeVisible();
    expect(new URL(page.url()).pathname.endsWith(third as string)).toBe(true);
    await press(page, 'j');
    await expect(place(4)).toBeVisible();
    await press(page, 'k');
    await expect(place(3)).toBeVisible();
    await press(page, 'u');
    await expect(rows(page).nth(2)).toBeFocused();
    await press(page, 'ArrowDown');
    await expect(rows(page).nth(3)).toBeFocused();
    await press(page, '?');
    const keys = page.getByRole('dialog', { name: t('app.shortcuts.title') });
    await expect(keys.getByText(t('app.shortcuts.list.select'), { exact: true })).toBeVisible();
    await expect(keys.getByText(t('app.shortcuts.create'), { exact: true })).toBeVisible();
  });

  test('assigns three tickets by keys and undoes it', async ({ page }) => {
    const tickets = await raise(page, [{}, {}, {}]);
    await open(page, list({ state_eq_any: ['PENDING'], q: WORD }));
    await expect(rows(page)).toHaveCount(3);
    await press(page, 'j', 'x', 'j', 'j', 'Shift+X');
    await expect(page.getByText(told('ra.action.bulk_actions', 3))).toBeVisible();
    await expect(page.locator('tr[aria-selected="true"]')).toHaveCount(3);
    await press(page, 'a');
    await expect(page.getByText(told('tickets.bulk.done', 3))).toBeVisible();
    for (const ticket of tickets) expect((await read(page, ticket)).responsible).not.toBeNull();
    await expect(page.locator('tr[aria-selected="true"]')).toHaveCount(0);
    await press(page, 'z');
    await expect(page.getByText(told('generator.bulk.undone', 3))).toBeVisible();
    for (const ticket of tickets) expect((await read(page, ticket)).responsible).toBeNull();
  });

  test('gives several orders to a company at once, one of those that are known', async ({ page }) => {
    const word = `${WORD}y`;
    const order = { type: 'ORDER', executionDescription: 'Pumpe ersetzen' };
    const orders = await raise(
      page,
      [order, order].map((one, at) => ({ ...one, customerDescription: `${word} ${at}` })),
    );
    await open(page, list({ q: word }));
    await expect(rows(page)).toHaveCount(2);
    await page.locator('thead input[type="checkbox"]').check();
    await page.getByRole('button', { name: t('tickets.bulk.assignTo') }).click();
    const dialog = page.getByRole('dialog', { name: told('tickets.bulk.assignTitle', 2) });
    const company = dialog.getByLabel(t('resources.tickets.fields.executionCompany'));
    await company.fill('Niemand');
    await expect(page.getByText(t('generator.empty.filtered'))).toBeVisible();
    await company.fill('Rohr');
    await page.getByRole('option', { name: 'Rohr & Draht', exact: true }).click();
    await dialog.getByRole('button', { name: t('tickets.bulk.assign'), exact: true }).click();
    await expect(page.getByText(told('tickets.bulk.done', 2))).toBeVisible();
    for (const one of orders) expect((await read(page, one)).executionCompany).toBe('Rohr & Draht');
  });

  test('closes several tickets, tells of the one that is refused and leaves it selected', async ({ page }) => {
    const word = `${WORD}x`;
    const order = { type: 'ORDER', executionCompany: 'Rohr & Draht', executionDescription: 'Pumpe ersetzen' };
    const tickets = await raise(
      page,
      [{}, order, {}].map((one, at) => ({ ...one, customerDescription: `${word} ${at}` })),
    );
    await open(page, list({ state_eq_any: ['PENDING'], q: word }));
    await expect(rows(page)).toHaveCount(3);
    await page.locator('thead input[type="checkbox"]').check();
    await page.getByRole('button', { name: t('tickets.bulk.move') }).click();
    await page.getByRole('button', { name: new RegExp(`^${t('enums.ticketAction.CLOSE')}`) }).click();
    const dialog = page.getByRole('dialog', { name: `${t('enums.ticketAction.CLOSE')}: 3 Tickets` });
    await dialog.getByRole('radio', { name: t('enums.closingState.COMPLETED'), exact: true }).check();
    await dialog.getByRole('checkbox', { name: t('tickets.confirm.CLOSE_WITHOUT_INVOICE') }).check();
    await dialog.getByRole('button', { name: t('enums.ticketAction.CLOSE'), exact: true }).click();
    const result = page.getByRole('dialog', { name: /2 .* 3/ });
    await expect(result.getByRole('link')).toHaveCount(3);
    await expect(result.getByRole('link').first()).toHaveAttribute('href', new RegExp(tickets[1]?.id as string));
    await result.getByRole('button', { name: t('ra.action.close') }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(page.locator('tr[aria-selected="true"]')).toHaveCount(1);
    await expect(page.getByText(told('tickets.bulk.done', 2))).toBeVisible();
    await page.getByRole('button', { name: new RegExp(t('generator.bulk.undo').split(' ')[0] as string) }).click();
    await expect(page.getByText(told('generator.bulk.undone', 2))).toBeVisible();
    // While a row is selected, returning rows wait behind a button.
    const waiting = page.getByRole('button', { name: told('live.newRows', 2) });
    await expect(waiting.or(rows(page).nth(2))).toBeVisible();
    if (await waiting.isVisible()) await waiting.click();
    await expect(rows(page)).toHaveCount(3);
  });
});

test('a manager makes a view for a role in under a minute by keyboard', async ({ page, browser }) => {
  const name = `Reiter ${Date.now()}`;
  const field = (key: string) => page.getByLabel(t(key)).first();
  const tab = (of: Page) => of.getByRole('tab', { name: new RegExp(`^${name}`) });
  await signedIn(page, 'alpina-manager');
  await open(page, list({ state_eq_any: ['IN_WORK', 'IN_CLARIFICATION'], priority_eq_any: ['LOW'] }));
  const start = Date.now();
  await page.getByRole('button', { name: t('generator.queries.save') }).press('Enter');
  await expect(field('generator.queries.name')).toBeFocused();
  await page.keyboard.type(name);
  await press(page, 'Tab', 'Enter', 'End', 'ArrowUp', 'ArrowUp', 'Enter');
  await expect(field('resources.saved-queries.fields.place')).toBeVisible();
  await press(page, 'Tab', '1', 'Tab', 'Space', 'Tab', 'Space', 'Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(t('enums.role.vsd-executor')).first()).toBeVisible();
  expect(Date.now() - start).toBeLessThan(60_000);
  const executor = await (await browser.newContext()).newPage();
  const counted: string[] = [];
  executor.on(
    'request',
    (request) => request.url().includes('/counts?') && counted.push(decodeURIComponent(request.url())),
  );
  await signedIn(executor, 'alpina-executor');
  await open(executor, 'dashboard');
  await expect(executor.getByRole('region', { name }).getByRole('listitem').first()).toBeVisible();
  await open(executor, 'issue');
  await expect(tab(executor)).toHaveAttribute('aria-selected', 'true');
  await expect(tab(executor).locator('.tabular')).toHaveText(/^\d+$/);
  await expect(rows(executor).first()).toBeVisible();
  // One request counts all tabs.
  expect(counted.filter((url) => /CLOSED.*DRAFT/.test(url) && !url.includes('LOW'))).toEqual([]);
  await open(executor, list({ state_eq_any: ['CLOSED'] }));
  await expect(executor.getByRole('tab', { selected: true })).toContainText(t('resources.tickets.views.completed'));
  await expect(tab(executor)).toHaveAttribute('aria-selected', 'false');
  await executor.context().close();
  await expect(tab(page)).toHaveCount(0);
  await page.getByRole('button', { name: t('generator.queries.edit', { name }) }).press('Enter');
  await field('generator.queries.name').fill(`${name} B`);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: t('generator.queries.remove', { name: `${name} B` }) }).press('Enter');
  await expect(page.getByText(name)).toHaveCount(0);
});
