import { problemJson } from '../../api/platform/http/problem-json.js';
import { translate } from '../../api/platform/http/texts.js';
import { LOCALES } from '../../api/vocabulary/locale.js';

describe('a number in a text of mails and answers', () => {
  it.each(LOCALES)('has the thousands sign of %s', (locale) => {
    const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567);
    const sign = parts.find(({ type }) => type === 'group')?.value;
    expect(sign).toBeTruthy();
    const number = `1${sign}234${sign}567`;
    expect(translate(locale, 'mails.digest.subject', { count: 1_234_567 })).toMatch(new RegExp(`^${number} `));
    const { title, params } = problemJson({ status: 422, code: 'MAX_CHARS', params: { n: 1_234_567 } }, locale);
    expect(title).toContain(number);
    expect(params).toEqual({ n: 1_234_567 });
  });

  it('keeps its decimals', () => {
    expect(translate('de-CH', 'errors.MIN_VALUE', { min: 0.000_125 })).toBe('Mindestens 0.000125');
  });

  it('stands as it is where it comes as a text', () => {
    expect(translate('de-CH', 'errors.MAX_VALUE', { max: '2100' })).toBe('Höchstens 2100');
  });
});
