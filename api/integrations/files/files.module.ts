import { Global, Module } from '@nestjs/common';
import { Env } from '../../platform/env.js';
import { FileStore } from '../../ports/files.js';
import { ClamdScanner } from './clamd-scanner.js';
import { DiskFiles } from './disk-files.js';
import { OrphanFilesSweep } from './orphan-files-sweep.js';
import { ScannedFiles } from './scanned-files.js';
import { UnscannedFilesSweep } from './unscanned-files-sweep.js';

/** The file store on disk, with a scanner if one is configured. */
const storeOf = (env: Env): FileStore => {
  const disk = new DiskFiles(env);
  return env.VSD_CLAMD ? new ScannedFiles(disk, new ClamdScanner(env.VSD_CLAMD)) : disk;
};

/** Contents of attachments, on disk. */
@Global()
@Module({
  providers: [{ provide: FileStore, useFactory: storeOf, inject: [Env] }, OrphanFilesSweep, UnscannedFilesSweep],
  exports: [FileStore],
})
export class FilesModule {}
