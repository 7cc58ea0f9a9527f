import { SetMetadata } from '@nestjs/common';
import type { Condition } from '../vocabulary/health.js';

/** The health of one part of the installation, as its probe found it. */
export interface Finding {
  readonly condition: Condition;
  /** The problem, whose texts name the cause and the next step (`support.health.problems.<PROBLEM>`). */
  readonly problem?: string;
  /** Figures and names that may be shown to the tenant's administrators; moments as ISO texts. */
  readonly facts?: Readonly<Record<string, string | number | null>>;
}

/** Checks one part of the installation for the present tenant. An exception means that the part is down. */
export interface Probe {
  check(): Promise<Finding>;
}

export const PROBED_PART = 'vsd:probe';

/** Makes a provider the probe of a part; adapters join the overview of the installation by this one line. */
export const Probes = (part: string) => SetMetadata(PROBED_PART, part);
