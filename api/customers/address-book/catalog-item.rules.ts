import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ResourceRules } from '../../platform/rest/rules.js';
import type { CatalogItem } from './catalog-item.entity.js';
import { nextCatalogNumber } from './next-number.js';

/** Numbers items of the catalogue. Positions copy an item, so that it may be deleted. */
@Injectable()
export class CatalogItemRules implements ResourceRules<CatalogItem> {
  async beforeCreate(item: CatalogItem, em: EntityManager): Promise<void> {
    item.number ||= await nextCatalogNumber(em);
  }
}
