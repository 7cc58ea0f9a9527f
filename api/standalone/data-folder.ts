import { randomBytes } from 'node:crypto';
import { access, constants, link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { identify, isSameProcessRunning, type ProcessIdentity } from './process-identity.js';
import { StartProblem } from './start-problem.js';

/** Passwords of the three roles that sign in and further secrets, random for each data folder. */
export interface Passwords {
  superuser: string;
  owner: string;
  app: string;
  /** Signs the session cookies of the API. */
  session: string;
  /** Encrypts the secrets of records. */
  secrets: string;
}

/**
 * Makes the data folder if it is missing.
 * @throws StartProblem when it is no folder or cannot be written
 */
export async function openDataFolder(folder: string): Promise<void> {
  const present = await stat(folder).catch(() => undefined);
  if (present && !present.isDirectory()) {
    throw new StartProblem(`${folder} is a file, not a folder: remove it or name another folder with VSD_DATA_DIR.`);
  }
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new StartProblem(
      `The data folder ${folder} cannot be written: change its permissions or name another folder with VSD_DATA_DIR.`,
    );
  }
}

/** The last write of each file; later writes wait for earlier ones. */
const writes = new Map<string, Promise<void>>();

/**
 * Writes a text into a file that only its owner can read. The file holds one whole text at any time, also after a crash:
 * texts for one file are written one after the other, each into a file beside it that is then renamed.
 */
export async function writeSecret(file: string, content: string): Promise<void> {
  const write = async () => {
    await writeFile(`${file}.new`, content, { mode: 0o600 });
    await rename(`${file}.new`, file);
  };
  const turn = (writes.get(file) ?? Promise.resolve()).then(write, write);
  writes.set(file, turn);
  try {
    await turn;
  } finally {
    if (writes.get(file) === turn) writes.delete(file);
  }
}

/** A key of `VSD_SECRET_KEY`. */
const freshKey = () => randomBytes(32).toString('hex');

/**
 * Reads the folder's passwords; makes them the first time.
 * @throws StartProblem when the file is damaged
 */
export async function passwordsOf(folder: string): Promise<Passwords> {
  const file = join(folder, 'passwords.json');
  const write = async (passwords: Passwords) => {
    await writeSecret(file, JSON.stringify(passwords));
    return passwords;
  };
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) {
    const fresh = () => randomBytes(24).toString('hex');
    return write({ superuser: fresh(), owner: fresh(), app: fresh(), session: fresh(), secrets: freshKey() });
  }
  try {
    const { superuser, owner, app, session, secrets } = JSON.parse(text) as Partial<Passwords>;
    if (superuser && owner && app && session) {
      const passwords = { superuser, owner, app, session };
      // A folder of an earlier version has no key of secrets.
      return secrets ? { ...passwords, secrets } : write({ ...passwords, secrets: freshKey() });
    }
  } catch {}
  throw new StartProblem(`${file} is damaged: delete the data folder ${folder} to start afresh.`);
}

/**
 * Claims the folder for this process; a claim of a process that has ended is taken over.
 * @returns a function that releases it
 * @throws StartProblem when a running process holds it
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'in-use.json');
  const claim = `${file}.${process.pid}`;
  const release = () => rm(file, { force: true });
  await writeFile(claim, JSON.stringify(await identify()));
  for (;;) {
    try {
      await link(claim, file);
      await rm(claim);
      return release;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = await readFile(file, 'utf8')
        .then((text) => JSON.parse(text) as ProcessIdentity)
        .catch(() => undefined);
      if (holder && (await isSameProcessRunning(holder))) {
        await rm(claim);
        throw new StartProblem(
          `The data folder ${folder} is in use by another start (process ${holder.pid}): ` +
            'end that one or name another folder with VSD_DATA_DIR.',
        );
      }
      await release();
    }
  }
}
