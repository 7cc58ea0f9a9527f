import { Property } from '@mikro-orm/decorators/legacy';
import { Choice } from '../../platform/resource/index.js';
import { ERP_ADAPTERS } from '../../vocabulary/erp.js';

/** From which system the record is read, which alone changes it then; null for our own. */
export const Origin = () => Choice(ERP_ADAPTERS, { name: 'erpAdapter', readOnly: true });

/** By which the system knows it; stays when the system is disconnected, so that it is found again. */
export const ExternalKey = () => Property({ type: 'text', nullable: true, hidden: true }) as PropertyDecorator;

/** What a table says whose records an ERP may keep. */
export const KEPT_BY_ERP = (table: string) => {
  const name = `${table}_external_key_index`;
  const expression = `create unique index "${name}" on "${table}" ("tenant", "external_key")`;
  return { keptElsewhere: 'origin', indexes: [{ name, expression }] } as const;
};
