import { Computed } from '../../platform/resource/computed-kind.js';
import { Shape, Text } from '../../platform/resource/index.js';

/** A field in which both sides differ, with the values of both in our terms; null for a missing value. */
@Shape()
export class ErpDifference {
  /** API path of the resource of the field. */
  @Text({ required: true }) resource!: string;
  @Text({ required: true }) field!: string;
  /** The record among several, such as the description of a position. */
  @Text({ max: 300 }) of: string | null = null;
  @Computed({}) ours!: unknown;
  @Computed({}) theirs!: unknown;
}

type Values = Readonly<Record<string, unknown>>;

/** The fields of a resource in which two sets of values differ; null is an empty set. */
export function differencesIn(
  resource: string,
  [ours, theirs]: readonly [Values | null, Values | null],
  of: string | null = null,
): ErpDifference[] {
  const fields = Object.keys(ours ?? theirs ?? {});
  const valuesOf = (field: string) => ({ ours: ours?.[field] ?? null, theirs: theirs?.[field] ?? null });
  return fields
    .map((field) => ({ resource, field, of, ...valuesOf(field) }))
    .filter(({ ours, theirs }) => ours !== theirs);
}
