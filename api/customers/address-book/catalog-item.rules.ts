import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ResourceRules } from '../../platform/rest/rules.js';
import type { CatalogItem } from './catalog-item.entity.js';
import { nextCatalogNumber } from './next-number.js';

/** How an item of the catalogue is numbered. What positions have taken from it is theirs, so that it may go. */
@Injectable()
export class CatalogItemRules implements ResourceRules<CatalogItem> {
  async beforeCreate(item: CatalogItem, em: EntityManager): Promise<void> {
    item.number ||= await nextCatalogNumber(em);
  }
}
