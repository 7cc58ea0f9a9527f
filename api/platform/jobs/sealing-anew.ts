import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { snakeCase } from '../resource/naming.js';
import { allResources } from '../resource/resource.js';
import { secretPlace } from '../resource/secret-kind.js';
import { SealBroken, secretBox } from '../secret-box.js';
import { currentTenant, runAsTenant } from '../tenancy/session.js';
import { UnitOfWork } from '../tenancy/unit-of-work.js';
import { knownTenants } from './known-tenants.js';

/** A column that holds sealed texts, and where each of them was put. */
interface SealedColumn {
  readonly table: string;
  readonly column: string;
  readonly place: (id: string) => string;
}

const besides: SealedColumn[] = [];

/** Has the texts of a column sealed anew as well; those of `@Secret()` fields are. */
export const keepsSealed = (column: SealedColumn) => besides.push(column);

/** What became of the secrets that an earlier key had sealed. */
export interface SealedAnew {
  readonly anew: number;
  /** No key opens them; they must be entered again. */
  readonly lost: number;
}

/**
 * Seals anew by the first key what an earlier one has sealed, so that the earlier one can be taken out. Each text is
 * replaced only if nobody has written another one meanwhile: several processes may do it at once.
 */
@Injectable()
export class SealingAnew {
  readonly #log = new Logger(SealingAnew.name);

  constructor(
    private readonly orm: MikroORM,
    private readonly work: UnitOfWork,
  ) {}

  async run(): Promise<SealedAnew> {
    const sum = { anew: 0, lost: 0 };
    for (const tenant of await knownTenants(this.orm)) {
      const { anew, lost } = await runAsTenant(tenant, () => this.work.write(sealAnew));
      sum.anew += anew;
      sum.lost += lost;
    }
    if (sum.anew > 0) this.#log.log(`${sum.anew} secrets were sealed anew by the first key`);
    if (sum.lost > 0) this.#log.warn(`${sum.lost} secrets are opened by none of the keys and must be entered again`);
    return sum;
  }
}

/** Those of the present tenant. */
async function sealAnew(em: EntityManager): Promise<SealedAnew> {
  const box = secretBox();
  const sum = { anew: 0, lost: 0 };
  for (const { table, column, place } of [...secretColumns(), ...besides]) {
    const kept = await em.execute<{ id: string; sealed: string }[]>(
      `select id, "${column}" as sealed from "${table}" where tenant = ? and "${column}" is not null order by id`,
      [currentTenant()],
    );
    for (const { id, sealed } of kept.filter((one) => box.isOld(one.sealed))) {
      const text = opened(sealed, place(id));
      if (text === null) sum.lost += 1;
      else {
        const values = [box.seal(text, place(id)), currentTenant(), id, sealed];
        const sql = `update "${table}" set "${column}" = ? where tenant = ? and id = ? and "${column}" = ? returning id`;
        sum.anew += (await em.execute<unknown[]>(sql, values)).length;
      }
    }
  }
  return sum;
}

function opened(sealed: string, place: string): string | null {
  try {
    return secretBox().open(sealed, place);
  } catch (error) {
    if (error instanceof SealBroken) return null;
    throw error;
  }
}

/** Those of all fields that are secrets. */
const secretColumns = (): SealedColumn[] =>
  allResources().flatMap(({ name, table, fields }) =>
    fields
      .filter(({ options }) => options.secret)
      .map((field) => ({
        table,
        column: snakeCase(field.name),
        place: (id: string) => secretPlace(currentTenant(), name, id, field.name),
      })),
  );
