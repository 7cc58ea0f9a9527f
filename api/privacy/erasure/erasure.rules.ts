import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { invalidField, notFound, Problem } from '../../platform/http/problem.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { Computations, SqlValue } from '../../platform/read/record.js';
import type { ResourceRules } from '../../platform/rest/rules.js';
import type { ErasureCount } from '../erasure-count.js';
import { placeLabel } from '../place-label.js';
import { Erasure } from './erasure.entity.js';
import type { ErasurePlace } from './erasure-place.entity.js';
import { prepareErasure } from './prepare-erasure.js';

const undecidedSql: SqlValue = (column) =>
  `(select count(*)::int from erasure_place place where place.tenant = ${column('tenant')} and place.erasure_id = ${column('id')} and place.decision = 'OPEN')`;

const lineOf = ({ resource, field, count }: ErasureCount) => `${placeLabel(resource, field)} (${count})`;

/** What an erasure found, and its removal before it has begun. */
@Injectable()
export class ErasureRules implements ResourceRules<Erasure> {
  constructor(private readonly jobs: Jobs) {}

  computed(): Computations<Erasure> {
    return {
      counts: { of: ['results'] as never, value: ({ results }) => results },
      found: { of: ['results'] as never, value: ({ results }) => results.map(lineOf).join('\n') },
      undecided: { sql: { undecided: undecidedSql }, value: ({ undecided }) => undecided },
    };
  }

  async beforeCreate(erasure: Erasure, em: EntityManager): Promise<void> {
    const { user, contact } = erasure;
    if (Boolean(user) === Boolean(contact)) throw invalidField('/user', 'REQUIRED');
    const record = (await user?.load()) ?? (await contact?.load());
    if (!record) throw notFound();
    const own = user ? { user: { id: record.id } } : { contact: { id: record.id } };
    if ((await em.count(Erasure, { ...own, state: { $ne: 'DONE' } })) > 0) throw new Problem(409, 'ERASURE_EXISTS');
    await prepareErasure(em, this.jobs, erasure, record);
  }

  beforeDelete({ begun }: Erasure): void {
    if (begun) throw new Problem(409, 'ERASURE_BEGUN');
  }
}

/** The label of a place. */
@Injectable()
export class ErasurePlaceRules implements ResourceRules<ErasurePlace> {
  computed(): Computations<ErasurePlace> {
    return { place: { of: ['resource', 'field'], value: ({ resource, field }) => placeLabel(resource, field) } };
  }
}
