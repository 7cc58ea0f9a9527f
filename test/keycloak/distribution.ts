import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { projectRoot } from '../../api/platform/project-root.js';

const run = promisify(execFile);

const VERSION = '26.7.3';
const SHA256 = '27a6535553c3cdcd083872ba40629efafb3475e3b758e0c6f691395561dd0f1f';
const NAME = `keycloak-quarkus-dist-${VERSION}`;
const REGISTRY = process.env.VSD_JAVA_REGISTRY ?? 'https://repo1.maven.org/maven2';
const CACHE = join(projectRoot, '.cache/keycloak');
/** The oldest Java that this Keycloak runs on. */
const OLDEST_JAVA = 17;
const DOWNLOAD_MS = 300_000;

/** Keycloak cannot be had here; the tests are skipped, and say so. */
export class Missing extends Error {}

/** Makes sure that there is a Java which runs Keycloak. Throws `Missing` otherwise. */
export async function assertJava(): Promise<void> {
  const { stderr } = await run(javaProgram(), ['-version']).catch(() => {
    throw new Missing('There is no Java: neither JAVA_HOME nor the path lead to one.');
  });
  const major = Number(/version "(\d+)/.exec(stderr)?.[1]);
  if (!(major >= OLDEST_JAVA)) throw new Missing(`Java ${major} is too old: Keycloak needs ${OLDEST_JAVA}.`);
}

const javaProgram = () => (process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin/java') : 'java');

/**
 * The folder of an unpacked Keycloak, fetched from the Java registry the first time and compared with its checksum;
 * `prepare` brings a fresh one into shape before it counts. Throws `Missing` when the registry cannot be reached.
 */
export async function keycloakFolder(prepare: (folder: string) => Promise<void>): Promise<string> {
  const ready = join(CACHE, VERSION);
  if (existsSync(ready)) return ready;
  const archive = join(CACHE, `${NAME}.zip`);
  const fresh = join(CACHE, 'fresh');
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  await download(archive);
  await unpack(archive, fresh);
  await rm(archive);
  const unpacked = join(fresh, `keycloak-${VERSION}`);
  await run('chmod', ['+x', join(unpacked, 'bin/kc.sh')]);
  await prepare(unpacked);
  await rename(unpacked, ready);
  return ready;
}

async function download(archive: string): Promise<void> {
  const address = `${REGISTRY}/org/keycloak/keycloak-quarkus-dist/${VERSION}/${NAME}.zip`;
  const unreachable = (error: Error) => {
    throw new Missing(`The Java registry cannot be reached (${address}): ${error.cause ?? error.message}`);
  };
  const answer = await fetch(address, { signal: AbortSignal.timeout(DOWNLOAD_MS) }).catch(unreachable);
  if (!answer.ok || !answer.body) throw new Missing(`The Java registry has no ${address}: ${answer.status}`);
  await pipeline(Readable.fromWeb(answer.body as never), createWriteStream(archive)).catch(unreachable);
  const hash = createHash('sha256');
  await pipeline(createReadStream(archive), hash);
  const found = hash.digest('hex');
  if (found !== SHA256) throw new Error(`${archive} is not what it should be: SHA-256 ${found}, expected ${SHA256}`);
}

/** By `unzip`, or by the `jar` that a JDK brings along. */
async function unpack(archive: string, folder: string): Promise<void> {
  const jar = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin/jar') : 'jar';
  await run('unzip', ['-q', archive, '-d', folder]).catch(() => run(jar, ['xf', archive], { cwd: folder }));
}
