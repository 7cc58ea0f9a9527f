import type { Env } from '../env.js';

/** Address of a service, without credentials. */
const originOf = (address: string | undefined): string | null => {
  if (!address) return null;
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}`;
};

/** The settings without secrets; unlisted ones are left out. */
export function settingsOf(env: Env): Record<string, string | number | null> {
  return {
    NODE_ENV: env.NODE_ENV,
    VSD_PUBLIC_URL: originOf(env.VSD_PUBLIC_URL),
    DATABASE_URL: originOf(env.DATABASE_URL),
    DATABASE_DIRECT_URL: originOf(env.DATABASE_DIRECT_URL),
    DATABASE_REPLICA_URL: originOf(env.DATABASE_REPLICA_URL),
    VSD_POOL_SIZE: env.VSD_POOL_SIZE,
    VSD_ISSUER: originOf(env.VSD_ISSUER),
    VSD_ISSUER_INTERNAL: originOf(env.VSD_ISSUER_INTERNAL),
    VSD_IDENTITY: env.VSD_IDENTITY,
    SMTP_URL: originOf(env.SMTP_URL),
    VSD_CHANGES_KEPT_DAYS: env.VSD_CHANGES_KEPT_DAYS,
    LOG_LEVEL: env.LOG_LEVEL,
  };
}
