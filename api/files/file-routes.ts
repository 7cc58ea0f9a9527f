import { Controller, Delete, Get, Inject, Param, Post, Query, Req, Res, type Type } from '@nestjs/common';
import type { Request, Response } from 'express';
import { declareRoute } from '../platform/access/declare-route.js';
import type { OperationOptions } from '../platform/access/operation.js';
import { isSingleReference, targetOf } from '../platform/resource/reference-kinds.js';
import { resourceOf } from '../platform/resource/resource.js';
import type { TenantEntityClass } from '../platform/resource/resource-model.js';
import { IfMatch, RecordId } from '../platform/rest/request.js';
import { rolesOf, serviceOf } from '../platform/rest/resource-controller.js';
import type { ResourceService } from '../platform/rest/resource-service.js';
import { RulesRegistry } from '../platform/rest/rules.js';
import { nameBelow } from '../platform/rest/sub-list.js';
import type { TenantEntity } from '../platform/tenancy/tenant-entity.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import { FileStore } from '../ports/files.js';
import { FileKeeper } from './file-keeper.js';
import { contentRoute, uploadRoute } from './file-operations.js';
import type { FileRules } from './file-rules.js';
import { sendFile } from './send-file.js';

/** Options of one route of files. */
type Said = Partial<Pick<OperationOptions, 'summary' | 'problems'>>;

/** The routes of one kind of files. */
export interface FileRoutes {
  /** Name of the files in the address of their owner, by default their own path. */
  readonly below?: string;
  readonly list: Said & { summary: string };
  /** `body`: JSON Schema of the form; that of a file alone if left out. `allow`: roles, those of a removal if left out. */
  readonly add: Said & Partial<Pick<OperationOptions, 'allow' | 'body'>>;
  readonly content: Said & { types: string | readonly string[] };
  readonly remove?: Said;
}

/** The routes of files below a record: list, upload, content, deletion. The rules of the files are `FileRules`. */
export function fileRoutes(
  owner: TenantEntityClass,
  type: TenantEntityClass,
  { below: place, list, add, content, remove }: FileRoutes,
): Type<unknown> {
  const { name, options } = resourceOf(type);
  const above = resourceOf(owner);
  const both = nameBelow(above.name, name);
  const shared = { tag: options.path, answer: type, allow: options.allow.read };
  const allow = rolesOf(type, 'delete') ?? [];

  @Controller('v1')
  class FilesController {
    private readonly kept: FileKeeper;

    constructor(
      @Inject(serviceOf(owner)) owners: ResourceService<TenantEntity>,
      @Inject(serviceOf(type)) records: ResourceService<TenantEntity>,
      @Inject(RulesRegistry) registry: RulesRegistry,
      @Inject(UnitOfWork) work: UnitOfWork,
      @Inject(FileStore) files: FileStore,
    ) {
      const rules = registry.of(type) as FileRules<TenantEntity, TenantEntity>;
      const above = records.model.fields.find((field) => isSingleReference(field) && targetOf(field) === owner);
      this.kept = new FileKeeper({ field: above?.name ?? '', owners, records, rules, work, files });
    }

    list(@Param('id', RecordId) id: string, @Query() query: Record<string, unknown>) {
      return this.kept.list(id, query);
    }

    add(@Param('id', RecordId) id: string, @Req() request: Request) {
      return this.kept.add(id, request);
    }

    async content(
      @Param('id', RecordId) id: string,
      @Query('disposition') disposition: string | undefined,
      @Res() response: Response,
    ) {
      await sendFile(response, await this.kept.open(id), disposition);
    }

    remove(@Param('id', RecordId) id: string, @IfMatch('optional') version: number | undefined) {
      return this.kept.remove(id, version);
    }
  }

  const { types, ...fetched } = content;
  const many = `${above.options.path}/:id/${place ?? options.path}`;
  const listed = { ...shared, ...list, id: `list${both}s`, many: true, listQuery: true };
  declareRoute(FilesController, 'list', listed, Get(many));
  const adding = { summary: 'Add a file of at most 15 MB', ...shared, allow, ...add };
  const added = uploadRoute({ ...adding, id: `add${both}`, status: 201, idempotent: true });
  declareRoute(FilesController, 'add', added, Post(many));
  const problems = { 409: ['FILE_UNSCANNED'], 410: ['FILE_INFECTED'], ...fetched.problems };
  const shown = { summary: 'The file itself; pictures and PDF may be shown in place', ...fetched };
  const reading = { ...shown, allow: shared.allow, problems, tag: options.path, id: `read${name}Content` };
  const read = contentRoute(types, reading, 'attachment');
  declareRoute(FilesController, 'content', read, Get(`${options.path}/:id/content`));
  const removing = { ...shared, summary: 'Remove the file', allow, ...remove };
  const removed: OperationOptions = { ...removing, id: `delete${name}`, ifMatch: 'optional' };
  declareRoute(FilesController, 'remove', removed, Delete(`${options.path}/:id`));
  return Object.defineProperty(FilesController, 'name', { value: `${name}FilesController` });
}
