import { expect, test } from '@playwright/test';
import { apiAs } from '../journeys/support/api.js';
import { deskUrl, open, signIn } from '../journeys/support/desk.js';
import { filledButtons } from '../journeys/support/filled-buttons.js';
import { press } from '../journeys/support/form.js';
import { newTicket, REQUEST } from '../journeys/support/new-ticket.js';
import { LOCALES, textsOf } from '../journeys/support/texts.js';

const t = textsOf('de-CH');
const label = (resource: string, field: string) => t(`resources.${resource}.fields.${field}`);
const PHONE = { width: 390, height: 844 };

/** Texts of the page's main part that another element covers, or a neighbour touches. */
const coveredTexts = `(() => {
  const parts = [...document.querySelectorAll('main h1, main h2, main p, main label, main input, main button, main a')];
  const boxes = parts.map((part) => ({ part, box: part.getBoundingClientRect() }));
  return boxes.flatMap(({ part, box }) => boxes
    .filter((other) => !part.contains(other.part) && !other.part.contains(part))
    .filter(({ box: its }) => its.left < box.right - 1 && box.left < its.right - 1)
    .filter(({ box: its }) => its.top < box.bottom - 1 && box.top < its.bottom - 1)
    .map((other) => part.textContent.trim() + ' / ' + other.part.textContent.trim()));
})()`;

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`the sign-in page keeps its lines apart in all languages at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const locale of LOCALES) {
      await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
      await page.goto(`${deskUrl()}?tenant=alpina`);
      const form = page.locator('section', { has: page.locator('input[name="password"]') });
      await expect(form.getByRole('button')).toHaveText(textsOf(locale)('signin.signIn.submit'));
      // The form may stand before its styles.
      await expect.poll(() => page.evaluate(coveredTexts), locale).toEqual([]);
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), locale).toBe(width);
    }
  });
}

test('the overview of tickets cuts no title, leaves nothing beyond the edge, and fills the height with its rows', async ({
  page,
}) => {
  await signIn(page, 'alpina-agent');
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, 'issue');
    await expect(page.locator('tr[data-record]').first()).toBeVisible();
    const frame = page.locator('.RaDataTable-tableWrapper');
    // The number of fitting rows is fixed once the table is drawn.
    await expect(async () => {
      const sizes = await frame.evaluate((wrapper) => {
        const titles = [...wrapper.querySelectorAll('td.column-title')];
        const cut = [...wrapper.querySelectorAll('td.column-title a')].filter(
          (link) => link.scrollWidth > link.clientWidth,
        );
        return {
          titles: titles.map((cell) => cell.clientWidth),
          cut: cut.length,
          beyond: wrapper.scrollWidth - wrapper.clientWidth,
          below: wrapper.scrollHeight - wrapper.clientHeight,
          row: titles[0]?.clientHeight ?? 0,
        };
      });
      expect(Math.min(...sizes.titles), `${width}: title`).toBeGreaterThanOrEqual(320);
      if (width === 1440) expect(sizes.cut, `${width}: titles cut`).toBe(0);
      expect(sizes.beyond, `${width}: beyond the edge`).toBe(0);
      expect(sizes.below, `${width}: below the edge`).toBe(0);
      expect(sizes.row, `${width}: height of a row`).toBeGreaterThanOrEqual(35);
    }).toPass();
  }
});

/** Texts of the table's cells that are cut while another column has room that no cell of it needs. */
const cutBesideSpace = `(() => {
  const rows = [...document.querySelectorAll('.RaDataTable-tableWrapper tr')];
  const needed = (cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return range.getBoundingClientRect().width + 17;
  };
  const isCut = (cell) => [cell, ...cell.querySelectorAll('*')].some(
    (part) => part.scrollHeight > part.clientHeight + 4 && getComputedStyle(part).webkitLineClamp === '1');
  const columns = [...rows[0].cells].map((_cell, at) => rows.map((row) => row.cells[at]));
  const spare = columns.slice(1).filter((cells) => !cells.some(isCut)).map(
    (cells) => cells[0].clientWidth - Math.max(...cells.map(needed)));
  const cut = rows.flatMap((row) => [...row.cells]).filter(isCut).map((cell) => cell.textContent);
  return Math.max(...spare, 0) > 24 ? cut : [];
})()`;

for (const path of ['issue', 'customer', 'masterdata/users'])
  test(`no text of ${path} is cut beside empty space`, async ({ page }) => {
    await signIn(page, 'alpina-manager');
    await open(page, path);
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await expect.poll(() => page.evaluate(cutBesideSpace)).toEqual([]);
  });

/** Texts of the parts that a selector names which are wider than their boxes. */
const cutTexts = (selector: string) => `(() => [...document.querySelectorAll('${selector}')]
  .filter((part) => part.scrollWidth > part.clientWidth && getComputedStyle(part).overflowX === 'hidden')
  .map((part) => part.textContent))()`;

test('the search cuts no customer', async ({ page }) => {
  await signIn(page, 'alpina-manager');
  await open(page, 'issue/search');
  await expect(page.locator('td.column-customer').first()).toBeVisible();
  expect(await page.evaluate(cutTexts('td.column-customer, td.column-customer *'))).toEqual([]);
});

test('the cards of the overview on a phone cut no title and no number', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, 'alpina-agent');
  await open(page, 'issue');
  await expect(page.locator('a[data-record]').first()).toBeVisible();
  expect(await page.evaluate(cutTexts('a[data-record] p, a[data-record] .tabular'))).toEqual([]);
});

for (const account of ['alpina-agent', 'alpina-customer', 'alpina-executor'])
  test(`the dashboard cuts no ticket and no chip for ${account}`, async ({ page }) => {
    await signIn(page, account);
    for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
      await page.setViewportSize(viewport);
      await open(page, 'dashboard');
      await expect(page.locator('main section li').first()).toBeVisible();
      // The messages of the latest activities, which show their time, may be cut.
      const cut = await page.evaluate(cutTexts('main section:not(:has(time)) li *'));
      expect(cut, `${viewport.width}`).toEqual([]);
    }
  });

test('a switched-on field of the tenant is a column of who has chosen none', async ({ page }) => {
  await signIn(page, 'alpina-manager');
  await open(page, 'customer');
  await expect(page.getByRole('columnheader', { name: 'Branche' })).toBeVisible();
});

test('the numbers of the lines of a template stand on one line each', async ({ page }) => {
  await signIn(page, 'alpina-manager');
  const template = (await apiAs(page, 'alpina-manager')('get', 'email-templates'))[0];
  await open(page, `masterdata/email-templates/${template.id}`);
  const text = page.locator('textarea[name^="content"]').first();
  await expect(text).toBeVisible();
  const number = (await page.evaluate(`(() => {
    const area = document.querySelector('textarea[name^="content"]');
    const lines = [...area.previousElementSibling.children];
    const { height, lineHeight } = getComputedStyle(lines.at(-1), '::before');
    return { line: lines.length, high: Number.parseFloat(height) / Number.parseFloat(lineHeight) };
  })()`)) as { line: number; high: number };
  expect(number.line).toBeGreaterThan(9);
  expect(number.high).toBeLessThan(1.5);
});

test('both pages of an order have one title and the same chips', async ({ page }) => {
  await signIn(page, 'alpina-executor');
  const order = (await apiAs(page, 'alpina-executor')('get', 'tickets?filter={"state_eq_any":["IN_WORK"]}'))[0];
  const heads: unknown[] = [];
  for (const path of [`issue/${order.id}`, `my-day/${order.id}`]) {
    await open(page, path);
    const main = page.getByRole('main');
    for (const chip of [`ticketType.${order.type}`, `ticketState.${order.state}`, `priority.${order.priority}`])
      await expect(main.getByText(t(`enums.${chip}`), { exact: true }).first()).toBeVisible();
    heads.push(await page.locator('h1').textContent());
  }
  expect(heads[0]).toContain(order.title);
  expect(heads[1]).toBe(heads[0]);
});

test('an open part behind the further tabs is named by the button that stands for its tab', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, 'alpina-agent');
  const ticket = await newTicket(page);
  await open(page, `issue/${ticket.id}`);
  await page.getByRole('button', { name: t('app.moreTabs'), exact: true }).click();
  const item = page.getByRole('menuitemradio').last();
  const name = (await item.textContent()) as string;
  await item.click();
  const panel = page.getByRole('tabpanel', { name });
  await expect(panel).toBeVisible();
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toHaveAttribute('aria-controls', (await panel.getAttribute('id')) as string);
  const ids = await page.evaluate('[...document.querySelectorAll("[id]")].map(({ id }) => id)');
  expect(new Set(ids as string[]).size).toBe((ids as string[]).length);
});

test('the button for further tabs shows the whole name of the open one where there is room', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, 'alpina-admin');
  await open(page, 'incoming-mail');
  const button = page.getByRole('button', { name: t('support.parts.messages'), exact: true });
  await expect(button).toBeVisible();
  const isCut = () =>
    button
      .locator('span')
      .first()
      .evaluate((span) => span.scrollWidth > span.clientWidth);
  await expect.poll(isCut).toBe(false);
});

test('a message above the page looks like one within it, and stands at the left', async ({ page }) => {
  await signIn(page, 'alpina-manager');
  const category = (await apiAs(page, 'alpina-manager')('get', 'categories'))[0];
  await open(page, `masterdata/categories/${category.id}`);
  await page.getByRole('button', { name: t('ra.action.save') }).click();
  const message = page.locator('.RaNotification-success');
  await expect(message).toBeVisible();
  expect(
    await page.evaluate('getComputedStyle(document.querySelector(".RaNotification-success")).backgroundColor'),
  ).toBe('rgb(236, 243, 239)');
  expect((await message.boundingBox())?.x).toBeLessThan(100);
});

test('who writes has sending as the filled button', async ({ page }) => {
  await signIn(page, 'alpina-agent');
  const ticket = await newTicket(page);
  await open(page, `issue/${ticket.id}`);
  expect((await filledButtons(page)).texts).toEqual([t('absences.toMe')]);
  await page.getByRole('textbox', { name: t('tickets.composer.message') }).fill('Wir kommen.');
  await expect.poll(async () => (await filledButtons(page)).texts[0]).toContain(t('tickets.composer.send'));
  expect((await filledButtons(page)).texts.every((text) => text !== t('absences.toMe'))).toBe(true);
});

test('the request stands whole with its paragraphs where there is room', async ({ page }) => {
  await signIn(page, 'alpina-agent');
  const ticket = await newTicket(page);
  await open(page, `issue/${ticket.id}`);
  const section = page.getByRole('region', { name: t('tickets.timeline.order') });
  const text = section.getByText('Seit gestern Abend');
  expect(await text.innerText()).toBe(REQUEST);
  expect(await section.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0);
  await expect(text).toBeInViewport({ ratio: 1 });
});

for (const account of ['alpina-agent', 'alpina-customer-all']) {
  test(`the conversation has at least half of the height of a phone for ${account}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await signIn(page, account);
    const ticket = await newTicket(page);
    await open(page, `issue/${ticket.id}`);
    const height = async () => {
      const log = await page.getByRole('log', { name: t('tickets.timeline.title') }).boundingBox();
      const composer = await page.locator('[data-composer]').boundingBox();
      return (composer?.y ?? 0) - (log?.y ?? PHONE.height);
    };
    // The font and the parts above may still be loading.
    await expect.poll(height).toBeGreaterThanOrEqual(PHONE.height / 2);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
  });
}

