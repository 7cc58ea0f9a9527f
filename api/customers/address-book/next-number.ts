import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { fold } from '../../platform/resource/fold.js';
import { oneAtATime } from '../../platform/tenancy/one-at-a-time.js';
import { currentTenant, recordKey } from '../../platform/tenancy/session.js';
import { NUMBER_MAX } from '../record/address-book-access.js';
import { Address } from './address.entity.js';
import { Contact } from './contact.entity.js';

/** Marks in the numbers of contacts and further addresses, and the tables in which the numbers are unique. */
const SERIES = {
  address: {
    mark: '-',
    numbers: (em: EntityManager, id: string) => em.find(Address, below('parent', id)),
    taken: (em: EntityManager, number: string) => em.count(Address, { numberKey: fold(number) } as never),
  },
  contact: {
    mark: '.',
    numbers: (em: EntityManager, id: string) => em.find(Contact, below('address', id)),
    taken: (em: EntityManager, number: string) => em.count(Contact, { number }),
  },
} as const;

const below = (relation: 'parent' | 'address', id: string) => ({ [relation]: { id } }) as never;

/**
 * The next number below an address: 104218-2 for its second further address, 104218.3 for its third contact. Numbers that
 * exist elsewhere are passed over, and a long number of the address is cut. The address stays locked until the
 * transaction ends, so that no number is used twice.
 */
export async function nextNumberBelow(em: EntityManager, { id, number }: Address, series: keyof typeof SERIES) {
  const { mark, numbers, taken } = SERIES[series];
  await em.findOne(Address, recordKey(id), { lockMode: LockMode.PESSIMISTIC_WRITE });
  const siblings = await numbers(em, id);
  const counted = siblings
    .filter((sibling) => sibling.number?.startsWith(number + mark))
    .map((sibling) => Number(sibling.number.slice(number.length + 1)))
    .filter(Number.isInteger);
  for (let next = Math.max(0, ...counted) + 1; ; next += 1) {
    const suffix = `${mark}${next}`;
    const free = number.slice(0, NUMBER_MAX - suffix.length) + suffix;
    if ((await taken(em, free)) === 0) return free;
  }
}

/** The number before the first one of the catalogue. */
const BEFORE_FIRST = 10_000;

/**
 * The next number in the catalogue: one above the highest of at most nine digits; entered numbers may be longer or of
 * other characters. Other transactions wait for the end of this one.
 */
export async function nextCatalogNumber(em: EntityManager): Promise<string> {
  await oneAtATime(em, 'catalog-numbers');
  const highest =
    "select max(number::bigint) as highest from catalog_item where tenant = ? and number ~ '^[0-9]{1,9}$'";
  const [row] = await em.execute<{ highest: string | null }[]>(highest, [currentTenant()]);
  return String(Math.max(BEFORE_FIRST, Number(row?.highest ?? 0)) + 1);
}
