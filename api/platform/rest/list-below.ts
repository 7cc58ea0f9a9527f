import { Controller, Get, Inject, Param, Query, type Type } from '@nestjs/common';
import { declareRoute } from '../access/declare-route.js';
import type { OperationOptions } from '../access/operation.js';
import { resourceOf } from '../resource/resource.js';
import type { TenantEntityClass } from '../resource/resource-model.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import { RecordId } from './request.js';
import { serviceOf } from './resource-controller.js';
import type { ResourceService } from './resource-service.js';
import { filterBelow, nameBelow, parsedFilter } from './sub-list.js';

/** The operation of a list below a record; the readers of its records call it, unless `allow` names others. */
interface ListBelow extends Pick<OperationOptions, 'summary'> {
  /** Field of the records with the reference to the record above. */
  readonly field: string;
  readonly place?: string;
  readonly operation?: Partial<OperationOptions>;
  /** Query of a request that names no other. */
  readonly first?: Readonly<Record<string, string>>;
}

/** The controller of `GET v1/<owners>/{id}/<place>`, the list of the records that belong to a record in reach. */
export function listBelow(owner: TenantEntityClass, type: TenantEntityClass, list: ListBelow): Type<unknown> {
  const { name, options } = resourceOf(type);
  const above = resourceOf(owner);
  const both = nameBelow(above.name, name);

  @Controller('v1')
  class ListBelowController {
    constructor(
      @Inject(serviceOf(owner)) private readonly owners: ResourceService<TenantEntity>,
      @Inject(serviceOf(type)) private readonly records: ResourceService<TenantEntity>,
    ) {}

    list(@Param('id', RecordId) id: string, @Query() query: Record<string, unknown>) {
      const filter = filterBelow(list.field, id, parsedFilter(query.filter));
      return this.records.list({ ...list.first, ...query, filter }, this.owners.reachQuery(id));
    }
  }

  const shared = { id: `list${both}s`, tag: options.path, allow: options.allow.read, summary: list.summary };
  const operation = { ...shared, answer: type, many: true, listQuery: true, ...list.operation };
  const path = `${above.options.path}/:id/${list.place ?? options.path}`;
  declareRoute(ListBelowController, 'list', operation, Get(path));
  return Object.defineProperty(ListBelowController, 'name', { value: `${both}ListController` });
}
