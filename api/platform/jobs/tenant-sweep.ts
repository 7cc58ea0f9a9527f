import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { runAsTenant } from '../tenancy/session.js';
import { UnitOfWork } from '../tenancy/unit-of-work.js';
import { knownTenants } from './known-tenants.js';

/** Records of a tenant that are worked on at the same time: most of it is waiting for the database. */
const AT_ONCE = 4;

/** Looks through the records of all tenants for those with which something is to be done by now. */
@Injectable()
export class TenantSweep {
  constructor(
    private readonly orm: MikroORM,
    private readonly work: UnitOfWork,
  ) {}

  /**
   * Finds records by their ids, tenant by tenant, and does something with each in a transaction of its own, which is to
   * lock the record and look at it anew: several workers may sweep at once. One that fails does not hold up the others;
   * the error names all that failed.
   */
  async each(
    find: (em: EntityManager) => Promise<readonly string[]>,
    act: (em: EntityManager, id: string) => Promise<void>,
  ): Promise<void> {
    const failures: unknown[] = [];
    for (const tenant of await knownTenants(this.orm))
      await runAsTenant(tenant, async () => {
        const waiting = (await this.work.read(find)).values();
        const one = async () => {
          for (const id of waiting) await this.work.write((em) => act(em, id)).catch((error) => failures.push(error));
        };
        await Promise.all(Array.from({ length: AT_ONCE }, one));
      });
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} records were left for the next time`);
  }
}
