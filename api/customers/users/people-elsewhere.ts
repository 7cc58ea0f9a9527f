import { Injectable } from '@nestjs/common';
import type { User } from '../../masterdata/user.entity.js';
import { Problem } from '../../platform/http/problem.js';
import { sweptDaily } from '../../platform/jobs/daily-sweep.js';
import { besideKey } from '../../platform/tenancy/idempotency.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { PersonQuestion } from './person-question.entity.js';

sweptDaily(PersonQuestion);

/**
 * Usernames and e-mails are unique over all tenants. The one question that sees beyond its own is asked of a function of
 * the database, which answers managers of customers alone and counts how often each of them asks.
 */
@Injectable()
export class PeopleElsewhere {
  constructor(private readonly work: UnitOfWork) {}

  /** Throws 409 DUPLICATE or USER_OTHER_TENANT on the field, 429 after too many questions within the hour. */
  async assertFree({ id, username, email }: User): Promise<void> {
    const asker = currentUser().id;
    // A transaction of its own: the question counts, whatever becomes of the write.
    const [row] = await besideKey(() =>
      this.work.write((em) =>
        em.execute<{ found: string | null }[]>('select vsd_person_elsewhere(?, ?, ?, ?) as found', [
          asker,
          id,
          username,
          email,
        ]),
      ),
    );
    const found = row?.found;
    if (!found) return;
    if (found === 'limit') throw new Problem(429, 'TOO_MANY_REQUESTS');
    const [field, place] = found.split(' ') as [string, string];
    throw takenBy(field, place === 'elsewhere');
  }
}

/** 409 on the field that somebody else bears, here or in another tenant. */
export function takenBy(field: string, elsewhere: boolean): Problem {
  const code = elsewhere ? 'USER_OTHER_TENANT' : 'DUPLICATE';
  return new Problem(409, code, { field }, [{ pointer: `/${field}`, code, params: { field } }]);
}
