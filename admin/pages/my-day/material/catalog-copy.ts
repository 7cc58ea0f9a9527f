import { foldedText } from '../../../model/folded-text';
import type { CrmCatalogItem } from '../../customer/crm/crm';

/** What this device keeps of the catalogue. */
export interface CatalogCopy {
  items: readonly CrmCatalogItem[];
  /** Nothing of what is offered is missing. */
  isWhole: boolean;
}

/** What is shown at once; who needs more says more words. */
const MOST_SHOWN = 30;
/** Numbers of trade items of all lengths, which scanners write with or without zeros ahead (GTIN-8 to GTIN-14). */
const TRADE_NUMBER = /^\d{8,14}$/;

/** Whether two codes are of the same article. */
const isSame = (one: string, other: string) =>
  one === other ||
  (TRADE_NUMBER.test(one) && TRADE_NUMBER.test(other) && one.padStart(14, '0') === other.padStart(14, '0'));

/** The item that bears the code, as barcode or as number. */
export const itemWithCode = (items: readonly CrmCatalogItem[], code: string): CrmCatalogItem | undefined =>
  items.find(({ barcode }) => barcode && isSame(barcode, code)) ?? items.find(({ number }) => number === code);

/** Items in which all words occur, in number, name or barcode; first the one that bears them as its code. */
export function itemsWith(items: readonly CrmCatalogItem[], words: string): CrmCatalogItem[] {
  const wanted = foldedText(words).split(/\s+/).filter(Boolean);
  const found = items.filter(({ number, name, barcode }) => {
    const text = foldedText(`${number} ${name} ${barcode ?? ''}`);
    return wanted.every((word) => text.includes(word));
  });
  const exact = itemWithCode(found, words.trim());
  return [...(exact ? [exact] : []), ...found.filter((item) => item !== exact)].slice(0, MOST_SHOWN);
}
