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
 * Administrators read every change. Whoever may change a kind of records, and sees all of them, reads what became of
 * those, cut to the fields that they see. An API token reads changes of those resources that its scopes reach.
 */
@Injectable()
export class ConfigChangeRules implements ResourceRules<ConfigChange> {
  readonly usesTenantFields = true;

  constructor(private readonly registry: RulesRegistry) {}

  scope(user: SignedInUser) {
    const isAdministrator = permits(['@administrators'], user.roles);
    if (isAdministrator && !user.scopes) return undefined;
    const kept = allResources().filter(
      (model) => reachesResource(user, model.options.path) && (isAdministrator || this.#keeps(model, user)),
    );
    return { resource: { $in: kept.map(({ options }) => options.path) } };
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

  #keeps({ type }: ResourceModel, user: SignedInUser): boolean {
    return permits(rolesOf(type, 'update') ?? [], user.roles) && !this.registry.of(type).scope?.(user);
  }
}
