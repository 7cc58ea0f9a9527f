import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Pinned, as the guide names it. */
const GENERATOR = 'openapi-python-client==0.29.1';
const FOLDER = 'python-client';
/** The folder of an environment, that of the generator unless another one is named. */
export const pythonFolder = (folder = FOLDER) => join(process.cwd(), '.cache', folder);
const binOf = (folder: string, command: string) => join(pythonFolder(folder), 'bin', command);

/** Runs a command of an environment, that of the generator unless another one is named, and returns its output. */
export async function inPython(
  command: string,
  args: string[],
  { folder = FOLDER, ...more }: { cwd?: string; env?: NodeJS.ProcessEnv; folder?: string } = {},
) {
  const { stdout, stderr } = await run(binOf(folder, command), args, {
    maxBuffer: 64_000_000,
    ...more,
    env: { ...process.env, ...more.env },
  });
  return stdout + stderr;
}

/**
 * Makes an environment of Python with packages in it, the generator unless others are named; returns why there is none,
 * where Python or PyPI cannot be had.
 */
export async function pythonMissing(folder = FOLDER, packages = [GENERATOR]): Promise<string | undefined> {
  try {
    const environment = pythonFolder(folder);
    if (!existsSync(join(environment, 'bin/pip'))) await run('python3', ['-m', 'venv', environment]);
    await inPython('pip', ['install', '--quiet', '--disable-pip-version-check', ...packages], { folder });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