const MOVES = [
  { action: 'CLOSE', choice: 'enums.closingState.REJECTED', day: 'tickets.closing.date' },
  { action: 'ASK', choice: 'enums.clarificationReason.WAIT_CUSTOMER', day: 'tickets.clarification.resubmission' },
];

for (const { action, choice: asked, day } of MOVES) {
  test(`nothing moves in the dialog of ${action} while its calendar is being loaded`, async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/PickerLocale-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await signIn(page, 'alpina-agent');
    const ticket = await newTicket(page);
    await open(page, `issue/${ticket.id}`);
    await page.getByRole('button', { name: t('generator.transitions.others') }).click();
    await page.getByRole('menuitem', { name: t(`enums.ticketAction.${action}`) }).click();
    const dialog = page.getByRole('dialog', { name: t(`tickets.dialog.${action}`) });
    const choice = dialog.getByRole('radio', { name: t(asked) });
    await expect(dialog.locator('.MuiSkeleton-root')).toBeVisible();
    // The dialog itself has come to rest before the measurement.
    await choice.hover();
    const before = await choice.boundingBox();
    held.resolve();
    await expect(dialog.getByRole('group', { name: t(day) })).toBeVisible();
    const after = await choice.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);
  });
}

test('a line of the summary of errors scrolls to its field step by step', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, 'alpina-manager');
  await open(page, 'masterdata/text-blocks/create');
  await page.getByRole('button', { name: t('ra.action.save') }).click();
  const line = page.getByRole('alert').getByRole('button').last();
  await page.evaluate(`steps = 0;
    addEventListener('click', () => addEventListener('scroll', () => { steps += 1; }, { capture: true }), { capture: true });`);
  await line.click();
  await expect(page.locator('input:focus')).toBeInViewport({ ratio: 1 });
  // A jump is one step.
  await expect.poll(() => page.evaluate<number>('steps')).toBeGreaterThan(1);
});

