import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Patch,
  Post,
  Put,
  Query,
  Req,
  Res,
  type Type,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { declareRoute } from '../access/declare-route.js';
import type { OperationOptions } from '../access/operation.js';
import { resourceOf } from '../resource/resource.js';
import type { ResourceAction, TenantEntityClass } from '../resource/resource-model.js';
import { TAGS } from '../resource/tag-kind.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import { generatedSummaries } from './generated-operations.js';
import { Listings } from './listings.js';
import { declareTransitions } from './machine-routes.js';
import { PlaceInOrder } from './position.js';
import { BodyOf, IfMatch, RecordId } from './request.js';
import type { ResourceService } from './resource-service.js';
import { acceptedTableFormat, sendTable } from './send-table.js';
import { writeProblems } from './write-problems.js';

/** Token under which the service of a resource is injected. */
export const serviceOf = (type: object) => `ResourceService:${resourceOf(type).name}`;

/** Roles of an action; undefined for an action without a route. */
export function rolesOf(type: object, action: ResourceAction) {
  const { allow } = resourceOf(type).options;
  if (action === 'list' || action === 'read') return allow.read;
  return allow[action] ?? allow.write;
}

type Routes = Partial<Record<ResourceAction, OperationOptions>>;

/** The generated operations of a resource that some role may call. */
export function operationsOf(type: TenantEntityClass): Routes {
  const { name, options } = resourceOf(type);
  const routes: Routes = {};
  const { create, update, delete: removal } = writeProblems(resourceOf(type));
  const summaries = generatedSummaries(options.path);
  const add = (action: ResourceAction, operation: Omit<OperationOptions, 'allow' | 'tag' | 'id' | 'summary'>) => {
    const allow = rolesOf(type, action);
    const named = { id: `${action}${name}`, summary: summaries[action], tag: options.path };
    if (allow?.length) routes[action] = { ...named, allow, ...operation };
  };
  const narrowings = Object.entries(options.narrowings ?? {}).map(([key, description]) => {
    return [key, { type: 'string', enum: ['true', 'false'], default: 'false', description }] as const;
  });
  const query = narrowings.length > 0 && { query: Object.fromEntries(narrowings) };
  add('list', { answer: name, many: true, listQuery: true, tables: true, ...query });
  add('read', { answer: name, embed: true });
  add('create', { body: `${name}Create`, answer: name, status: 201, idempotent: true, problems: create });
  add('update', { body: `${name}Patch`, answer: name, ifMatch: 'required', problems: update });
  add('delete', { answer: name, ifMatch: 'optional', problems: removal });
  return routes;
}

/** The routes of a resource, without those whose action no role may perform. */
export function resourceController(type: TenantEntityClass, only?: readonly ResourceAction[]): Type<unknown> {
  const { options, name, fields, isOrdered } = resourceOf(type);
  const routes = operationsOf(type);

  @Controller(`v1/${options.path}`)
  class GeneratedController {
    constructor(
      @Inject(serviceOf(type)) private readonly service: ResourceService<TenantEntity>,
      @Inject(Listings) private readonly listings: Listings,
    ) {}

    async list(
      @Query() query: Record<string, unknown>,
      @Req() request: Request,
      @Res({ passthrough: true }) response: Response,
    ) {
      response.vary('Accept');
      const format = acceptedTableFormat(request);
      if (format) return sendTable(response, format, this.service, query, this.listings);
      return this.service.list(query);
    }

    usedTags(@Param('field') field: string, @Query('q') q = '') {
      return this.service.usedTags(field, q);
    }

    read(@Param('id', RecordId) id: string, @Query() query: Record<string, unknown>) {
      return this.service.read(id, query);
    }

    create(@Body() body: unknown) {
      return this.service.create(body);
    }

    update(@Param('id', RecordId) id: string, @Body() body: unknown, @IfMatch('required') version: number) {
      return this.service.patch(id, body, version);
    }

    replace(@Param('id', RecordId) id: string, @Body() body: unknown, @IfMatch('required') version: number) {
      return this.service.replace(id, body, version);
    }

    place(@Param('id', RecordId) id: string, @Body(BodyOf(PlaceInOrder)) body: PlaceInOrder) {
      return this.service.place(id, body);
    }

    delete(@Param('id', RecordId) id: string, @IfMatch('optional') version: number | undefined) {
      return this.service.remove(id, version);
    }
  }

  const route = (method: string, operation: OperationOptions | undefined, ...decorators: MethodDecorator[]) =>
    declareRoute(GeneratedController, method, operation, ...decorators);
  const wanted = (action: ResourceAction) => (!only || only.includes(action) ? routes[action] : undefined);
  const update = wanted('update');
  route('list', wanted('list'), Get());
  const tags: OperationOptions | undefined = fields.some(({ kind }) => kind === TAGS)
    ? routes.list && {
        id: `listTagsOf${name}`,
        summary: 'Tags that other records have',
        allow: routes.list.allow,
        tag: options.path,
        path: { field: { type: 'string', description: 'Name of the field with the tags' } },
        query: { q: { type: 'string', maxLength: 200, description: 'Beginning of the tags' } },
        answer: { type: 'string' },
        many: true,
      }
    : undefined;
  route('usedTags', tags, Get('tags/:field'));
  route('read', wanted('read'), Get(':id'));
  route('create', wanted('create'), Post(), HttpCode(201));
  route('update', update, Patch(':id'));
  route(
    'replace',
    update && { ...update, id: `replace${name}`, body: name, summary: generatedSummaries(options.path).replace },
    Put(':id'),
  );
  const place: OperationOptions | undefined = update && {
    id: `place${name}`,
    summary: 'Move behind another in the order of the list',
    allow: update.allow,
    tag: options.path,
    body: PlaceInOrder,
    answer: name,
  };
  route('place', isOrdered ? place : undefined, Put(':id/position'));
  route('delete', wanted('delete'), Delete(':id'));
  declareTransitions(GeneratedController, type, rolesOf(type, 'update'));
  return Object.defineProperty(GeneratedController, 'name', { value: `${name}Controller` });
}
