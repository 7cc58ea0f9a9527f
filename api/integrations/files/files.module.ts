import { Global, Module } from '@nestjs/common';
import { FileStore } from '../../ports/files.js';
import { DiskFiles } from './disk-files.js';

/** Contents of attachments, on disk. */
@Global()
@Module({ providers: [{ provide: FileStore, useClass: DiskFiles }], exports: [FileStore] })
export class FilesModule {}
