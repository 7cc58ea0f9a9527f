import type { FieldRecord } from '../resource/field.js';
import { presentField } from './presenter.js';

/** Fields of a record as they are sent: references as ids, moments and days as texts, empty values as null. */
export type RecordImage = Readonly<Record<string, unknown>>;

/** The present values of these fields, for a comparison; lists of references as far as loaded. */
export const recordImage = (record: object, fields: readonly FieldRecord[]): RecordImage =>
  Object.fromEntries(fields.map((field) => [field.name, presentField(record, field)]));
