import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../../api/platform/project-root.js';
import { assertJava, fetchFromRegistry, javaProgram, Missing } from '../java-registry.js';

const run = promisify(execFile);

const VERSION = '1.30.2';
const CACHE = join(projectRoot, '.cache/verapdf', VERSION);
const PROGRAM = join(projectRoot, 'test/support/verapdf/ValidatePdf.java');
/** The oldest version that runs a program from its source and supports the syntax of ours. */
const OLDEST_JAVA = 17;
const VALIDATION_MS = 300_000;

const ours = (name: string) => `org/verapdf/${name}/${VERSION}/${name}-${VERSION}.jar`;
/** The validator and its dependencies, with their SHA-256. */
const JARS: Readonly<Record<string, string>> = {
  [ours('core')]: '33d3d802b5e0e6e309884cb8d56cc98e6346c4d37f66268a33455da20afca531',
  [ours('feature-reporting')]: 'bb79ba458b5fced4577611fe2aef52f2617eb0b5d3a6f61de1bf57f479455ebd',
  [ours('metadata-fixer')]: '06ea900784d7f6fdbe5965c176202ff8648a233b8306ce31798a1f8edb4215a8',
  [ours('parser')]: '2d916016e7967da35bd7189d3f4ccdc69d17a90a641d21e7343da666380918ba',
  [ours('pdf-model')]: '6cb4567d30d2b1c589684c8b485705893b7e3d6ea05df1b7529053eea2fd1156',
  [ours('validation-model')]: '75642612f2559c795c6351ee5b8644e89e33f47e2d6ca32651d3c7a1ab4adbdb',
  [ours('verapdf-xmp-core')]: '002b1cbc65357fc6c87b6cfb775f15b9b78c163a2dec45fa3d8307ad2c3067d2',
  'org/mozilla/rhino/1.7.15.1/rhino-1.7.15.1.jar': 'f3520a0e2e22d550f1216a456be233eb5385bf08e3219407dece7a16369eb38f',
  'javax/xml/bind/jaxb-api/2.3.1/jaxb-api-2.3.1.jar':
    '88b955a0df57880a26a74708bc34f74dcaf8ebf4e78843a28b50eae945732b06',
  'com/sun/xml/bind/jaxb-core/2.3.0.1/jaxb-core-2.3.0.1.jar':
    'd2ecba63615f317a11fb55c6468f6a9480f6411c10951d9881bafd9a9a8d0467',
  'com/sun/xml/bind/jaxb-impl/2.3.9/jaxb-impl-2.3.9.jar':
    '3ba42e1fe670bc9d04409f2493f5482dc96cac21caa11adb27b897e57386fef6',
  'com/sun/activation/javax.activation/1.2.0/javax.activation-1.2.0.jar':
    '993302b16cd7056f21e779cc577d175a810bb4900ef73cd8fbf2b50f928ba9ce',
};

/** Whether veraPDF is or can be installed; without it the tests that need it are skipped with a message. */
export async function veraPdfHere(): Promise<boolean> {
  try {
    await assertJava(OLDEST_JAVA);
    await run(javaProgram('javac'), ['-version']).catch(() => {
      throw new Missing('There is a Java, and no compiler with it.');
    });
    if (existsSync(CACHE)) return true;
    const fresh = `${CACHE}.${process.pid}`;
    await mkdir(fresh, { recursive: true });
    for (const [path, sha256] of Object.entries(JARS))
      await fetchFromRegistry(path, sha256, join(fresh, basename(path)));
    await rename(fresh, CACHE);
    return true;
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    process.stderr.write(`\nNO VERAPDF HERE, the tests of it are skipped: ${error.message}\n\n`);
    return false;
  }
}

/** The result of veraPDF for each file: 'PASSED' with the number of its checks, or 'FAILED' and each that failed. */
export async function validatePdfs(flavour: '3b', files: readonly Buffer[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vsd-verapdf-'));
  try {
    const paths = files.map((_, at) => join(folder, `${at}.pdf`));
    await Promise.all(paths.map((path, at) => writeFile(path, files[at] as Buffer)));
    const args = ['-cp', join(CACHE, '*'), PROGRAM, flavour, ...paths];
    const { stdout } = await run(javaProgram(), args, { timeout: VALIDATION_MS });
    return stdout.split(/\n(?=PASSED|FAILED)/).map((said) => said.trim());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
