import { Computed } from '../../platform/resource/computed-kind.js';
import { Shape, Text } from '../../platform/resource/index.js';

/** A field in which both sides differ, with its values as our resource tells them; null where there is none. */
@Shape()
export class ErpDifference {
  /** API path of the resource whose field it is. */
  @Text({ required: true }) resource!: string;
  @Text({ required: true }) field!: string;
  /** Which one of several it is, such as a position by its description. */
  @Text({ max: 300 }) of: string | null = null;
  @Computed({}) ours!: unknown;
  @Computed({}) theirs!: unknown;
}

type Values = Readonly<Record<string, unknown>>;

/** The fields of a resource in which two sets of values differ; one that is missing has none. */
export function differencesIn(
  resource: string,
  [ours, theirs]: readonly [Values | null, Values | null],
  of: string | null = null,
): ErpDifference[] {
  const fields = Object.keys(ours ?? theirs ?? {});
  const valuesOf = (field: string) => ({ ours: ours?.[field] ?? null, theirs: theirs?.[field] ?? null });
  return fields.map((field) => ({ resource, field, of, ...valuesOf(field) })).filter((one) => one.ours !== one.theirs);
}
