import { Controller, Delete, Get, Inject, Param, Post, Query, Req, Res, type Type } from '@nestjs/common';
import type { Request, Response } from 'express';
import { declareRoute } from '../platform/access/declare-route.js';
import type { OperationOptions } from '../platform/access/operation.js';
import type { RecordJson } from '../platform/read/record.js';
import { resourceOf } from '../platform/resource/resource.js';
import type { TenantEntityClass } from '../platform/resource/resource-model.js';
import type { Page } from '../platform/rest/list.js';
import { IfMatch, RecordId } from '../platform/rest/request.js';
import { contentRoute, uploadRoute } from './file-operations.js';
import { type OpenFile, sendFile } from './send-file.js';

/** The service of files of one kind: records below another record, each with its content. */
export interface FilesBelow {
  list(ownerId: string, query: Record<string, unknown>): Promise<Page<RecordJson>>;
  add(ownerId: string, request: Request): Promise<RecordJson>;
  open(id: string): Promise<OpenFile>;
  remove(id: string, version: number | undefined): Promise<RecordJson>;
}

/** Options of one route of files. */
type Said = Pick<OperationOptions, 'summary' | 'allow' | 'problems'>;

/** The routes of one kind of files. */
export interface FileRoutes {
  readonly files: Type<FilesBelow>;
  /** Name of the files in the address of their owner, by default their own path. */
  readonly below?: string;
  readonly list: Said;
  /** `body`: JSON Schema of the form. */
  readonly add: Said & { body: object };
  readonly content: Said & { types: string | readonly string[] };
  readonly remove: Said;
}

/** The routes of files below a record: list, upload, content, deletion. */
export function fileRoutes(
  owner: TenantEntityClass,
  type: TenantEntityClass,
  { files, below: place, list, add, content, remove }: FileRoutes,
): Type<unknown> {
  const { name, options } = resourceOf(type);
  const above = resourceOf(owner);
  const both = name.startsWith(above.name) ? name : `${above.name}${name}`;
  const shared = { tag: options.path, answer: type };

  @Controller('v1')
  class FilesController {
    constructor(@Inject(files) private readonly kept: FilesBelow) {}

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
  const added = uploadRoute({ ...shared, ...add, id: `add${both}`, status: 201, idempotent: true });
  declareRoute(FilesController, 'add', added, Post(many));
  const problems = { 409: ['FILE_UNSCANNED'], 410: ['FILE_INFECTED'], ...fetched.problems };
  const reading = { ...fetched, problems, tag: options.path, id: `read${name}Content` };
  const read = contentRoute(types, reading, 'attachment');
  declareRoute(FilesController, 'content', read, Get(`${options.path}/:id/content`));
  const removed: OperationOptions = { ...shared, ...remove, id: `delete${name}`, ifMatch: 'optional' };
  declareRoute(FilesController, 'remove', removed, Delete(`${options.path}/:id`));
  return Object.defineProperty(FilesController, 'name', { value: `${name}FilesController` });
}
