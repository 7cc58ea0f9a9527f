import { itemsWith, itemWithCode } from '../../admin/pages/my-day/material/catalog-copy';

const item = (number: string, name: string, barcode: string | null = null) => ({
  number,
  name,
  barcode,
  kind: 'MATERIAL' as const,
  unit: 'EA' as const,
  description: null,
});
const items = [
  item('AG-1', 'Ausdehnungsgefäss 25 l', '7600000000265'),
  item('KB-76', 'Kabel 76 m'),
  item('UP-1', 'Umwälzpumpe', '012345678905'),
  item('RG-7', 'Regal', '76'),
  item('KR-1', 'Riemen', 'KR/SPA'),
];
const numbers = (words: string) => itemsWith(items, words).map(({ number }) => number);

describe('the catalogue on the device', () => {
  it.each([
    ['', ['AG-1', 'KB-76', 'UP-1', 'RG-7', 'KR-1']],
    ['AUSDEHNUNGSGEFÄSS', ['AG-1']],
    ['umwalz', ['UP-1']],
    ['25 gefäss', ['AG-1']],
    ['kabel pumpe', []],
    ['76', ['RG-7', 'AG-1', 'KB-76']],
    ['kr/spa', ['KR-1']],
  ])('answers %j with what holds all words, first what bears them as its code', (words, expected) => {
    expect(numbers(words)).toEqual(expected);
  });

  it.each([
    ['7600000000265', 'AG-1'],
    ['0012345678905', 'UP-1'],
    ['12345678905', 'UP-1'],
    ['076', undefined],
    ['KR/SPA', 'KR-1'],
    ['kr/spa', undefined],
    ['UP-1', 'UP-1'],
    ['760000000026', undefined],
  ])('finds by %s the item that bears it, with or without zeros before a trade number', (code, expected) => {
    expect(itemWithCode(items, code)?.number).toBe(expected);
  });

  it('shows thirty at most', () => {
    const many = Array.from({ length: 2_000 }, (_one, at) => item(`N-${at}`, 'Schraube'));
    expect(itemsWith(many, 'schraube')).toHaveLength(30);
  });
});
