import polyglotI18nProvider from 'ra-i18n-polyglot';
import { formatNumber } from '../../admin/model/number-text';
import type { FieldModel } from '../../admin/model/resource-model';
import { validateField } from '../../admin/model/validate-field';
import { grouped } from '../../admin/providers/grouped';

const LOCALES = ['de-CH', 'fr-CH', 'it-CH', 'en-CH'];
const PHRASES = { rows: '%{smart_count} Zeile |||| %{smart_count} Zeilen', year: 'Im Jahr %{year}', limit: '≥ %{min}' };

const translator = (locale: string) =>
  polyglotI18nProvider(() => PHRASES as never, locale, [], { replace: grouped(() => locale) });

const signOf = (locale: string) =>
  new Intl.NumberFormat(locale).formatToParts(1_234_567).find(({ type }) => type === 'group')?.value;

describe('a number in a text of the screens', () => {
  it.each(LOCALES)('has the thousands sign of %s', (locale) => {
    const sign = signOf(locale);
    const { translate } = translator(locale);
    expect(sign).toBeTruthy();
    expect(translate('rows', { smart_count: 1_234_567 })).toBe(`1${sign}234${sign}567 Zeilen`);
    expect(translate('rows', { smart_count: 1 })).toBe('1 Zeile');
  });

  it('keeps its decimals', () => {
    expect(translator('de-CH').translate('limit', { min: 0.000_125 })).toBe('≥ 0.000125');
  });

  it('stands as it is where it comes as a text', () => {
    expect(translator('de-CH').translate('year', { year: '2026' })).toBe('Im Jahr 2026');
  });
});

describe('a number that names something, such as a port', () => {
  const port = {
    name: 'port',
    widget: 'integer',
    ungrouped: true,
    constraints: { minimum: 1_024, maximum: 65_535 },
  } as FieldModel;

  it('has limits without a thousands sign', () => {
    expect(validateField(port, 70_000)).toEqual({ code: 'MAX_VALUE', params: { max: '65535' } });
    expect(validateField(port, 80)).toEqual({ code: 'MIN_VALUE', params: { min: '1024' } });
    expect(validateField({ ...port, ungrouped: undefined }, 70_000)?.params).toEqual({ max: 65_535 });
  });

  it('is entered without one', () => {
    expect(formatNumber(1_143, 0, 'de-CH', { useGrouping: false })).toBe('1143');
  });
});
