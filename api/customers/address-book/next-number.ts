import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { currentTenant } from '../../platform/tenancy/session.js';
import { Address } from './address.entity.js';
import { Contact } from './contact.entity.js';

/** What tells the numbers of contacts from those of further addresses. */
const SERIES = {
  address: { mark: '-', numbers: (em: EntityManager, id: string) => em.find(Address, below('parent', id)) },
  contact: { mark: '.', numbers: (em: EntityManager, id: string) => em.find(Contact, below('address', id)) },
} as const;

const below = (relation: 'parent' | 'address', id: string) =>
  ({ tenant: currentTenant(), [relation]: { id } }) as never;

/**
 * The next number of what belongs to an address: 104218-2 for its second further address, 104218.3 for its third contact.
 * The address stays locked until the transaction ends, so that no number is given twice.
 */
export async function nextNumberBelow(em: EntityManager, { id, number }: Address, what: keyof typeof SERIES) {
  const { mark, numbers } = SERIES[what];
  await em.findOne(Address, { tenant: currentTenant(), id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const given = await numbers(em, id);
  const counted = given
    .filter((one) => one.number?.startsWith(number + mark))
    .map((one) => Number(one.number.slice(number.length + 1)))
    .filter(Number.isInteger);
  return `${number}${mark}${Math.max(0, ...counted) + 1}`;
}
