import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { textOfHtml } from '../../api/mails/language/html-text.js';
import { clock } from '../../api/platform/clock.js';
import { LOCALES } from '../../api/vocabulary/locale.js';
import { type GoldenMail, goldenMails } from '../support/golden-mails.js';
import { faultsIn } from '../support/mail-faults.js';

const FOLDER = join(process.cwd(), 'test/api/mails-golden');
const RULE = '='.repeat(80);

beforeEach(() => {
  jest.spyOn(clock, 'now').mockReturnValue(new Date('2026-11-20T09:00:00Z'));
});
afterEach(() => jest.restoreAllMocks());

const preheader = (html: string) => /<div style="display:none[^"]*">(.*?)&#847;/s.exec(html)?.[1] ?? '';
/** The text that mail programs show, without the frame of the mail. */
const shown = (html: string) =>
  textOfHtml(
    html
      .replace(/^.*?<td class="body"[^>]*>/s, '')
      .replace(/<\/td><\/tr><\/table>\s*<table[^>]*><tr><td class="foot"[^>]*>/s, '<hr class="frame">')
      .replace(/<\/td><\/tr><\/table>\s*<\/div><\/body>.*$/s, ''),
  );
/** The rule of the frame stands in no plain text; lines of a fact are apart in both. */
const words = (text: string) =>
  text
    .replaceAll(/\s+|---/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();

const written = (mails: readonly GoldenMail[]) =>
  mails
    .map(({ name, subject, text, html }) =>
      [RULE, name, `Subject:   ${subject}`, `Preheader: ${textOfHtml(preheader(html))}`, '', text.trimEnd(), ''].join(
        '\n',
      ),
    )
    .join('\n');

describe.each(LOCALES)('the mails in %s', (locale) => {
  it('read as they are kept (UPDATE_MAILS=1 writes them anew)', () => {
    const file = join(FOLDER, `${locale}.txt`);
    const now = written(goldenMails(locale));
    if (process.env.UPDATE_MAILS) writeFileSync(file, now);
    expect(now).toBe(readFileSync(file, 'utf8'));
  });

  it('say the same as HTML and as plain text, in their own language, with one button', () => {
    for (const { name, subject, text, html } of goldenMails(locale)) {
      expect([name, `${subject}${text}${html}`]).not.toEqual([
        name,
        expect.stringMatching(/\{\{|\{%|%\{|undefined|mails\./),
      ]);
      expect([name, words(shown(html))]).toEqual([name, words(text)]);
      expect(html).toContain(`<html lang="${locale}">`);
      expect([name, html.match(/class="button"/g)?.length]).toEqual([name, name.startsWith('DIGEST') ? undefined : 1]);
      expect([name, html.match(/<img [^>]*alt="Alpina"/g)?.length]).toEqual([name, 1]);
      expect(preheader(html)).not.toBe('');
      for (const table of html.match(/<table[^>]*align="center"[^>]*>/g) ?? [])
        expect(table).toContain('role="presentation"');
      expect([name, ...faultsIn(subject, locale), ...faultsIn(text, locale)]).toEqual([name]);
    }
  });
});
