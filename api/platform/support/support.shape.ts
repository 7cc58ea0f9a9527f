import { Computed } from '../resource/computed-kind.js';
import { Choice, Integer, Moment, Nested, Shape, Text } from '../resource/index.js';
import { CONDITIONS, type Condition } from '../vocabulary/health.js';

/** Versions of the installation. */
@Shape()
export class Versions {
  @Text({ required: true }) product!: string;
  @Text({ required: true }) node!: string;
  @Text({ required: true }) database!: string;
  /** Name of the latest migration that the database has. */
  @Text({ required: true }) schema!: string;
  @Text({ required: true }) environment!: string;
}

const FACTS = { type: 'object', additionalProperties: { type: ['string', 'number', 'null'] } };

/** Health of one part of the installation. */
@Shape()
export class PartOfInstallation {
  @Text({ required: true }) part!: string;
  @Choice(CONDITIONS, { name: 'condition', required: true }) condition!: Condition;
  /** Code of the problem, with texts at `support.health.problems`. */
  @Text() problem?: string | null;
  @Computed(FACTS) facts!: Record<string, string | number | null>;
  @Moment({ required: true }) checkedAt!: string;
  @Integer({ required: true }) tookMs!: number;
}

/** The installation as an administrator sees it. */
@Shape()
export class InstallationHealth {
  @Nested(() => Versions, { required: true }) versions!: Versions;
  @Computed({ type: 'array', items: { $ref: '#/components/schemas/PartOfInstallation' } })
  parts!: PartOfInstallation[];
}
