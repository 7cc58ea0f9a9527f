import type { FieldRecord } from '../resource/field.js';
import type { ResourceModel } from '../resource/resource-model.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import type { ResourceRules } from './rules.js';

const without = (names: readonly string[], others: object): string[] =>
  names.filter((name) => !Object.hasOwn(others, name));

const isComputed = ({ kind, options }: FieldRecord): boolean => kind.isComputed === true && !options.detailOnly;

/**
 * Refuses rules that are not those of their resource. A declared name without a rule has no effect: the list of a
 * narrowing would come whole, a computed field would have no value; a rule of an unknown name is never called. Throws an
 * Error that names the resource and the fields.
 */
export function assertRules(model: ResourceModel, rules: ResourceRules<TenantEntity>): void {
  const { name, options, fields } = model;
  const declared = options.narrowings ?? {};
  const [narrowings, computed] = [rules.narrowings?.() ?? {}, rules.computed?.() ?? {}];
  const byName = Object.fromEntries(fields.map((field) => [field.name, field]));
  const faults = [
    ...without(Object.keys(declared), narrowings).map((one) => `narrowing ${one}: its rules have no condition`),
    ...without(Object.keys(narrowings), declared).map((one) => `narrowing ${one}: it is not declared`),
    ...without(
      fields.filter(isComputed).map((field) => field.name),
      computed,
    ).map((one) => `field ${one}: no rule works it out`),
    ...without(Object.keys(computed), byName).map((one) => `computed ${one}: it has no such field`),
    ...fields
      .filter(({ options: { detailOnly } }) => detailOnly && !rules.detailQueries)
      .map((field) => `field ${field.name}: no rule asks for it beside a record`),
  ];
  if (faults.length > 0)
    throw new Error(faults.map((fault) => `@Resource ${name} (${options.path}), ${fault}`).join('\n'));
}
