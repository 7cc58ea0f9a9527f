import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/http/problem.js';
import type { Computations, SqlValue } from '../../platform/read/record.js';
import type { ResourceRules } from '../../platform/rest/rules.js';
import type { ErasureCount } from '../erasure-count.js';
import { placeLabel } from '../place-label.js';
import type { Erasure } from './erasure.entity.js';
import type { ErasurePlace } from './erasure-place.entity.js';

const undecidedSql: SqlValue = (column) =>
  `(select count(*)::int from erasure_place p where p.tenant = ${column('tenant')} and p.erasure_id = ${column('id')} and p.decision = 'OPEN')`;

const lineOf = ({ resource, field, count }: ErasureCount) => `${placeLabel(resource, field)} (${count})`;

/** What an erasure found, and its removal before it has begun. */
@Injectable()
export class ErasureRules implements ResourceRules<Erasure> {
  computed(): Computations<Erasure> {
    return {
      counts: { of: ['results'] as never, value: ({ results }) => results },
      found: { of: ['results'] as never, value: ({ results }) => results.map(lineOf).join('\n') },
      undecided: { sql: { undecided: undecidedSql }, value: ({ undecided }) => undecided },
    };
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
