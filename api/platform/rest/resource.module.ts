import { type DynamicModule, Module, type Provider, type Type } from '@nestjs/common';
import { QueryRunner } from '../read/query-runner.js';
import { resourceOf } from '../resource/resource.js';
import type { ResourceAction, TenantEntityClass } from '../resource/resource-model.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import { UnitOfWork } from '../tenancy/unit-of-work.js';
import { Listings } from './listings.js';
import { resourceController, serviceOf } from './resource-controller.js';
import { ResourceService } from './resource-service.js';
import { type ResourceRules, RulesRegistry } from './rules.js';

/** How a resource is offered: its own rules, and which routes are generated (all that are allowed, unless named). */
export interface OfferedResource {
  type: TenantEntityClass;
  // biome-ignore lint/suspicious/noExplicitAny: rules of any entity; the registry hands them that entity only
  rules?: Type<ResourceRules<any>>;
  routes?: readonly ResourceAction[];
}

const all: OfferedResource[] = [];

/** Every resource that a room offers. */
export const offeredResources = (): readonly OfferedResource[] => all;

/** Gives a room's resources their services and routes. */
@Module({})
export class ResourceModule {
  static offer(...offered: readonly OfferedResource[]): DynamicModule {
    all.push(...offered);
    const services = offered.map(
      ({ type, rules, routes }): Provider => ({
        provide: serviceOf(type),
        inject: [UnitOfWork, RulesRegistry, Listings, QueryRunner, ...(rules ? [rules] : [])],
        useFactory: (
          work: UnitOfWork,
          registry: RulesRegistry,
          listings: Listings,
          queries: QueryRunner,
          own?: ResourceRules<TenantEntity>,
        ) => {
          if (own) registry.register(type, own);
          const service = new ResourceService(resourceOf(type), work, registry, queries);
          if (!routes || routes.includes('list')) listings.offer(service);
          return service;
        },
      }),
    );
    return {
      module: ResourceModule,
      providers: [...services, ...offered.flatMap(({ rules }) => (rules ? [rules] : []))],
      controllers: offered.map(({ type, routes }) => resourceController(type, routes)),
      exports: services.map((service) => (service as { provide: string }).provide),
    };
  }
}
