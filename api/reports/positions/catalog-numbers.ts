import { Injectable } from '@nestjs/common';
import { ErpNumbers, isAway, type Verdict } from '../../customers/crm/erp-numbers.js';
import { Erp, type ErpCatalogItem } from '../../ports/erp.js';

/** What is known of a catalogue number that somebody has entered; without an item for what another system alone sells. */
export interface NamedItem {
  readonly verdict: Verdict;
  readonly item: ErpCatalogItem | null;
}

/** What the catalogue says of the numbers of positions, asked before they are written, outside of any transaction. */
@Injectable()
export class CatalogNumbers {
  constructor(
    private readonly erp: Erp,
    private readonly numbers: ErpNumbers,
  ) {}

  /** Our price is not for what is sold by its number elsewhere: it has one of its own there. */
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
