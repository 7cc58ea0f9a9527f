import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { open, settled, signIn } from '../journeys/support/desk.js';

/** Screens by account, beside those of the side navigation. */
const WALKS: Record<string, string[]> = {
  'alpina-agent': ['issue/create', 'issue/wall', 'profile', 'exports', 'issue?filter={"state_eq_any":["DRAFT"]}'],
  'alpina-manager': [
    'issue/search?filter={"figure":{"name":"created","by":["type"],"as":"bar"}}',
    'customer/create',
    'announcement/create',
    'masterdata/custom-fields',
    'masterdata/email-templates',
    'masterdata/slas/create',
    'masterdata/users/create',
  ],
  'alpina-executor': ['profile', 'help'],
  'alpina-customer': ['issue/create', 'help', 'profile', 'no/such/page'],
  'alpina-admin': [
    'admin/support/jobs',
    'admin/support/changes',
    'admin/support/mails',
    'admin/support/mailboxes/create',
  ],
};

/** The first segments of all keys of texts. */
const FIRST = readdirSync('locales/de-CH').flatMap((file) =>
  Object.keys(JSON.parse(readFileSync(`locales/de-CH/${file}`, 'utf8'))),
);
const KEY = new RegExp(`(?<![\\w./@-])(?:${[...new Set(FIRST)].join('|')})(?:\\.[\\w-]+)+`, 'g');

/** Texts of the page that look like a key: content, labels for screen readers, hints and placeholders. */
async function keysOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate<string[]>(`[
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((part) =>
      ['aria-label', 'title', 'placeholder'].map((name) => part.getAttribute(name) ?? '')),
  ]`);
  return [...new Set(texts.flatMap((text) => text.match(KEY) ?? []))];
}

for (const [account, paths] of Object.entries(WALKS)) {
  test(`no text of the screens and menus of ${account} looks like a key`, async ({ page }) => {
    await signIn(page, account);
    const links = await page.getByRole('navigation').first().getByRole('link').all();
    const addresses = await Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
    const found = new Set<string>();
    let menus = 0;
    for (const path of [...addresses.map((address) => address.replace('/volta-service-desk/', '')), ...paths]) {
      await open(page, path);
      for (const key of await keysOn(page)) found.add(`${path}: ${key}`);
      const openers = page.locator(
        'main :is(button, [role="combobox"]):is([aria-haspopup="menu"], [aria-haspopup="true"], [aria-haspopup="listbox"])',
      );
      for (let index = 0; index < (await openers.count()) && index < 20; index++) {
        const opener = openers.nth(index);
        if (!(await opener.isVisible()) || !(await opener.isEnabled())) continue;
        await opener.click();
        await settled(page);
        for (const key of await keysOn(page)) found.add(`${path}, menu ${index}: ${key}`);
        menus++;
        // A key press before the menu has the focus closes no menu.
        await expect(async () => {
          await page.keyboard.press('Escape');
          await expect(page.locator('[role="listbox"], [role="menu"]')).toHaveCount(0, { timeout: 2_000 });
        }).toPass();
      }
    }
    expect([...found]).toEqual([]);
    expect(menus).toBeGreaterThan(0);
  });
}
