import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { snakeCase } from '../resource/naming.js';
import { allResources } from '../resource/resource.js';
import { secretContext } from '../resource/secret-kind.js';
import { SealBroken, secretBox } from '../secret-box.js';
import { currentTenant, runAsTenant } from '../tenancy/session.js';
import { allTenants } from '../tenancy/tenant-register.js';
import { UnitOfWork } from '../tenancy/unit-of-work.js';

/** A column of sealed texts, and the context that each text was sealed with. */
interface SealedColumn {
  readonly table: string;
  readonly column: string;
  readonly context: (id: string) => string;
}

const registered: SealedColumn[] = [];

/** Adds a column to the rotation, beside the columns of `@Secret()` fields. */
export const registerSealedColumn = (column: SealedColumn) => registered.push(column);

/** Counts of the secrets that an earlier key had sealed. */
export interface RotatedSecrets {
  readonly rotated: number;
  /** Secrets that no key opens; administrators must enter them again. */
  readonly lost: number;
}

/**
 * Seals the secrets of earlier keys again by the first key, so that the earlier keys can be removed. An update checks that the
 * stored text is unchanged, so that several processes may rotate at once.
 */
@Injectable()
export class SecretRotation {
  readonly #log = new Logger(SecretRotation.name);

  constructor(
    private readonly orm: MikroORM,
    private readonly work: UnitOfWork,
  ) {}

  async run(): Promise<RotatedSecrets> {
    const sum = { rotated: 0, lost: 0 };
    for (const { name: tenant } of await allTenants(this.orm)) {
      const { rotated, lost } = await runAsTenant(tenant, () => this.work.write(rotateSecrets));
      sum.rotated += rotated;
      sum.lost += lost;
    }
    if (sum.rotated > 0) this.#log.log(`${sum.rotated} secrets were sealed again by the first key`);
    if (sum.lost > 0) this.#log.warn(`${sum.lost} secrets are opened by none of the keys and must be entered again`);
    return sum;
  }
}

/** Rotates the secrets of the present tenant. */
async function rotateSecrets(em: EntityManager): Promise<RotatedSecrets> {
  const box = secretBox();
  const sum = { rotated: 0, lost: 0 };
  for (const { table, column, context } of sealedColumns()) {
    const rows = await em.execute<{ id: string; sealed: string }[]>(
      `select id, "${column}" as sealed from "${table}" where tenant = ? and "${column}" is not null order by id`,
      [currentTenant()],
    );
    for (const { id, sealed } of rows.filter((row) => box.isOld(row.sealed))) {
      const text = opened(sealed, context(id));
      if (text === null) sum.lost += 1;
      else {
        const values = [box.seal(text, context(id)), currentTenant(), id, sealed];
        const sql = `update "${table}" set "${column}" = ? where tenant = ? and id = ? and "${column}" = ? returning id`;
        sum.rotated += (await em.execute<unknown[]>(sql, values)).length;
      }
    }
  }
  return sum;
}

function opened(sealed: string, context: string): string | null {
  try {
    return secretBox().open(sealed, context);
  } catch (error) {
    if (error instanceof SealBroken) return null;
    throw error;
  }
}

/** The columns of all secret fields, and the registered ones. */
export const sealedColumns = (): SealedColumn[] => [...secretColumns(), ...registered];

const secretColumns = (): SealedColumn[] =>
  allResources().flatMap(({ name, table, fields }) =>
    fields
      .filter(({ options }) => options.secret)
      .map((field) => ({
        table,
        column: snakeCase(field.name),
        context: (id: string) => secretContext(currentTenant(), name, id, field.name),
      })),
  );
