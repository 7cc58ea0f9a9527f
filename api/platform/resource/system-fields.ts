import { type FieldRecord, fieldsOf } from './field.js';
import { Integer } from './number-kinds.js';
import { ID, isRecordId } from './reference-kinds.js';
import { Text } from './text-kinds.js';
import { Moment } from './time-kinds.js';

class System {
  @Text({ required: true, readOnly: true, filter: true, sort: true }) id!: string;
  @Integer({ required: true, readOnly: true }) version!: number;
  @Moment({ required: true, readOnly: true, filter: true, sort: true }) createdAt!: Date;
  @Text({ required: true, readOnly: true }) createdBy!: string;
  @Moment({ required: true, readOnly: true, filter: true, sort: true }) updatedAt!: Date;
  @Text({ required: true, readOnly: true }) updatedBy!: string;
}

const ID_KIND = {
  operators: ['', '_eq_any'] as const,
  constraints: () => ID,
  comparable: (value: unknown) => (isRecordId(value) ? value.toLowerCase() : undefined),
};

/** Fields that every record has without declaring them. */
export const SYSTEM_FIELDS: readonly FieldRecord[] = fieldsOf(System).map((field) =>
  field.name === 'id' ? { ...field, kind: { ...field.kind, ...ID_KIND } } : field,
);
