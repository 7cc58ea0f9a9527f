import { Controller, Get, Inject, Param, Post, Query, Req, Res, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Request, Response } from 'express';
import { contentRoute, uploadRoute } from '../files/file-operations.js';
import { sendFile } from '../files/send-file.js';
import { declareRoute } from '../platform/access/declare-route.js';
import { pascalCase } from '../platform/resource/naming.js';
import { resourceOf } from '../platform/resource/resource.js';
import { RecordId } from '../platform/rest/request.js';
import { serviceOf } from '../platform/rest/resource-controller.js';
import type { ResourceService } from '../platform/rest/resource-service.js';
import { TABLE_TYPES } from '../platform/tables/table-type.js';
import { preferredLocale } from '../platform/tenancy/preferred-locale.js';
import type { TenantEntity } from '../platform/tenancy/tenant-entity.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import { TABLE_FORMATS } from '../platform/vocabulary/table-format.js';
import { DataImport } from './data-import.entity.js';
import { ImportTables } from './import-tables.service.js';
import { type ImportedResource, importersOf } from './import-target.js';
import { ImportsService } from './imports.service.js';

/** The routes by which tables of a resource are imported, below the records of its parent if it has one. */
export function importController(imported: ImportedResource): Type<unknown> {
  const { model, parentType } = imported;
  const { path } = model.options;
  const parent = parentType && resourceOf(parentType).options.path;
  // Without a record above, the address has no id.
  const pipes = parentType ? [RecordId] : [{ transform: () => null }];

  @Controller(parent ? `v1/${parent}/:id/${path}/import` : `v1/${path}/import`)
  class GeneratedImportController {
    constructor(
      @Inject(ImportsService) private readonly imports: ImportsService,
      @Inject(ImportTables) private readonly tables: ImportTables,
      @Inject(UnitOfWork) private readonly work: UnitOfWork,
      @Inject(ModuleRef) private readonly modules: ModuleRef,
    ) {}

    async upload(@Param('id', ...pipes) id: string | null, @Req() request: Request) {
      await this.#reach(id);
      return this.imports.upload(path, id, request);
    }

    async latest(@Param('id', ...pipes) id: string | null) {
      await this.#reach(id);
      return this.imports.latest(path, id);
    }

    async template(
      @Param('id', ...pipes) id: string | null,
      @Query('format') format: string | undefined,
      @Req() request: Request,
      @Res() response: Response,
    ) {
      await this.#reach(id);
      await sendFile(response, await this.tables.template(path, format, preferredLocale(request)), undefined);
    }

    /** Throws 404 for a record above that the user may not see. */
    async #reach(id: string | null): Promise<void> {
      if (id === null || !parentType) return;
      const service: ResourceService<TenantEntity> = this.modules.get(serviceOf(parentType), { strict: false });
      await this.work.read((em) => service.load(em, id));
    }
  }

  const name = pascalCase(path);
  const shared = { allow: importersOf(imported), tag: path } as const;
  declareRoute(
    GeneratedImportController,
    'upload',
    uploadRoute({
      ...shared,
      id: `import${name}`,
      reads: ['imports'],
      problems: { 409: ['IMPORTS_FULL'], 415: ['IMPORT_FILE_TYPE'] },
      summary: 'Send a table, XLSX or CSV; its rows are checked first, and written on request',
      answer: DataImport,
      status: 201,
      idempotent: true,
    }),
    Post(),
  );
  declareRoute(
    GeneratedImportController,
    'latest',
    {
      ...shared,
      id: `list${model.name}Imports`,
      reads: ['imports'],
      summary: 'Imports of the last day, newest first',
      answer: DataImport,
      many: true,
    },
    Get(),
  );
  declareRoute(
    GeneratedImportController,
    'template',
    contentRoute(TABLE_TYPES, {
      ...shared,
      id: `read${model.name}Template`,
      summary: 'A table to start from, with a heading for each field and an example',
      query: { format: { type: 'string', enum: [...TABLE_FORMATS] } },
    }),
    Get('template'),
  );
  return Object.defineProperty(GeneratedImportController, 'name', { value: `${model.name}ImportController` });
}
