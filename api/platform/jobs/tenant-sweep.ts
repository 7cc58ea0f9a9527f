import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { runAsTenant } from '../tenancy/session.js';
import { activeTenants } from '../tenancy/tenant-register.js';
import { UnitOfWork } from '../tenancy/unit-of-work.js';

/** Parallel transactions, which mostly wait for the database. */
const AT_ONCE = 4;

/** Handles the due records of all tenants. */
@Injectable()
export class TenantSweep {
  constructor(
    private readonly orm: MikroORM,
    private readonly work: UnitOfWork,
  ) {}

  /**
   * Finds ids in every tenant and handles each in a transaction of its own, in turns by tenant. `act` locks the record
   * and checks it again, since several workers may sweep. A failing record does not stop the others; the error contains
   * all failures.
   */
  each(
    find: (em: EntityManager) => Promise<readonly string[]>,
    act: (em: EntityManager, id: string) => Promise<void>,
  ): Promise<void> {
    return this.together(1, find, (em, [id]) => act(em, id as string));
  }

  /** As `each`, with up to `most` records in one transaction; if it fails, its records are handled one by one. */
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
    const found: (() => Promise<unknown>)[][] = [];
    for (const tenant of await activeTenants(this.orm)) {
      const ids = await runAsTenant(tenant, () => this.work.read(find));
      found.push(portions(ids, most).map((portion) => () => runAsTenant(tenant, () => take(portion))));
    }
    const waiting = inTurns(found).values();
    const work = async () => {
      for (const act of waiting) await act();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} records were left for the next time`);
  }
}

const portions = (ids: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, at) => ids.slice(at * size, (at + 1) * size));

/** The first item of each list, then the second of each: a long list delays no other. */
const inTurns = <T>(lists: readonly (readonly T[])[]): T[] => {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
};
