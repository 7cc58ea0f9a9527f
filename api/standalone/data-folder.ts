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
  /** Seals what records keep secret. */
  secrets: string;
}

/**
 * Makes the data folder if it is missing.
 * @throws StartProblem when it is no folder or we may not write in it.
 */
export async function openDataFolder(folder: string): Promise<void> {
  const known = await stat(folder).catch(() => undefined);
  if (known && !known.isDirectory()) {
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

/** What is being written to each file; later texts wait for earlier ones. */
const writing = new Map<string, Promise<void>>();

/**
 * Keeps a text in a file that only its owner can read. Whoever reads the file, also after a crash, finds one text whole:
 * texts for one file are written one after the other, each beside it and then put in its place.
 */
export async function writeSecret(file: string, content: string): Promise<void> {
  const write = async () => {
    await writeFile(`${file}.new`, content, { mode: 0o600 });
    await rename(`${file}.new`, file);
  };
  const turn = (writing.get(file) ?? Promise.resolve()).then(write, write);
  writing.set(file, turn);
  try {
    await turn;
  } finally {
    if (writing.get(file) === turn) writing.delete(file);
  }
}

/** A key of `VSD_SECRET_KEY`. */
const freshKey = () => randomBytes(32).toString('hex');

/**
 * Reads the folder's passwords; makes them the first time.
 * @throws StartProblem when the file is damaged.
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
    const made = { superuser: fresh(), owner: fresh(), app: fresh(), session: fresh(), secrets: freshKey() };
    return write(made);
  }
  try {
    const { superuser, owner, app, session, secrets } = JSON.parse(text) as Partial<Passwords>;
    if (superuser && owner && app && session) {
      const known = { superuser, owner, app, session };
      // A folder of an earlier version has kept no secrets yet.
      return secrets ? { ...known, secrets } : write({ ...known, secrets: freshKey() });
    }
  } catch {}
  throw new StartProblem(`${file} is damaged: delete the data folder ${folder} to start afresh.`);
}

/**
 * Claims the folder for this process; a claim of a process that has ended is taken over.
 * @returns the release.
 * @throws StartProblem when a running process holds it.
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
