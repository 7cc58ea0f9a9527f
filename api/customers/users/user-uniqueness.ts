import { Injectable } from '@nestjs/common';
import type { User } from '../../masterdata/user.entity.js';
import { Problem } from '../../platform/http/problem.js';
import { sweepDaily } from '../../platform/jobs/daily-sweep.js';
import { besideKey } from '../../platform/tenancy/idempotency.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { PersonQuestion } from './person-question.entity.js';

sweepDaily(PersonQuestion);

/**
 * Usernames and e-mails are unique over all tenants. A function of the database checks the other tenants, for managers of
 * customers alone, and counts the calls of each of them.
 */
@Injectable()
export class UserUniqueness {
  constructor(private readonly work: UnitOfWork) {}

  /** Throws 409 DUPLICATE or USER_OTHER_TENANT on the field, 429 after too many calls within the hour. */
  async assertFree({ id, username, email }: User): Promise<void> {
    const caller = currentUser().id;
    // In a transaction of its own, so that the call counts even if the write fails.
    const [row] = await besideKey(() =>
      this.work.write((em) =>
        em.execute<{ found: string | null }[]>('select vsd_person_elsewhere(?, ?, ?, ?) as found', [
          caller,
          id,
          username,
          email,
        ]),
      ),
    );
    const found = row?.found;
    if (!found) return;
    if (found === 'limit') throw new Problem(429, 'TOO_MANY_REQUESTS');
    const [field, where] = found.split(' ') as [string, string];
    throw duplicateProblem(field, where === 'elsewhere');
  }
}

/** The problem 409 of a value that another user has, in this tenant or in another one. */
export function duplicateProblem(field: string, elsewhere: boolean): Problem {
  const code = elsewhere ? 'USER_OTHER_TENANT' : 'DUPLICATE';
  return new Problem(409, code, { field }, [{ pointer: `/${field}`, code, params: { field } }]);
}