test('a generated screen keeps its actions within reach on a phone, and names its rows by what is out of the ordinary', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signIn(page, 'alpina-manager');
  await open(page, 'masterdata/assignment-groups');
  const inactive = page.getByRole('link').filter({ hasText: t('masterdata.switch.inactive') });
  await expect(inactive).toHaveCount(1);
  await expect(inactive).not.toContainText(t('generator.value.no'));
  await page.getByRole('link', { name: /Service Desk servicedesk@/ }).click();
  await expect(page.getByRole('link', { name: t('generator.action.edit') })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: t('app.moreActions') }).click();
  await page.getByRole('button', { name: t('ra.action.delete') }).click();
  await expect(page.getByRole('dialog')).toContainText('«Service Desk» löschen?');
  await press(page, 'ra.action.cancel');
  await expect(page.locator('dt', { hasText: 'Reihenfolge' })).toHaveCount(0);
});

test('a generated list names the numbers and times of its rows on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, 'alpina-manager');
  await open(page, 'masterdata/slas');
  const row = page.getByRole('link', { name: /Standard/ });
  await expect(row).toHaveAccessibleName(new RegExp(`${label('slas', 'interventionTime')}\\s+4\\sh`));
  await expect(row).toContainText(label('slas', 'workDayStart'));
  await open(page, 'announcement');
  const news = page.getByRole('link').filter({ hasText: label('announcements', 'showFrom') });
  await expect(news.first()).toBeVisible();
});
