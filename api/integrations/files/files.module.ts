import { Global, Module } from '@nestjs/common';
import { Env } from '../../platform/env.js';
import { FileStore } from '../../ports/files.js';
import { ClamdScanner } from './clamd-scanner.js';
import { fileStoreOf } from './file-store.js';
import { OrphanFilesSweep } from './orphan-files-sweep.js';
import { ScannedFiles } from './scanned-files.js';
import { UnscannedFilesSweep } from './unscanned-files-sweep.js';

/** The file store, with a scanner if one is configured. */
const storeOf = async (env: Env): Promise<FileStore> => {
  const store = await fileStoreOf(env);
  return env.VSD_CLAMD ? new ScannedFiles(store, new ClamdScanner(env.VSD_CLAMD)) : store;
};

/** Contents of attachments, on disk or in S3. */
@Global()
@Module({
  providers: [{ provide: FileStore, useFactory: storeOf, inject: [Env] }, OrphanFilesSweep, UnscannedFilesSweep],
  exports: [FileStore],
})
export class FilesModule {}
