import type { FieldRecord } from '../resource/field.js';
import type { ResourceModel } from '../resource/resource-model.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import type { ResourceRules } from './rules.js';

const missingIn = (names: readonly string[], others: object): string[] =>
  names.filter((name) => !Object.hasOwn(others, name));

const isComputed = ({ kind, options }: FieldRecord): boolean => kind.isComputed === true && !options.detailOnly;

/**
 * Refuses rules that do not fit the declaration: a declared name missingIn a rule has no effect, a rule of an unknown
 * name is never called. The Error names the resource and the fields.
 */
export function assertRules(model: ResourceModel, rules: ResourceRules<TenantEntity>): void {
  const { name, options, fields } = model;
  const declared = options.narrowings ?? {};
  const [narrowings, computed] = [rules.narrowings?.() ?? {}, rules.computed?.() ?? {}];
  const byName = Object.fromEntries(fields.map((field) => [field.name, field]));
  const faults = [
    // The index knows roles; a scope needs circles of its own (search/index/sources.ts).
    ...(options.fullText === true && rules.scope ? ['fullText: its scope needs an index source of its own'] : []),
    ...missingIn(Object.keys(declared), narrowings).map((one) => `narrowing ${one}: its rules have no condition`),
    ...missingIn(Object.keys(narrowings), declared).map((one) => `narrowing ${one}: it is not declared`),
    ...missingIn(
      fields.filter(isComputed).map((field) => field.name),
      computed,
    ).map((one) => `field ${one}: no rule works it out`),
    ...missingIn(Object.keys(computed), byName).map((one) => `computed ${one}: it has no such field`),
    ...fields
      .filter(({ name, options }) => options.detailOnly && !rules.detailQueries && !(name in computed))
      .map((field) => `field ${field.name}: no rule asks for it beside a record`),
  ];
  if (faults.length > 0)
    throw new Error(faults.map((fault) => `@Resource ${name} (${options.path}), ${fault}`).join('\n'));
}
