import type { Condition } from '../resource/condition.js';
import type { CustomField } from '../resource/custom-field.js';
import type { FieldRecord } from '../resource/field.js';
import type { ResourceModel } from '../resource/resource-model.js';
import type { Computation } from './record.js';

/** The parts of each record to read. */
export interface Selection {
  readonly model: ResourceModel;
  /** Declared and system fields to send, computed ones among them. */
  readonly fields: readonly FieldRecord[];
  /** Custom fields to send; undefined without the field that holds them. */
  readonly custom: readonly CustomField[] | undefined;
  /** References with titles to send. */
  readonly embed: readonly FieldRecord[];
  /** Scope of the reader; undefined for all records. */
  readonly scope?: Condition | undefined;
  /** Field of the cursor, sent or not. */
  readonly sortedBy?: FieldRecord;
  /** Computed fields by name. */
  readonly computations: Readonly<Record<string, Computation>>;
}
