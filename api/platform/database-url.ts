import { readFileSync } from 'node:fs';

const MODES = ['disable', 'require', 'verify-ca', 'verify-full'];

/**
 * An address of PostgreSQL for the driver, with `sslmode` and `sslrootcert` in the meaning of PostgreSQL's own programs;
 * the driver by itself means something else by some modes. Throws for a mode of no safety, an unreadable file and settings
 * of the session, which are the application's.
 */
export function databaseUrl(address: string): string {
  const url = new URL(address);
  const { searchParams } = url;
  const [mode, authority] = [searchParams.get('sslmode'), searchParams.get('sslrootcert')];
  if (searchParams.has('options')) throw new Error('"options" is set by the application');
  if (mode !== null && !MODES.includes(mode)) throw new Error(`sslmode must be one of ${MODES.join(', ')}`);
  if (authority !== null && mode === null) throw new Error('sslrootcert needs sslmode, such as verify-full');
  if (mode === 'verify-ca' && authority === null) throw new Error('sslmode=verify-ca needs sslrootcert');
  if (mode === null) return address;
  // The authorities of the system are those of Node, with NODE_EXTRA_CA_CERTS.
  if (authority === 'system') searchParams.delete('sslrootcert');
  else if (authority !== null) readFileSync(authority);
  searchParams.set('uselibpqcompat', 'true');
  return url.href;
}
