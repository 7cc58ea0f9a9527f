import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Role } from '../../vocabulary/role.js';
import { opens, permits } from '../access/permission.js';
import { tenantFields } from '../custom-fields/custom-fields.js';
import { allResources, type ResourceModel } from '../resource/resource.js';
import { rolesOf } from '../resource/resource-controller.js';
import { type ResourceRules, RulesRegistry } from '../resource/rules.js';
import { currentUser, type SignedInUser } from '../tenancy/session.js';
import type { ConfigChange } from './config-change.entity.js';

/**
 * Administrators read every change. Whoever may change a kind of records, and sees all of them, reads what became of
 * those, cut to the fields that they see.
 */
@Injectable()
export class ConfigChangeRules implements ResourceRules<ConfigChange> {
  constructor(private readonly registry: RulesRegistry) {}

  scope(user: SignedInUser) {
    if (permits([Role.Admin], user.roles)) return undefined;
    const kept = allResources().filter((model) => this.#keeps(model, user));
    return { resource: { $in: kept.map(({ options }) => options.path) } };
  }

  async present(changes: readonly ConfigChange[], em: EntityManager): Promise<Record<string, unknown>[]> {
    const { roles } = currentUser();
    if (permits([Role.Admin], roles)) return [];
    const { byResource } = await tenantFields(em);
    const seen = new Map(
      allResources().map(({ options: { path }, fields }) => {
        const all = [...fields, ...(byResource.get(path) ?? [])];
        return [path, new Set(all.filter(({ options }) => opens(options.visible, roles)).map(({ name }) => name))];
      }),
    );
    return changes.map(({ resource, changes }) => ({
      changes: changes.filter(({ field }) => seen.get(resource)?.has(field)),
    }));
  }

  #keeps({ type }: ResourceModel, user: SignedInUser): boolean {
    return permits(rolesOf(type, 'update') ?? [], user.roles) && !this.registry.of(type).scope?.(user);
  }
}
