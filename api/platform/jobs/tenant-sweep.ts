import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { runAsTenant } from '../tenancy/session.js';
import { UnitOfWork } from '../tenancy/unit-of-work.js';
import { knownTenants } from './known-tenants.js';

/** Transactions of a tenant that are made at the same time: most of it is waiting for the database. */
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
  each(
    find: (em: EntityManager) => Promise<readonly string[]>,
    act: (em: EntityManager, id: string) => Promise<void>,
  ): Promise<void> {
    return this.together(1, find, (em, [id]) => act(em, id as string));
  }

  /**
   * The same with up to so many records in one transaction, where each brings little work of its own. Where that fails, they
   * are taken one by one.
   */
  async together(
    most: number,
    find: (em: EntityManager) => Promise<readonly string[]>,
    act: (em: EntityManager, ids: readonly string[]) => Promise<void>,
  ): Promise<void> {
    const failures: unknown[] = [];
    const take = (ids: readonly string[]): Promise<unknown> =>
      this.work
        .write((em) => act(em, ids))
        .catch(async (error) => {
          if (ids.length === 1) failures.push(error);
          else for (const id of ids) await take([id]);
        });
    for (const tenant of await knownTenants(this.orm))
      await runAsTenant(tenant, async () => {
        const waiting = portions(await this.work.read(find), most).values();
        const one = async () => {
          for (const ids of waiting) await take(ids);
        };
        await Promise.all(Array.from({ length: AT_ONCE }, one));
      });
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} records were left for the next time`);
  }
}

const portions = (ids: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, at) => ids.slice(at * size, (at + 1) * size));
