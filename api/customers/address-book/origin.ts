import { Property } from '@mikro-orm/decorators/legacy';
import { Choice } from '../../platform/resource/index.js';
import { ERP_ADAPTERS } from '../../vocabulary/erp.js';
import { NUMBER_MAX } from '../record/address-book-access.js';

/** The number of a record that an ERP may keep. */
export const NUMBER = { required: true, unique: true, writeOnce: true, max: NUMBER_MAX, pattern: /^\S+$/ } as const;

/** The system from which the record is read, and which alone changes it; null for our own records. */
export const Origin = () => Choice(ERP_ADAPTERS, { name: 'erpAdapter', readOnly: true });

/** The record's key in the system; it stays when the system is disconnected, so that the record is found again. */
export const ExternalKey = () => Property({ type: 'text', nullable: true, hidden: true }) as PropertyDecorator;

/** Options of a resource whose records an ERP may keep. */
export const KEPT_BY_ERP = (table: string) => {
  const name = `${table}_external_key_index`;
  const expression = `create unique index "${name}" on "${table}" ("tenant", "external_key")`;
  return { keptElsewhere: 'origin', indexes: [{ name, expression }] } as const;
};
