import { Global, Module } from '@nestjs/common';
import { Jobs } from './jobs.js';

/** Work that is done behind a request's back (architecture "jobs/"). */
@Global()
@Module({ providers: [Jobs], exports: [Jobs] })
export class JobsModule {}
