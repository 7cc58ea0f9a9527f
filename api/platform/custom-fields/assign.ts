import type { EntityManager } from '@mikro-orm/postgresql';
import type { FieldError } from '../http/problem.js';
import { resourceOf } from '../resource/resource.js';
import type { RulesRegistry } from '../resource/rules.js';
import { isOff } from '../resource/switched-off.js';
import { currentSession } from '../tenancy/session.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import type { CustomField } from './custom-field.js';
import { activeFields, holdDefinitions, targetOf } from './custom-fields.js';
import type { CustomValues } from './definition.js';
import { customKind } from './kinds.js';
import { lockReferences } from './lock-references.js';
import { type CustomRecord, weighCustom } from './weigh.js';

type Row = TenantEntity & { custom?: CustomValues } & Record<string, unknown>;

export type CustomAssignment = Pick<CustomRecord, 'insists'>;

/**
 * Puts sent values of custom fields on a record: what is not named stays, null empties, a new record gets the defaults.
 * Answers what is refused, as pointers below /custom.
 */
export async function assignCustom(
  em: EntityManager,
  registry: RulesRegistry,
  record: TenantEntity,
  sent: CustomValues,
  { insists }: CustomAssignment,
): Promise<readonly FieldError[]> {
  const row = record as Row;
  const isNew = row.version === undefined;
  if (!isNew && Object.keys(sent).length === 0) return [];
  const fields = activeFields(await holdDefinitions(em), resourceOf(record.constructor).options.path);
  const { user } = currentSession();
  const { values, errors, changed } = weighCustom(fields, { values: row.custom ?? {}, isNew, insists }, sent, user);
  const all = [...errors, ...(await refusedTargets(em, registry, changed, values))];
  if (all.length === 0) put(row, values, fields);
  return all;
}

/** The references among the fields that point to nothing the writer reaches, or to what is switched off. */
async function refusedTargets(
  em: EntityManager,
  registry: RulesRegistry,
  fields: readonly CustomField[],
  values: CustomValues,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  for (const field of fields) {
    const { custom } = field;
    const target = targetOf(custom)?.();
    const id = values[custom.key];
    if (!target || typeof id !== 'string') continue;
    const known = await lockReferences(em, registry, target, [id]);
    const found = known.get(id.toLowerCase());
    if (!found) errors.push({ pointer: `/custom/${custom.key}`, code: 'UNKNOWN_REFERENCE' });
    else if (isOff(found, field)) errors.push({ pointer: `/custom/${custom.key}`, code: 'REFERENCE_INACTIVE' });
  }
  return errors;
}

/** Keeps the values, and repeats in its slot each one that has changed. */
function put(row: Row, values: CustomValues, fields: readonly CustomField[]): void {
  const before = row.custom ?? {};
  row.custom = values;
  for (const { custom } of fields) {
    const { key, slot, kind } = custom;
    if (!slot || JSON.stringify(before[key]) === JSON.stringify(values[key])) continue;
    const value = values[key];
    (row as Record<string, unknown>)[slot] = value === undefined ? null : customKind(kind).comparable?.(value);
  }
}
