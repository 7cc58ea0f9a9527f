import { randomInt } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Contact } from '../../customers/address-book/contact.entity.js';
import type { User } from '../../masterdata/user.entity.js';
import { noteAccess } from '../../platform/audit/data-access.entity.js';
import type { Jobs } from '../../platform/jobs/jobs.js';
import { personOf } from '../person-of.js';
import type { Erasure } from './erasure.entity.js';
import { ERASURES } from './erasure-queue.js';
import { assertErasable } from './obstacles.js';

/** Capitals and digits that are not mistaken for others. */
const CHARACTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 5;

const newPseudonym = () =>
  `Person ${Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')}`;

/** Begins an erasure of a user or contact with a search by the worker. Throws 409 for a person who must stay. */
export async function prepareErasure(
  em: EntityManager,
  jobs: Jobs,
  erasure: Erasure,
  record: User | Contact,
  former: string | null = null,
): Promise<void> {
  await assertErasable(em, record);
  const person = await personOf(em, record);
  Object.assign(erasure, { person, pseudonym: former ?? newPseudonym(), state: 'SEARCHING' });
  Object.assign(erasure, { begun: false, doneAt: null, failure: null, results: [], kept: 0 });
  await jobs.send(em, ERASURES, { erasure: erasure.id });
  noteAccess(em, { kind: 'ERASURE_PREPARED', record: record.id, label: erasure.pseudonym });
}
