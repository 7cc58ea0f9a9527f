import type { Env } from '../env.js';

/** Where a service is reached, without who signs in to it. */
const placeOf = (address: string | undefined): string | null => {
  if (!address) return null;
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}`;
};

/** The configuration as far as it tells no secret; what is not named here is left out. */
export function settingsOf(env: Env): Record<string, string | number | null> {
  return {
    NODE_ENV: env.NODE_ENV,
    VSD_PUBLIC_URL: placeOf(env.VSD_PUBLIC_URL),
    DATABASE_URL: placeOf(env.DATABASE_URL),
    VSD_POOL_SIZE: env.VSD_POOL_SIZE,
    VSD_ISSUER: placeOf(env.VSD_ISSUER),
    VSD_ISSUER_INTERNAL: placeOf(env.VSD_ISSUER_INTERNAL),
    VSD_IDENTITY: env.VSD_IDENTITY,
    SMTP_URL: placeOf(env.SMTP_URL),
    VSD_CHANGES_KEPT_DAYS: env.VSD_CHANGES_KEPT_DAYS,
    LOG_LEVEL: env.LOG_LEVEL,
  };
}
