import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { withLogo } from '../../api/masterdata/mail-frame/mail-logo.js';
import { LOCALES } from '../../api/vocabulary/locale.js';
import { BROWSER_FLAGS, browserPath } from '../support/browser.js';
import { goldenMails } from '../support/golden-mails.js';

/** Widths of the pictures of mails, in CSS pixels: a mail program on a screen, and a small phone. */
const WIDTHS = [600, 320];

/** A logo of some tenant. */
const LOGO = `data:image/svg+xml;base64,${Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><rect width="40" height="40" rx="8" fill="#1f3a6e"/><path d="M8 30 20 10l12 20z" fill="#fff"/><text x="52" y="27" font-family="Arial" font-size="20" fill="#1f3a6e">Alpina</text></svg>',
).toString('base64')}`;

/**
 * Pictures of all mails for the eye: `node dist/test/bench/mail-sheets.js <folder>` puts one sheet a language, width and
 * theme there, all mails side by side.
 */
const folder = process.argv[2] ?? 'mail-sheets';
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
for (const locale of LOCALES) {
  for (const width of WIDTHS) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ viewport: { width: width * 4 + 200, height: 900 }, colorScheme });
      const frames = goldenMails(locale).map(({ name, html }) => {
        const shown = withLogo(html, (_alt, tag) => tag(LOGO))
          .replaceAll('&', '&amp;')
          .replaceAll('"', '&quot;');
        return `<figure><figcaption>${name}</figcaption><iframe width="${width}" srcdoc="${shown}"></iframe></figure>`;
      });
      const style =
        'body{display:flex;flex-wrap:wrap;gap:16px;margin:16px;background:#888}figure{margin:0}iframe{border:0;display:block}';
      await page.setContent(`<style>${style}</style>${frames.join('')}`);
      for (const frame of await page.locator('iframe').all()) {
        const content = frame.contentFrame().locator('html');
        const { height, isTooWide } = await content.evaluate(({ scrollHeight, scrollWidth, clientWidth }) => ({
          height: scrollHeight,
          isTooWide: scrollWidth > clientWidth,
        }));
        // An element that overflows the mail is seen at once.
        const outline = isTooWide ? 'outline: 4px solid red' : '';
        await frame.evaluate(
          (element, given) => element.setAttribute('style', given),
          `height: ${height}px; ${outline}`,
        );
      }
      await page.screenshot({ path: join(folder, `${locale}-${width}-${colorScheme}.png`), fullPage: true });
      await page.close();
    }
  }
}
await browser.close();
