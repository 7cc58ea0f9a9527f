import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';

const run = promisify(execFile);
/** Most bytes of a list of the contents of a dump. */
const LONGEST_OUTPUT = 256 * 1024 * 1024;

/** A program of PostgreSQL: `url` is the address of the database, if the program needs one. */
export type PgProgram = (parameters: readonly string[], url?: string) => Promise<string>;

/**
 * Finds a program of PostgreSQL in the folder `VSD_PG_BIN`, else in the path. Throws for a missing one, and for one that
 * is older than the server, whose dump it could not read or write.
 */
export async function pgProgram(name: 'pg_dump' | 'pg_restore', folder: string, client: pg.Client): Promise<PgProgram> {
  const { rows } = await client.query(`select current_setting('server_version_num')::int / 10000 as major`);
  const server = rows[0].major as number;
  const remedy = `install the client of PostgreSQL ${server}, or name the folder of its programs in VSD_PG_BIN`;
  const program = folder ? join(folder, name) : name;
  const { stdout } = await run(program, ['--version']).catch((error) => {
    throw new Error(`${program} cannot be started (${error.code}): ${remedy}`);
  });
  const version = Number(/\d+/.exec(stdout)?.[0]);
  if (!(version >= server))
    throw new Error(`${program} is of PostgreSQL ${version}, the server of ${server}: ${remedy}`);
  return async (parameters, url) => {
    const { address, password } = url ? withoutPassword(url) : {};
    const env = { ...process.env, LC_ALL: 'C', PGCONNECT_TIMEOUT: '10', ...(password && { PGPASSWORD: password }) };
    const database = address ? ['--no-password', `--dbname=${address}`] : [];
    try {
      return (await run(program, [...database, ...parameters], { env, maxBuffer: LONGEST_OUTPUT })).stdout;
    } catch (error) {
      const { stderr = '', message } = error as { stderr?: string; message: string };
      throw new Error(`${name} failed: ${firstError(stderr) ?? message}`);
    }
  };
}

/** The address without its password, which other users of the machine could read in the list of processes. */
function withoutPassword(text: string) {
  const url = new URL(text);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { address: url.href, password };
}

const firstError = (output: string): string | undefined =>
  (/error:\s*(.*)/.exec(output)?.[1] ?? output.trim().split('\n')[0]) || undefined;
