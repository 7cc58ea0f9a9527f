import type { Env } from '../../platform/env.js';
import type { FileStore } from '../../ports/files.js';
import { DiskFiles } from './disk-files.js';

/** Kinds of file stores, each with its adapter; that of S3 and its packages are loaded where they are used. */
export const STORES = {
  disk: async (env: Env): Promise<FileStore> => new DiskFiles(env),
  s3: async (env: Env): Promise<FileStore> => new (await import('./s3-files.js')).S3Files(env),
};

/** The store of an installation, which returns the contents of all files, also of unscanned ones. */
export const fileStoreOf = (env: Env): Promise<FileStore> => STORES[env.VSD_FILES](env);
