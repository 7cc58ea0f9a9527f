import type { FieldRecord } from './field.js';
import { snakeCase } from './naming.js';

/** Whether records have the field; a transient one only comes with a write. */
export const isRecordField = ({ options }: FieldRecord) => !options.transient;

/** Columns of a field in the table. */
export function columnsOf(field: FieldRecord): string[] {
  if (!isRecordField(field)) return [];
  if (field.kind.columns) return field.kind.columns(field).map(snakeCase);
  return [field.kind.widget === 'reference' ? `${snakeCase(field.name)}_id` : snakeCase(field.name)];
}
