import { Computed } from '../platform/resource/computed-kind.js';
import { Choice, EmbeddedList, Integer, Shape, Text, Values } from '../platform/resource/index.js';
import { PACKAGE_OUTCOMES, type PackageOutcome } from '../vocabulary/config-package.js';

const REQUIRED = { required: true } as const;

/** A record by its natural key. */
@Shape()
export class PackageKey {
  @Text({ ...REQUIRED, max: 60 }) resource!: string;
  @Values(REQUIRED) key!: Record<string, unknown>;
}

/** A record that travels; `base` is the hash of it when it was read, by which an import finds a conflict. */
@Shape()
export class PackageItem extends PackageKey {
  @Values(REQUIRED) values!: Record<string, unknown>;
  @Text({ max: 64, pattern: /^[0-9a-f]{64}$/ }) base?: string | null;
}

/** The configuration of a tenant, with the keys of records that do not travel (docs/configuration.md). */
@Shape()
export class ConfigPackage {
  @Integer({ ...REQUIRED, min: 1, max: 1 }) format!: number;
  @EmbeddedList(() => PackageItem, { ...REQUIRED, max: 500 }) items!: PackageItem[];
  @EmbeddedList(() => PackageKey, { max: 500 }) notPortable?: PackageKey[];
}

/** The result of an item: names of its differing fields, keys of records that are nowhere, the reason of a refusal. */
@Shape()
export class PackageRow extends PackageKey {
  @Choice(PACKAGE_OUTCOMES, { name: 'packageOutcome', ...REQUIRED }) outcome!: PackageOutcome;
  @Computed({ type: 'array', items: { type: 'string' } }) fields!: string[];
  @EmbeddedList(() => PackageKey, REQUIRED) missing!: PackageKey[];
  @Computed({ anyOf: [{ $ref: '#/components/schemas/Problem' }, { type: 'null' }] }) problem!: object | null;
}
