import { expect, test } from '@playwright/test';
import { deskUrl, open, signIn } from '../journeys/support/desk.js';
import { filledButtons } from '../journeys/support/filled-buttons.js';
import { newTicket, REQUEST } from '../journeys/support/new-ticket.js';
import { LOCALES, textsOf } from '../journeys/support/texts.js';

const t = textsOf('de-CH');
const label = (resource: string, field: string) => t(`resources.${resource}.fields.${field}`);
const PHONE = { width: 390, height: 844 };

/** Texts of the page's main part that something else lies upon, or a neighbour touches. */
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
      expect(await page.evaluate(coveredTexts), locale).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth'), locale).toBe(width);
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
    await expect(page.locator('tr[data-ticket]').first()).toBeVisible();
    const frame = page.locator('.RaDataTable-tableWrapper');
    // How many rows fit is known once the table stands.
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
    // The font and what stands above may still be on their way.
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
    await page.getByRole('button', { name: t('tickets.move.others') }).click();
    await page.getByRole('menuitem', { name: t(`enums.ticketAction.${action}`) }).click();
    const dialog = page.getByRole('dialog', { name: t(`tickets.dialog.${action}`) });
    const choice = dialog.getByRole('radio', { name: t(asked) });
    await expect(dialog.locator('.MuiSkeleton-root')).toBeVisible();
    // The dialog itself has come to rest before it is looked at.
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
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('ra.action.cancel') })
    .click();
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
