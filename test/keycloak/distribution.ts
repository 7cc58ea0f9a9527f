import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../api/platform/project-root.js';
import { assertJava, fetchFromRegistry, javaProgram } from '../support/java-registry.js';

const run = promisify(execFile);

const VERSION = '26.7.3';
const SHA256 = '27a6535553c3cdcd083872ba40629efafb3475e3b758e0c6f691395561dd0f1f';
const NAME = `keycloak-quarkus-dist-${VERSION}`;
const CACHE = join(projectRoot, '.cache/keycloak');
/** The oldest Java that this Keycloak runs on. */
const OLDEST_JAVA = 17;

/** Makes sure that there is a Java which runs Keycloak. Throws `Missing` otherwise. */
export const assertKeycloakJava = () => assertJava(OLDEST_JAVA);

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
  await fetchFromRegistry(`org/keycloak/keycloak-quarkus-dist/${VERSION}/${NAME}.zip`, SHA256, archive);
  await unpack(archive, fresh);
  await rm(archive);
  const unpacked = join(fresh, `keycloak-${VERSION}`);
  await run('chmod', ['+x', join(unpacked, 'bin/kc.sh')]);
  await prepare(unpacked);
  await rename(unpacked, ready);
  return ready;
}

/** Unpacks by `unzip`, or by the `jar` of a JDK. */
async function unpack(archive: string, folder: string): Promise<void> {
  await run('unzip', ['-q', archive, '-d', folder]).catch(() =>
    run(javaProgram('jar'), ['xf', archive], { cwd: folder }),
  );
}
