import { setTimeout as pause } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { appliedMigrations, BEFORE_FIRST_RELEASE, isBeforeFirstRelease } from './migrations.js';

/** Lock not available, deadlock. */
const IN_USE = new Set(['55P03', '40P01']);
const ATTEMPTS = 180;
const PAUSE_MS = 1_000;

/**
 * The connection of migrations. A migration that waits for a table blocks all later statements on it, and may hold a
 * table for which these wait: it gives up before PostgreSQL looks for deadlocks (after a second), so that no request is
 * ever their victim.
 */
export const MIGRATION_CONNECTION = { poolSize: 1, application: 'volta-migrate', driver: { lock_timeout: 500 } };

/**
 * Applies the missing migrations one after the other, each as one transaction unless it says otherwise, and returns their
 * number. One that finds a table in use gives way and is tried again; `onWait` is called each time.
 */
export async function applyMigrations(orm: MikroORM, onWait: () => void = () => undefined): Promise<number> {
  const done = () => appliedMigrations((statement) => orm.em.getConnection().execute(statement));
  let before: readonly string[] | undefined;
  for (let attempt = 1; ; attempt += 1) {
    try {
      before ??= await done();
      if (isBeforeFirstRelease(before)) throw new Error(BEFORE_FIRST_RELEASE);
      await orm.migrator.up();
      return (await done()).length - before.length;
    } catch (error) {
      if (!IN_USE.has((error as { code?: string }).code ?? '') || attempt === ATTEMPTS) throw error;
      onWait();
      await pause(PAUSE_MS);
    }
  }
}
