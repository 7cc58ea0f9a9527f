import { expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { apiAs, deliver, type Json } from '../journeys/support/api.js';
import { chooseTheme, deskUrl, open, settled, signIn, UNTYPED } from '../journeys/support/desk.js';
import { textsOf } from '../journeys/support/texts.js';

const t = textsOf('de-CH');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
const PHONE = { width: 390, height: 844 };

/** Screens by the account that opens them; master data in two walks, so that two browsers can share them. */
const WALKS: [account: string, paths: string[]][] = [
  ['alpina-customer', ['dashboard', 'issue', 'issue/create', 'help', 'profile']],
  ['alpina-executor', ['dashboard', 'issue', 'my-day']],
  [
    'alpina-manager',
    [
      'dashboard',
      'issue',
      'issue/create',
      'issue/search',
      'customer',
      'customer/create',
      'asset',
      'asset/create',
      'announcement',
      'announcement/create',
      'no/such/page',
    ],
  ],
  [
    'alpina-manager',
    [
      'masterdata',
      'masterdata/categories',
      'masterdata/categories/create',
      'masterdata/text-blocks',
      'masterdata/text-blocks/create',
      'masterdata/email-templates',
      'masterdata/assignment-groups',
      'masterdata/assignment-groups/create',
      'masterdata/slas',
      'masterdata/slas/create',
      'masterdata/users',
      'masterdata/holidays',
    ],
  ],
  ['alpina-agent', [UNTYPED, 'incoming-mail', 'issue/wall', 'profile', 'calendar?view=week', 'calendar?view=day']],
  [
    'alpina-admin',
    [
      'admin/support',
      'admin/support/mails',
      'admin/support/addresses',
      'incoming-mail',
      'admin/support/mailboxes',
      'admin/support/mailboxes/create',
    ],
  ],
  ['outsider', ['not-authorized']],
];

/** The findings of axe on the present screen, one line each, so that a failure names the element. */
async function violations(page: Page, runOnly: readonly string[]): Promise<string[]> {
  // The hidden frame of the identity service is excluded; a frame of the product would have to be checked.
  const frames = page.frames().filter((frame) => frame !== page.mainFrame());
  expect(frames.filter((frame) => !/protocol\/openid-connect/.test(frame.url())).map((frame) => frame.url())).toEqual(
    [],
  );
  const isThere = await page.evaluate<boolean>(`'axe' in window`);
  // Injected once for each load of the application: the script takes as long to read as a screen to check.
  if (!isThere) {
    await page.evaluate(axe.source);
    // A hint that comes up meanwhile is there at once: half-way it has not the contrast it will have.
    await page.evaluate(`(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.MuiTooltip-tooltip { transition: none !important; }');
      document.adoptedStyleSheets.push(sheet);
    })()`);
  }
  const { violations: found } = await page.evaluate<axe.AxeResults>(
    `axe.run(document, ${JSON.stringify({ runOnly, iframes: false, resultTypes: ['violations'] })})`,
  );
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/**
 * Brings fades and movements to their end, and waits until endless ones are gone: half-way between two colours no
 * element has its final contrast.
 */
const still = (page: Page) =>
  page.evaluate(`Promise.allSettled(document.getAnimations().map((animation) => {
    if (Number.isFinite(animation.effect.getComputedTiming().endTime)) animation.finish();
    return animation.finished;
  }))`);

async function inLight(page: Page): Promise<string[]> {
  await still(page);
  return violations(page, RULES);
}

/** Turns the screen dark or light, and waits until it is. */
async function turn(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveCSS('color-scheme', new RegExp(colorScheme));
  await still(page);
}

/** The faults of the present screen: every rule in the light theme, and in the dark one the rules about colours. */
async function barriers(page: Page): Promise<string[]> {
  const light = await inLight(page);
  await turn(page, 'dark');
  const dark = await violations(page, ['color-contrast', 'link-in-text-block']);
  await turn(page, 'light');
  return [...light, ...dark.map((line) => `dark ${line}`)];
}

async function firstTicket(page: Page): Promise<void> {
  await open(page, 'issue');
  const link = page.locator('main a[href*="/issue/0"]');
  await link.first().click();
  await page.waitForURL(/\/issue\/[0-9a-f-]{36}/);
  await settled(page);
}

test.describe('without barriers, light and dark', () => {
  for (const [account, paths] of WALKS) {
    test(`the screens of ${account} from ${paths[0]} on`, async ({ page }) => {
      // An account without access has no preferences, and sees the light theme alone.
      const look = account === 'outsider' ? inLight : barriers;
      if (account !== 'outsider') await chooseTheme(page, account, 'system');
      await signIn(page, account);
      const found: string[] = [];
      for (const path of paths) {
        await open(page, path);
        found.push(...(await look(page)).map((line) => `${path} ${line}`));
      }
      expect(found).toEqual([]);
    });
  }

  test('a report and the invoices of its order, large and small', async ({ page }) => {
    await chooseTheme(page, 'alpina-agent', 'system');
    await signIn(page, 'alpina-agent');
    const ask = apiAs(page, 'alpina-agent');
    for (const state of ['OPEN_IN_WORK', 'BILLABLE']) {
      const [report] = (await ask('get', `reports?filter=${JSON.stringify({ state })}`)) as Json[];
      for (const path of [
        `issue/${report?.ticket}/report/${report?.identifier}`,
        `issue/${report?.ticket}?part=invoices`,
      ]) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await open(page, path);
        expect([path, await barriers(page)]).toEqual([path, []]);
        await page.setViewportSize(PHONE);
        await settled(page);
        expect([path, await barriers(page)]).toEqual([path, []]);
      }
    }
  });

  for (const account of ['alpina-customer', 'alpina-agent', 'alpina-executor']) {
    test(`the ticket as ${account} sees it, large and small`, async ({ page }) => {
      await chooseTheme(page, account, 'system');
      await signIn(page, account);
      await firstTicket(page);
      expect(await barriers(page)).toEqual([]);
      await page.setViewportSize(PHONE);
      await settled(page);
      expect(await barriers(page)).toEqual([]);
    });
  }

  test('the help, an article, and what is offered while one writes, large and small', async ({ page }) => {
    await chooseTheme(page, 'alpina-customer', 'system');
    await signIn(page, 'alpina-customer');
    const [article] = (await apiAs(page, 'alpina-customer')('get', 'articles?range=[0,0]')) as Json[];
    const title = String(article?.title.de);
    const offer = page.getByRole('button', { name: title });
    for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
      await page.setViewportSize(viewport);
      for (const path of ['help', `help/${article?.id}`]) {
        await open(page, path);
        expect([path, await barriers(page)]).toEqual([path, []]);
      }
      await open(page, 'issue/create');
      await page.locator('[data-field="customerDescription"] textarea').first().fill(title);
      await expect(offer).toBeVisible();
      expect(['offered', await barriers(page)]).toEqual(['offered', []]);
      await offer.click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      expect(['opened', await barriers(page)]).toEqual(['opened', []]);
      await page.getByRole('button', { name: t('articles.goOn') }).click();
      await page.locator('[data-field="customerDescription"] textarea').first().fill('');
    }
  });

  test('the choice of articles and of text blocks for a message, large and small', async ({ page }) => {
    await chooseTheme(page, 'alpina-agent', 'system');
    await signIn(page, 'alpina-agent');
    await firstTicket(page);
    for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
      await page.setViewportSize(viewport);
      await page.getByRole('textbox', { name: t('tickets.composer.message') }).focus();
      for (const what of ['article', 'textBlock']) {
        const name = t(`tickets.composer.${what}`);
        await page.getByRole('button', { name }).click();
        const choice = page.getByRole('dialog', { name });
        await expect(choice.getByRole('combobox')).toBeFocused();
        await settled(page);
        expect([what, await barriers(page)]).toEqual([what, []]);
        await page.keyboard.press('Escape');
        await expect(choice).toHaveCount(0);
      }
    }
  });

  test('the mails of a ticket, a mail as it came, and the open bell, large and small', async ({ page }) => {
    await chooseTheme(page, 'alpina-agent', 'system');
    await signIn(page, 'alpina-agent');
    const ask = apiAs(page, 'alpina-agent');
    const [mail] = (await ask('get', 'sent-mails?range=[0,0]')) as Json[];
    await deliver(page, { from: 'Eva Roth <eva.roth@acme.example>', subject: 'Lift', text: 'Er steht.' });
    for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
      await page.setViewportSize(viewport);
      await open(page, `issue/${mail?.ticket}?part=mails`);
      const panel = { name: t('resources.sent-mails.panels.ticket.name'), exact: true };
      await expect(page.getByRole('region', panel)).toBeVisible();
      expect(['mails', await barriers(page)]).toEqual(['mails', []]);
      await page
        .getByRole('banner')
        .getByRole('button', { name: new RegExp(t('notifications.title')) })
        .click();
      const bell = page.getByRole('dialog', { name: t('notifications.title') });
      await expect(bell.getByRole('region').first()).toBeVisible();
      expect(['bell', await barriers(page)]).toEqual(['bell', []]);
      await bell.getByRole('button', { name: t('notifications.close') }).click();
      await expect(bell).toHaveCount(0);
      await open(page, UNTYPED);
      await page.getByRole('link', { name: 'Lift' }).click();
      await page.getByRole('button', { name: t('tickets.original.show') }).click();
      await expect(page.getByText(t('tickets.original.headers.subject'))).toBeVisible();
      // A control half under the bar is too small for a finger, so the check shows the whole screen without scrolling.
      await page.setViewportSize({ ...viewport, height: 2 * viewport.height });
      await page.evaluate('scrollTo(0, 0)');
      expect(['original', await barriers(page)]).toEqual(['original', []]);
    }
  });

  test('the page for signing in', async ({ page }) => {
    await page.goto(`${deskUrl()}?tenant=alpina`);
    await expect(page.locator('input[name="username"]')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });
});
