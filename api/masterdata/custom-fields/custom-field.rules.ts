import { FlushMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { usesOfValue } from '../../platform/custom-fields/references.js';
import { assignSlot } from '../../platform/custom-fields/slot-choice.js';
import { SLOT_FILLING } from '../../platform/custom-fields/slot-filler.js';
import { EventTopics } from '../../platform/events/event-topics.js';
import { MOST_STEPS_TOGETHER, patternSteps } from '../../platform/fields/linear-pattern.js';
import { invalid, invalidField, Problem } from '../../platform/http/problem.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { longestText } from '../../platform/resource/custom-kinds.js';
import { lockDefinitionsExclusive, tenantFields } from '../../platform/resource/tenant-fields.js';
import { dependsOn } from '../../platform/rest/conditions.js';
import { type Changes, type Purpose, type ResourceRules, RulesRegistry, type Use } from '../../platform/rest/rules.js';
import { isUnused, usageOf } from '../../platform/rest/where-used.js';
import { Role } from '../../vocabulary/role.js';
import { CustomField } from './custom-field.entity.js';
import { placeholderOf } from './custom-placeholders.js';
import { definitionFaults, whenFaults } from './definition-faults.js';
import { textsNaming } from './naming-texts.js';

/** Most custom fields of a resource. */
const MOST_FIELDS = 100;

/** Checks a definition, assigns its slot, and keeps it as long as records have values of it. */
@Injectable()
export class CustomFieldRules implements ResourceRules<CustomField>, OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly topics: EventTopics,
    private readonly registry: RulesRegistry,
  ) {}

  /** The screens of all users have the fields, also of users who may not read the definitions. */
  onModuleInit(): void {
    this.topics.register(CustomField, { recipients: [Role.Agent, Role.Customer, Role.Executor] });
  }

  /** Changes of a tenant's definitions run one after the other, and no values are written meanwhile. */
  async beforeWrite(em: EntityManager): Promise<void> {
    await lockDefinitionsExclusive(em);
  }

  async beforeCreate(field: CustomField, em: EntityManager): Promise<void> {
    const own = { resource: field.resource };
    if ((await em.count(CustomField, own)) >= MOST_FIELDS) {
      throw new Problem(409, 'CUSTOM_FIELD_LIMIT', { n: MOST_FIELDS });
    }
    await this.#settle(field, em, true);
  }

  async beforeUpdate(field: CustomField, { names, before }: Changes, em: EntityManager): Promise<void> {
    if (names.has('options')) await this.#assertUnused(field, before.options as CustomField['options'], em);
    await this.#settle(field, em, false);
  }

  /** Options that records hold are deactivated instead of removed. */
  async #assertUnused(field: CustomField, before: CustomField['options'], em: EntityManager): Promise<void> {
    const kept = new Set(field.options.map(({ value }) => value));
    for (const { value } of before.filter((option) => !kept.has(option.value))) {
      const usage = await usageOf(em, this.registry, [usesOfValue(field, value)]);
      const params = { ...usage, name: value };
      if (!isUnused(usage)) throw new Problem(409, 'IN_USE', params, [{ pointer: '/options', code: 'IN_USE', params }]);
    }
  }

  /** Deletes a definition also if records have values: these stay, and return with the definition. */
  async uses(field: CustomField, purpose: Purpose, em: EntityManager): Promise<readonly Use[]> {
    const texts = await textsNaming(placeholderOf(field), em);
    const others = (await tenantFields(em)).byResource.get(field.resource) ?? [];
    const named = new Set([`custom.${field.key}`]);
    const depending = others.filter((other) => other.custom.active && dependsOn(other, named));
    const where = { id: { $in: depending.map(({ custom }) => custom.id) } };
    const uses = [{ type: CustomField, field: 'when', where }, ...texts];
    return purpose === 'delete' ? [usesOfValue(field), ...uses] : uses;
  }

  async afterWrite({ id, slot, slotReady }: CustomField, em: EntityManager): Promise<void> {
    if (slot && !slotReady) await this.jobs.send(em, SLOT_FILLING, { field: id });
  }

  async #settle(field: CustomField, em: EntityManager, isNew: boolean): Promise<void> {
    field.options = field.options.map(({ active, ...option }) => ({ ...option, active: active ?? true }));
    const faults = definitionFaults(field);
    const judgeWhen = async () => whenFaults(field, (await tenantFields(em)).byResource.get(field.resource));
    if (faults.length === 0 && field.when !== null) faults.push(...(await judgeWhen()));
    if (faults.length > 0) throw invalid(faults);
    await this.#assertBearable(field, em);
    await assignSlot(em, field, isNew);
  }

  /** Limits the steps of all patterns of a record, so that no tenant waits for the patterns of another one. */
  async #assertBearable(field: CustomField, em: EntityManager): Promise<void> {
    if (field.pattern === null || !field.active) return;
    const { id, resource } = field;
    const own = { resource, active: true, pattern: { $ne: null }, id: { $ne: id } };
    const others = await em.find(CustomField, own, { flushMode: FlushMode.COMMIT });
    const steps = [field, ...others].reduce((sum, other) => sum + patternSteps(other.pattern, longestText(other)), 0);
    if (steps > MOST_STEPS_TOGETHER) throw invalidField('/pattern', 'FORMAT_INVALID', { reason: 'TOGETHER' });
  }
}
