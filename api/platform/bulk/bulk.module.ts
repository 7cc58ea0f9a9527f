import { type DynamicModule, Module } from '@nestjs/common';
import { bulkController } from './bulk-controller.js';
import { BulkLoop } from './bulk-loop.js';
import { BulkParts } from './bulk-part.js';
import { bulkResources } from './bulk-resource.js';
import { RecordBulkService } from './record-bulk.service.js';

/** Operations on many records of the offered resources. */
@Module({})
export class BulkModule {
  /** Reads the offered resources and declared actions, so that it is called after all rooms have declared theirs. */
  static forOffered(): DynamicModule {
    return {
      module: BulkModule,
      global: true,
      providers: [BulkLoop, BulkParts, RecordBulkService],
      controllers: bulkResources().map(bulkController),
      exports: [BulkParts],
    };
  }
}
