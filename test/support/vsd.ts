import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../api/platform/project-root.js';

const run = promisify(execFile);

/** The file of the command line, as it is built. */
export const VSD = join(projectRoot, 'dist/api/vsd.js');

/** Runs `vsd`, or another command line beside it, with these settings. Returns its output, or its exit code and message. */
export const vsdWith =
  (settings: Record<string, string>, command = 'vsd') =>
  async (...parameters: string[]): Promise<string> => {
    try {
      const env = { PATH: process.env.PATH, NODE_ENV: 'test', ...settings };
      return (await run(process.execPath, [join(dirname(VSD), `${command}.js`), ...parameters], { env })).stdout;
    } catch (error) {
      const { code, stderr } = error as { code: number; stderr: string };
      return `${code}: ${stderr}`;
    }
  };

/** Names of new folders below a folder that is removed after the suite. */
export function useFolders(): (name: string) => string {
  let home = '';
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'vsd-archives-'));
  });
  afterAll(() => rm(home, { recursive: true, force: true }));
  return (name) => join(home, name);
}
