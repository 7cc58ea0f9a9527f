import type { EntityManager } from '@mikro-orm/postgresql';
import type { CustomValues } from '../fields/definition.js';
import type { FieldError } from '../http/problem.js';
import type { CustomField } from '../resource/custom-field.js';
import type { FieldRecord } from '../resource/field.js';
import { targetOf } from '../resource/reference-kinds.js';
import { resourceOf } from '../resource/resource.js';
import { isOff } from '../resource/switched-off.js';
import { activeFields, holdDefinitions } from '../resource/tenant-fields.js';
import type { RulesRegistry } from '../rest/rules.js';
import { currentSession } from '../tenancy/session.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import { lockReferences } from './lock-references.js';
import { type CustomRecord, weighCustom } from './weigh.js';

type Row = TenantEntity & { custom?: CustomValues } & Record<string, unknown>;

/**
 * Puts sent values of custom fields on a record: what is not named stays, null empties, a new record gets the defaults.
 * Answers what is refused, as pointers below /custom.
 */
export async function assignCustom(
  em: EntityManager,
  registry: RulesRegistry,
  record: TenantEntity,
  sent: CustomValues,
  place: FieldRecord,
): Promise<readonly FieldError[]> {
  const row = record as Row;
  const { insists } = place.options as Pick<CustomRecord, 'insists'>;
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
    const { custom, kind } = field;
    const id = values[custom.key];
    if (kind.widget !== 'reference' || typeof id !== 'string') continue;
    const known = await lockReferences(em, registry, targetOf(field), [id]);
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
  for (const { custom, kind } of fields) {
    const { key, slot } = custom;
    if (!slot || JSON.stringify(before[key]) === JSON.stringify(values[key])) continue;
    const value = values[key];
    (row as Record<string, unknown>)[slot] = value === undefined ? null : kind.slot?.of(value);
  }
}
