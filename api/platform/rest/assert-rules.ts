import type { FieldRecord } from '../resource/field.js';
import type { ResourceModel } from '../resource/resource-model.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import type { ResourceRules } from './rules.js';

/** Whether the value of a field comes about by a rule alone. */
const isWorkedOut = ({ kind, options }: FieldRecord): boolean => kind.isComputed === true && !options.alone;

/**
 * Refuses a resource whose rules lack a part of its declaration: the list of a narrowing without a condition would
 * come whole, a computed field would have no value. Throws an Error that names the resource and the fields.
 */
export function assertRules(model: ResourceModel, rules: ResourceRules<TenantEntity> | undefined): void {
  const narrowings = rules?.narrow ? [] : Object.keys(model.options.narrowings ?? {});
  const worked = model.fields.filter(isWorkedOut);
  const given = worked.length > 0 ? (rules?.computed?.() ?? {}) : {};
  const faults = [
    ...narrowings.map((name) => `narrowing ${name}: its rules have no narrow()`),
    ...worked.filter(({ name }) => !(name in given)).map(({ name }) => `field ${name}: no rule works it out`),
  ];
  if (faults.length === 0) return;
  const { name, options } = model;
  throw new Error(faults.map((fault) => `@Resource ${name} (${options.path}), ${fault}`).join('\n'));
}
