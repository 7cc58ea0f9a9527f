import { Injectable } from '@nestjs/common';
import { ErpConnections } from '../../erp/connections/erp-connections.js';
import { Problem } from '../../platform/http/problem.js';
import { ErpError } from '../../ports/erp/erp-error.js';
import { Erp, type ErpCatalogItem } from '../../ports/erp.js';

/** What is known of a catalogue number that somebody has entered. */
export type NamedItem =
  | { readonly isUnknown: true }
  /** Without an item while the ERP does not answer, and for what it alone sells. */
  | { readonly isUnknown: false; readonly item: ErpCatalogItem | null };

const isAway = (error: unknown) =>
  error instanceof ErpError || (error instanceof Problem && error.code === 'ERP_UNAVAILABLE');

/** Asks the ERP for catalogue numbers before positions are written, outside of any transaction (domain "Numbers of the ERP"). */
@Injectable()
export class CatalogNumbers {
  constructor(
    private readonly erp: Erp,
    private readonly connections: ErpConnections,
  ) {}

  /**
   * What a number names in our catalogue, else in the system that keeps the reports. While that does not answer, every
   * number is taken as it was entered.
   */
  async named(number: string): Promise<NamedItem> {
    try {
      const item = await this.erp.catalogItem(number);
      if (item) return { isUnknown: false, item };
      return (await this.#isSoldElsewhere(number)) ? { isUnknown: false, item: null } : { isUnknown: true };
    } catch (error) {
      if (!isAway(error)) throw error;
      return { isUnknown: false, item: null };
    }
  }

  /** Our price is not for what is sold by its number elsewhere: it has one of its own there. */
  async #isSoldElsewhere(number: string): Promise<boolean> {
    const connection = await this.connections.of('REPORT');
    if (!connection) return false;
    return this.connections.ask(connection, async ({ reports }) => (await reports?.sells(number)) ?? false);
  }
}
