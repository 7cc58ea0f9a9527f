import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Pinned, as the guide names it. */
const GENERATOR = 'openapi-python-client==0.29.1';
const FOLDER = join(process.cwd(), '.cache/python-client');

/** Runs a command of the environment in which the generator is installed, and returns its output. */
export async function inPython(
  command: string,
  args: string[],
  more: { cwd?: string; env?: Record<string, string> } = {},
) {
  const { stdout, stderr } = await run(join(FOLDER, 'bin', command), args, {
    maxBuffer: 64_000_000,
    ...more,
    env: { ...process.env, ...more.env },
  });
  return stdout + stderr;
}

/** An environment of Python with the generator in it; why there is none, where Python or PyPI cannot be had. */
export async function pythonMissing(): Promise<string | undefined> {
  try {
    if (!existsSync(join(FOLDER, 'bin/pip'))) await run('python3', ['-m', 'venv', FOLDER]);
    await inPython('pip', ['install', '--quiet', '--disable-pip-version-check', GENERATOR]);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
