import { Injectable } from '@nestjs/common';
import { isOpenTo, permits } from '../access/permission.js';
import { reachesResource } from '../access/scopes.js';
import type { Computations } from '../read/record.js';
import { allResources } from '../resource/resource.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { rolesOf } from '../rest/resource-controller.js';
import { type ResourceRules, RulesRegistry } from '../rest/rules.js';
import { currentUser, type SignedInUser } from '../tenancy/session.js';
import type { ConfigChange } from './config-change.entity.js';

/**
 * Administrators read every change. Users who may change all records of a resource read the changes of these, as far as
 * they see the fields. An API token reads changes of resources in its scopes.
 */
@Injectable()
export class ConfigChangeRules implements ResourceRules<ConfigChange> {
  readonly usesTenantFields = true;

  constructor(private readonly registry: RulesRegistry) {}

  scope(user: SignedInUser) {
    const isAdministrator = permits(['@administrators'], user.roles);
    if (isAdministrator && !user.scopes) return undefined;
    const readable = allResources().filter(
      (model) => reachesResource(user, model.options.path) && (isAdministrator || this.#maintains(model, user)),
    );
    return { resource: { $in: readable.map(({ options }) => options.path) } };
  }

  computed(): Computations<ConfigChange> {
    return {
      changes: {
        of: ['resource', 'changes'],
        value: ({ resource, changes }, { tenantFields }) => {
          const { roles } = currentUser();
          if (permits(['@administrators'], roles)) return changes;
          const declared = allResources().find(({ options }) => options.path === resource)?.fields ?? [];
          const all = [...declared, ...(tenantFields.byResource.get(resource) ?? [])];
          const seen = new Set(all.filter(({ options }) => isOpenTo(options.visible, roles)).map(({ name }) => name));
          return changes.filter(({ field }) => seen.has(field));
        },
      },
    };
  }

  #maintains({ type }: ResourceModel, user: SignedInUser): boolean {
    return permits(rolesOf(type, 'update') ?? [], user.roles) && !this.registry.of(type).scope?.(user);
  }
}
