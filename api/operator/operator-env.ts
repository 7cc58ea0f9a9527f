import { type Env, readEnv } from '../platform/env.js';

/** The configuration for a command, which needs the address of the database for its own role alone. */
export const operatorEnv = (): Env =>
  readEnv({
    ...process.env,
    DATABASE_URL: process.env.DATABASE_URL ?? process.env.DATABASE_BACKUP_URL ?? process.env.DATABASE_OWNER_URL,
  });
