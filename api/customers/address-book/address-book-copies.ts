import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type CopiedRecord, ErpCopies } from '../../erp/copies/erp-copies.js';
import { Address } from './address.entity.js';
import { CatalogItem } from './catalog-item.entity.js';
import { Contact } from './contact.entity.js';
import { Employee } from './employee.entity.js';
import { Project } from './project.entity.js';

/** Registers the tables of the address book for records read from an ERP. */
@Injectable()
export class AddressBookCopies {
  constructor(copies: ErpCopies) {
    copies.register('ADDRESS', { type: Address, references: { parent: 'ADDRESS' }, refusal: depthOf });
    copies.register('CONTACT', { type: Contact, references: { address: 'ADDRESS' } });
    copies.register('PROJECT', { type: Project, references: { address: 'ADDRESS' } });
    copies.register('CATALOG_ITEM', { type: CatalogItem, references: {}, refusal: otherBarcode });
    copies.register('EMPLOYEE', { type: Employee, references: {} });
  }
}

type Values = Readonly<Record<string, unknown>>;

/** A further address cannot have further addresses, so that there are no circles either. */
async function depthOf({ id }: CopiedRecord, { parent }: Values, em: EntityManager): Promise<string | null> {
  if (!parent) return null;
  const isBelow = Boolean((await (parent as NonNullable<Address['parent']>).loadOrFail()).parent);
  const isAbove = (await em.count(Address, { parent: { id }, active: true })) > 0;
  return isBelow || isAbove ? 'parent: SUBADDRESS_DEPTH' : null;
}

/** The second of two items with the same barcode is not copied. */
async function otherBarcode({ id }: CopiedRecord, { barcode }: Values, em: EntityManager): Promise<string | null> {
  if (typeof barcode !== 'string') return null;
  return (await em.count(CatalogItem, { barcode, id: { $ne: id } })) > 0 ? 'barcode: DUPLICATE' : null;
}
