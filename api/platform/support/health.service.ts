import { Injectable } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { clock } from '../clock.js';
import { errorCode } from '../jobs/error-code.js';
import { currentTenant } from '../tenancy/session.js';
import { type Finding, PROBED_PART, type Probe } from './probe.js';

/** Milliseconds after which a part without an answer counts as down. */
const LIMIT_MS = 3_000;
/** Milliseconds for which findings are shared by several readers. */
const FRESH_MS = 5_000;

/** The last finding about a part of the installation. */
export interface PartHealth extends Finding {
  readonly part: string;
  readonly checkedAt: string;
  /** Duration of the check in milliseconds. */
  readonly tookMs: number;
}

/** Checks all parts of the installation in parallel, each within the limit. */
@Injectable()
export class HealthService {
  readonly #found = new Map<string, { until: number; health: Promise<PartHealth[]> }>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
    private readonly logger: Logger,
  ) {}

  /** The findings of all parts by name. */
  read(): Promise<PartHealth[]> {
    const now = clock.now().getTime();
    const cached = this.#found.get(currentTenant());
    if (cached && cached.until > now) return cached.health;
    const health = Promise.all(this.#probes().map(([part, probe]) => this.#check(part, probe)));
    this.#found.set(currentTenant(), { until: now + FRESH_MS, health });
    return health;
  }

  #probes(): [string, Probe][] {
    const probes = this.discovery.getProviders().flatMap(({ instance, metatype }): [string, Probe][] => {
      const part = metatype && this.reflector.get<string | undefined>(PROBED_PART, metatype);
      return part ? [[part, instance as Probe]] : [];
    });
    return probes.sort(([one], [other]) => one.localeCompare(other));
  }

  async #check(part: string, probe: Probe): Promise<PartHealth> {
    const began = performance.now();
    const found = await within(LIMIT_MS, probe.check()).catch((error: unknown): Finding => {
      this.logger.warn({ err: error, part }, 'health');
      return { condition: 'DOWN', problem: 'UNREACHABLE', facts: { code: errorCode(error) } };
    });
    return { part, ...found, checkedAt: clock.now().toISOString(), tookMs: Math.round(performance.now() - began) };
  }
}

/** The result of a check, or an error after the limit; a late result is ignored. */
function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('TIMEOUT')), limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
