import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

const REGISTRY = process.env.VSD_JAVA_REGISTRY ?? 'https://repo1.maven.org/maven2';
const DOWNLOAD_MS = 300_000;

/** Java or a part of its registry is missing here; the tests that need it are skipped with a message. */
export class Missing extends Error {}

/** A program of the installed Java. */
export const javaProgram = (name = 'java') => (process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin', name) : name);

/** Requires a Java of at least this version. Throws `Missing` otherwise. */
export async function assertJava(oldest: number): Promise<void> {
  const { stderr } = await run(javaProgram(), ['-version']).catch(() => {
    throw new Missing('There is no Java: neither JAVA_HOME nor the path lead to one.');
  });
  const major = Number(/version "(\d+)/.exec(stderr)?.[1]);
  if (!(major >= oldest)) throw new Missing(`Java ${major} is too old: ${oldest} is needed.`);
}

/** Fetches a file from the Java registry and compares it with its checksum. Throws `Missing` where it cannot be reached. */
export async function fetchFromRegistry(path: string, sha256: string, into: string): Promise<void> {
  const address = `${REGISTRY}/${path}`;
  const unreachable = (error: Error) => {
    throw new Missing(`The Java registry cannot be reached (${address}): ${error.cause ?? error.message}`);
  };
  const answer = await fetch(address, { signal: AbortSignal.timeout(DOWNLOAD_MS) }).catch(unreachable);
  if (!answer.ok || !answer.body) throw new Missing(`The Java registry has no ${address}: ${answer.status}`);
  await pipeline(Readable.fromWeb(answer.body as never), createWriteStream(into)).catch(unreachable);
  const hash = createHash('sha256');
  await pipeline(createReadStream(into), hash);
  const found = hash.digest('hex');
  if (found !== sha256) throw new Error(`${into} is not what it should be: SHA-256 ${found}, expected ${sha256}`);
}
