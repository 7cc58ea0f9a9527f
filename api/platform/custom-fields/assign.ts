import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { opens } from '../access/permission.js';
import type { FieldError } from '../http/problem.js';
import { resourceOf } from '../resource/resource.js';
import type { RulesRegistry } from '../resource/rules.js';
import { currentSession, currentTenant, type SignedInUser } from '../tenancy/session.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import type { CustomField } from './custom-field.js';
import { activeFields, holdDefinitions, targetOf } from './custom-fields.js';
import type { CustomValues } from './definition.js';
import { customKind } from './kinds.js';
import { type Refusal, refusalOf } from './validate.js';

type Row = TenantEntity & { custom?: CustomValues } & Record<string, unknown>;

export interface CustomAssignment {
  /** Whether a required field must be filled as soon as the record exists; otherwise its own rules ask for it. */
  readonly insists: boolean;
}

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
): Promise<FieldError[]> {
  const row = record as Row;
  const isNew = row.version === undefined;
  if (!isNew && Object.keys(sent).length === 0) return [];
  const fields = activeFields(await holdDefinitions(em), resourceOf(record.constructor).options.path);
  const { user } = currentSession();
  const given = isNew ? { ...defaultsOf(fields), ...sent } : sent;
  const errors: FieldError[] = [];
  const values: Record<string, unknown> = { ...row.custom };
  for (const [key, one] of Object.entries(given)) {
    const field = fields.find(({ custom }) => custom.key === key);
    const value = normalised(one);
    const refuse = (code: string, params?: object) =>
      errors.push({ pointer: `/custom/${key.slice(0, 100)}`, code, ...(params && { params: { ...params } }) });
    if (!field || !isVisible(field, user, isNew && !(key in sent)))
      refuse('UNKNOWN_PROPERTY', { name: key.slice(0, 100) });
    else if (JSON.stringify(value ?? null) === JSON.stringify(values[key] ?? null)) continue;
    else if (key in sent && !isEditable(field, user)) refuse('READ_ONLY', { name: field.name });
    else if (value === null && field.custom.required && insists) refuse('REQUIRED');
    else if (value === null) delete values[key];
    else {
      const refusal = refusalOf(field, value) ?? (await missing(em, registry, field, value));
      if (refusal) refuse(refusal.code, refusal.params);
      else values[key] = value;
    }
  }
  if (isNew && insists) errors.push(...unfilled(fields, values, user));
  if (errors.length === 0) put(row, values, fields);
  return errors;
}

const defaultsOf = (fields: readonly CustomField[]) =>
  Object.fromEntries(
    fields.flatMap(({ custom: { key, defaultValue } }) => (defaultValue == null ? [] : [[key, defaultValue]])),
  );

/** Texts without white space around them; what is empty is nothing. */
function normalised(value: unknown): unknown {
  const text = typeof value === 'string' ? value.trim() : value;
  return text === undefined || text === '' || (Array.isArray(text) && text.length === 0) ? null : text;
}

/** Work without a user is that of the house itself: seeds and jobs. */
const isVisible = ({ options }: CustomField, user: SignedInUser | undefined, byDefault: boolean) =>
  byDefault || !user || opens(options.visible, user.roles);
const isEditable = ({ options }: CustomField, user: SignedInUser | undefined) =>
  !user || opens(options.editable, user.roles);

/** What must be filled and is not, as far as the writer could fill it. */
const unfilled = (fields: readonly CustomField[], values: CustomValues, user: SignedInUser | undefined) =>
  fields
    .filter(({ custom }) => custom.required && values[custom.key] === undefined)
    .filter((field) => isVisible(field, user, false) && isEditable(field, user))
    .map(({ custom }): FieldError => ({ pointer: `/custom/${custom.key}`, code: 'REQUIRED' }));

/**
 * What a reference points to must be there for the writer, within his scope. It is held until the transaction ends, so
 * that nobody deletes it meanwhile.
 */
async function missing(
  em: EntityManager,
  registry: RulesRegistry,
  { custom }: CustomField,
  value: unknown,
): Promise<Refusal | undefined> {
  const target = targetOf(custom)?.();
  if (!target) return undefined;
  const { user } = currentSession();
  const scope = user && registry.of(target).scope?.(user);
  const own = { tenant: currentTenant(), id: value };
  const found = await em.findOne(target, (scope ? { $and: [own, scope] } : own) as never, {
    lockMode: LockMode.PESSIMISTIC_READ,
  });
  return found ? undefined : { code: 'UNKNOWN_REFERENCE' };
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
