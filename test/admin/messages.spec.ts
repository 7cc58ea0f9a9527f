import { messageOf, WORDS } from '../journeys/support/messages.js';
import { LOCALES, textsOf } from '../journeys/support/texts.js';

describe('the catalogue words each code as the domain does', () => {
  for (const locale of LOCALES)
    it.each(Object.keys(WORDS) as (keyof typeof WORDS)[])(`%s in ${locale}`, (code) => {
      const placeholders = { n: '%{n}', field: '%{field}' };
      expect(textsOf(locale)(`errors.${code}`)).toBe(messageOf(code, locale, placeholders));
    });
});
