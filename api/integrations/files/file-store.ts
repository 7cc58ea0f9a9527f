import type { Env } from '../../platform/env.js';
import type { FileStore } from '../../ports/files.js';
import { DiskFiles } from './disk-files.js';

/** The store of an installation, which returns the contents of all files, also of unscanned ones. */
export const fileStoreOf = (env: Env): FileStore => new DiskFiles(env);
