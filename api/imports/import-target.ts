import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { targetOf } from '../platform/resource/reference-kinds.js';
import { resourceOf } from '../platform/resource/resource.js';
import type { ImportDeclaration, ResourceModel, TenantEntityClass } from '../platform/resource/resource-model.js';
import { offeredResources } from '../platform/rest/resource.module.js';
import { rolesOf, serviceOf } from '../platform/rest/resource-controller.js';
import type { ResourceService } from '../platform/rest/resource-service.js';
import type { TenantEntity } from '../platform/tenancy/tenant-entity.js';

/** A resource into which tables are imported. */
export interface ImportedResource extends ImportDeclaration {
  readonly model: ResourceModel;
  /** The class of the records below which tables are imported. */
  readonly parentType?: TenantEntityClass;
}

/** An imported resource with the service that writes its records. */
export interface ImportTarget extends ImportedResource {
  readonly service: ResourceService<TenantEntity>;
}

/** Every offered resource that declares an import. */
export function importedResources(): ImportedResource[] {
  return offeredResources().flatMap(({ type }) => {
    const model = resourceOf(type);
    const declared = model.options.import;
    if (!declared) return [];
    const parent = model.fields.find(({ name }) => name === declared.below);
    return [{ ...declared, model, ...(parent && { parentType: targetOf(parent) }) }];
  });
}

/** The roles that may import a table into a resource: those that create its records. */
export const importersOf = ({ model }: ImportedResource) => rolesOf(model.type, 'create') ?? [];

/** The resources into which tables may be imported, by path. */
@Injectable()
export class ImportTargets {
  constructor(private readonly modules: ModuleRef) {}

  find(path: string): ImportTarget | undefined {
    const found = importedResources().find(({ model }) => model.options.path === path);
    return found && { ...found, service: this.modules.get(serviceOf(found.model.type), { strict: false }) };
  }

  of(path: string): ImportTarget {
    const target = this.find(path);
    if (!target) throw new Error(`Nothing can be imported into ${path}`);
    return target;
  }
}
