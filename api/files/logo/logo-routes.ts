import { Controller, Delete, Get, HttpCode, Inject, Param, Post, Req, Res, type Type } from '@nestjs/common';
import type { Request, Response } from 'express';
import { declareRoute } from '../../platform/access/declare-route.js';
import type { OperationOptions, Problems } from '../../platform/access/operation.js';
import type { Access } from '../../platform/access/permission.js';
import type { RecordJson } from '../../platform/read/record.js';
import { resourceOf } from '../../platform/resource/resource.js';
import type { TenantEntityClass } from '../../platform/resource/resource-model.js';
import { IfMatch, RecordId } from '../../platform/rest/request.js';
import { contentRoute, uploadRoute } from '../file-operations.js';
import { LOGO_TYPES } from '../file-schema.js';
import { type OpenFile, sendFile } from '../send-file.js';

/** The service of logos of a kind of records; without an id, the only record. */
export interface Logos {
  open(ownerId?: string): Promise<OpenFile>;
  replace(ownerId: string, request: Request, version: number | undefined): Promise<RecordJson>;
  remove(ownerId: string, version: number | undefined): Promise<RecordJson>;
}

/** The routes of a logo. */
export interface LogoRoutes {
  readonly logos: Type<Logos>;
  /** Suffix of the operation ids: 'CustomerLogo'. */
  readonly name: string;
  readonly read: { summary: string; allow: Access; problems?: Problems; path?: string };
  readonly replace: string;
  readonly remove: string;
  /** Roles that replace and remove the logo. */
  readonly write: Access;
}

const REFUSED: Problems = { 413: ['LOGO_SIZE'], 415: ['LOGO_TYPE'], 422: ['LOGO_PIXELS', 'LOGO_BROKEN'] };

/** The routes of the logo of a record: picture, replacement, removal. */
export function logoRoutes(owner: TenantEntityClass, { logos, name, read, ...said }: LogoRoutes): Type<unknown> {
  const { path: tag } = resourceOf(owner).options;
  const own = `${tag}/:id/logo`;
  const { path = own, ...fetched } = read;

  @Controller('v1')
  class LogoController {
    constructor(@Inject(logos) private readonly kept: Logos) {}

    async read(@Param('id', RecordId) id: string, @Res() response: Response) {
      await sendFile(response, await this.kept.open(id), 'inline');
    }

    async readOne(@Res() response: Response) {
      await sendFile(response, await this.kept.open(), 'inline');
    }

    replace(
      @Param('id', RecordId) id: string,
      @Req() request: Request,
      @IfMatch('optional') version: number | undefined,
    ) {
      return this.kept.replace(id, request, version);
    }

    remove(@Param('id', RecordId) id: string, @IfMatch('optional') version: number | undefined) {
      return this.kept.remove(id, version);
    }
  }

  const shared = { tag, allow: said.write, answer: owner, ifMatch: 'optional' } as const;
  const readOperation = contentRoute(LOGO_TYPES, { ...fetched, tag, id: `read${name}` });
  declareRoute(LogoController, path === own ? 'read' : 'readOne', readOperation, Get(path));
  const replace = uploadRoute({ ...shared, id: `replace${name}`, summary: said.replace, problems: REFUSED });
  declareRoute(LogoController, 'replace', replace, Post(own), HttpCode(200));
  const remove: OperationOptions = { ...shared, id: `delete${name}`, summary: said.remove };
  declareRoute(LogoController, 'remove', remove, Delete(own));
  return Object.defineProperty(LogoController, 'name', { value: `${name}Controller` });
}
