import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ResourceModule } from '../platform/rest/resource.module.js';
import { DataImport } from './data-import.entity.js';
import { DataImportRules } from './data-import.rules.js';
import { importController } from './import-controller.js';
import { ImportReading } from './import-reading.js';
import { ImportTables } from './import-tables.service.js';
import { ImportTargets, importedResources } from './import-target.js';
import { ImportedRowsService } from './imported-rows.service.js';
import { ImportsController } from './imports.controller.js';
import { ImportsHandler } from './imports.handler.js';
import { ImportsService } from './imports.service.js';

const resources = ResourceModule.offer({ type: DataImport, rules: DataImportRules, routes: ['read'] });

/** Imports of tables into the resources that declare one. */
@Global()
@Module({
  imports: [resources],
  controllers: [ImportsController],
  providers: [ImportTargets, ImportReading, ImportsHandler, ImportsService, ImportedRowsService, ImportTables],
  exports: [ImportTargets, ImportsService, ImportTables],
})
export class ImportsModule {}

/** The routes of the imported resources. */
@Module({})
export class ImportRoutesModule {
  /** Reads the offered resources, so that it is called after all rooms have declared theirs. */
  static forOffered(): DynamicModule {
    return { module: ImportRoutesModule, controllers: importedResources().map(importController) };
  }
}
