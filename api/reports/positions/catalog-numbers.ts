import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/http/problem.js';
import { ErpError } from '../../ports/erp/erp-error.js';
import { Erp, type ErpCatalogItem } from '../../ports/erp.js';

/** What is known of a catalogue number that somebody has entered. */
export type NamedItem =
  | { readonly isUnknown: true }
  /** Without an item while the ERP does not answer. */
  | { readonly isUnknown: false; readonly item: ErpCatalogItem | null };

const isAway = (error: unknown) =>
  error instanceof ErpError || (error instanceof Problem && error.code === 'ERP_UNAVAILABLE');

/** Asks the ERP for catalogue numbers before positions are written, outside of any transaction (domain "Numbers of the ERP"). */
@Injectable()
export class CatalogNumbers {
  constructor(private readonly erp: Erp) {}

  /** What a number names. While the ERP does not answer, every number is taken as it was entered. */
  async named(number: string): Promise<NamedItem> {
    try {
      const item = await this.erp.catalogItem(number);
      return item ? { isUnknown: false, item } : { isUnknown: true };
    } catch (error) {
      if (!isAway(error)) throw error;
      return { isUnknown: false, item: null };
    }
  }
}
