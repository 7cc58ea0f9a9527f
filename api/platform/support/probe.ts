import { SetMetadata } from '@nestjs/common';
import type { Condition } from '../vocabulary/health.js';

/** What a probe has found of its part of the installation. */
export interface Finding {
  readonly condition: Condition;
  /** What is the matter, as the screens word it and say what to do next (`support.health.problems.<PROBLEM>`). */
  readonly problem?: string;
  /** Figures and names that may be shown to the tenant's administrators; moments as ISO texts. */
  readonly facts?: Readonly<Record<string, string | number | null>>;
}

/** Looks after one part of the installation, in the name of the tenant that asks. What it throws means that it is down. */
export interface Probe {
  look(): Promise<Finding>;
}

export const PROBED_PART = 'vsd:probe';

/** Makes a provider the probe of a part; adapters join the overview of the installation by this one line. */
export const Probes = (part: string) => SetMetadata(PROBED_PART, part);
