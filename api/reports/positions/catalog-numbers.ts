import { Injectable } from '@nestjs/common';
import { ErpNumbers, isAway, type Verdict } from '../../customers/crm/erp-numbers.js';
import { Erp, type ErpCatalogItem } from '../../ports/erp.js';

/** The result of checking a catalogue number; without an item for a number that only another system has. */
export interface NamedItem {
  readonly verdict: Verdict;
  readonly item: ErpCatalogItem | null;
}

/** Checks the catalogue numbers of positions before they are written, outside of any transaction. */
@Injectable()
export class CatalogNumbers {
  constructor(
    private readonly erp: Erp,
    private readonly numbers: ErpNumbers,
  ) {}

  /** An item that only another system has gets no price from us: the system has its own. */
  async named(number: string): Promise<NamedItem> {
    const item = await this.erp.catalogItem(number).catch((error: unknown) => {
      if (isAway(error)) return undefined;
      throw error;
    });
    if (item === undefined) return { verdict: 'UNVERIFIED', item: null };
    return item
      ? { verdict: 'KNOWN', item }
      : { verdict: await this.numbers.check('CATALOG_ITEM', number), item: null };
  }
}
