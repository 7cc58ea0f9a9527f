import type { Condition } from '../resource/condition.js';
import type { CustomField } from '../resource/custom-field.js';
import type { FieldRecord } from '../resource/field.js';
import type { ResourceModel } from '../resource/resource-model.js';
import type { Computation } from './record.js';

/** What is read of each record of a resource. */
export interface Selection {
  readonly model: ResourceModel;
  /** Declared and system fields that are told, computed ones among them. */
  readonly fields: readonly FieldRecord[];
  /** Custom fields that are told; undefined where their place is not asked for. */
  readonly custom: readonly CustomField[] | undefined;
  /** References whose titles are sent. */
  readonly embed: readonly FieldRecord[];
  /** The records of the resource that the reader reaches; undefined where these are all. */
  readonly scope?: Condition | undefined;
  /** The field by whose value the page after this one begins, told or not. */
  readonly sortedBy?: FieldRecord;
  /** How computed fields come about, by name. */
  readonly computations: Readonly<Record<string, Computation>>;
}
