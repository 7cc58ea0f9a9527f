import { Global, Module } from '@nestjs/common';
import { FileStore } from '../../ports/files.js';
import { DiskFiles } from './disk-files.js';
import { OrphanFilesSweep } from './orphan-files-sweep.js';

/** Contents of attachments, on disk. */
@Global()
@Module({ providers: [{ provide: FileStore, useClass: DiskFiles }, OrphanFilesSweep], exports: [FileStore] })
export class FilesModule {}
