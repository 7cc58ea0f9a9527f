import { foldedText } from '../../../model/folded-text';
import type { CrmCatalogItem } from '../../customer/crm/crm';

/** The copy of the catalogue on this device. */
export interface CatalogCopy {
  items: readonly CrmCatalogItem[];
  /** The copy holds all items of the catalogue. */
  isWhole: boolean;
}

/** Most items shown at once; further words of the user narrow them down. */
const MOST_SHOWN = 30;
/** GTIN of all lengths (GTIN-8 to GTIN-14); scanners write them with or without leading zeros. */
const TRADE_NUMBER = /^\d{8,14}$/;

/** Whether two codes denote the same article. */
const isSame = (left: string, right: string) =>
  left === right ||
  (TRADE_NUMBER.test(left) && TRADE_NUMBER.test(right) && left.padStart(14, '0') === right.padStart(14, '0'));

/** The item with the code as its barcode or number. */
export const itemWithCode = (items: readonly CrmCatalogItem[], code: string): CrmCatalogItem | undefined =>
  items.find(({ barcode }) => barcode && isSame(barcode, code)) ?? items.find(({ number }) => number === code);

/** Items in which all words occur, in number, name or barcode; first the item with the words as its code. */
export function itemsWith(items: readonly CrmCatalogItem[], words: string): CrmCatalogItem[] {
  const wanted = foldedText(words).split(/\s+/).filter(Boolean);
  const found = items.filter(({ number, name, barcode }) => {
    const text = foldedText(`${number} ${name} ${barcode ?? ''}`);
    return wanted.every((word) => text.includes(word));
  });
  const exact = itemWithCode(found, words.trim());
  return [...(exact ? [exact] : []), ...found.filter((item) => item !== exact)].slice(0, MOST_SHOWN);
}
