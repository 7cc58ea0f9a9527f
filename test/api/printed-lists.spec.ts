import { columnWidths } from '../../api/exports/pdf/list-definition.js';
import type { ListPaper } from '../../api/exports/pdf/list-paper.js';
import { pluralOf, translate } from '../../api/platform/http/texts.js';
import { LOCALES, type Locale } from '../../api/vocabulary/locale.js';
import { UNITS } from '../../api/vocabulary/standard-codes.js';

const SIZE = 6;

describe('the columns of a printed list', () => {
  const paper = (columns: readonly (readonly [string, boolean, string])[]) =>
    ({
      headings: columns.map(([heading]) => heading),
      whole: columns.map(([, whole]) => whole),
      rows: [columns.map(([, , cell]) => cell)],
    }) as unknown as ListPaper;

  it.each(["CHF 1'234'567.85", '1\u202f234\u202f567,125', '24.11.26, 14:05', '-12'])(
    'have room for %s in one line',
    (cell) => {
      const texts = Array.from({ length: 12 }, () => ['Beschreibung', false, 'Text'] as const);
      const [width = 0] = columnWidths(paper([['Betrag', true, cell], ...texts]), SIZE);
      // No digit of the font is wider than 0.57 of its size.
      expect(width).toBeGreaterThanOrEqual(cell.length * SIZE * 0.57);
    },
  );

  it('share between texts what numbers leave', () => {
    const widths = columnWidths(
      paper([
        ['Titel', false, 'x'],
        ['Betrag', true, "1'000"],
        ['Notiz', false, 'y'],
      ]),
      SIZE,
    );
    expect(widths[0]).toBe(widths[2]);
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(770 - 15, 5);
  });
});

describe('a unit', () => {
  it.each<[Locale, number, string]>([
    ['de-CH', 1, 'Stunde'],
    ['de-CH', 1.5, 'Stunden'],
    ['de-CH', 0, 'Stunden'],
    ['en-CH', 1, 'hour'],
    ['en-CH', 2, 'hours'],
    ['fr-CH', 1.5, 'heure'],
    ['fr-CH', 0, 'heure'],
    ['fr-CH', 2, 'heures'],
    ['it-CH', 1, 'ora'],
    ['it-CH', 3, 'ore'],
  ])('is worded in %s for %d as %s', (locale, count, word) => {
    expect(pluralOf(locale, 'units.HUR', count)).toBe(word);
  });

  it.each(LOCALES)('has both forms in %s, the first of which is its name', (locale) => {
    for (const unit of UNITS) {
      const forms = translate(locale, `units.${unit}`).split(' |||| ');
      expect(forms).toHaveLength(2);
      expect(forms[0]?.toLowerCase()).toBe(translate(locale, `enums.unit.${unit}`).toLowerCase());
    }
  });
});
