import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { clock } from '../clock.js';
import { Env } from '../env.js';
import { errorCode } from '../jobs/error-code.js';
import { OWN_JOBS } from '../jobs/stuck-jobs.js';
import { snakeCase } from '../resource/naming.js';
import { allTables } from '../resource/resource.js';
import { currentTenant } from '../tenancy/session.js';
import { UnitOfWork } from '../tenancy/unit-of-work.js';
import { DIAGNOSED_PART, type Diagnosis } from './diagnosis.js';
import { settingsOf } from './environment.js';
import { HealthService } from './health.service.js';
import { recentFailures } from './request-failure.entity.js';
import { readVersions } from './versions.js';

/** The diagnostic file for help from outside: only figures, codes and names from the code. */
@Injectable()
export class DiagnosisService {
  constructor(
    private readonly health: HealthService,
    private readonly work: UnitOfWork,
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
    @Inject(Env) private readonly env: Env,
  ) {}

  async make(): Promise<object> {
    const health = await this.health.read();
    return this.work.read(async (em) => ({
      madeAt: clock.now().toISOString(),
      tenant: currentTenant(),
      versions: await readVersions(em, this.env),
      health,
      environment: settingsOf(this.env),
      records: await countsOf(em),
      jobs: await jobsOf(em),
      failedRequests: await recentFailures(em),
      ...(await this.#parts(em)),
    }));
  }

  async #parts(em: EntityManager): Promise<Record<string, object>> {
    const parts: Record<string, object> = {};
    for (const { instance, metatype } of this.discovery.getProviders()) {
      const part = metatype && this.reflector.get<string | undefined>(DIAGNOSED_PART, metatype);
      if (part) parts[part] = await (instance as Diagnosis).collect(em);
    }
    return parts;
  }
}

async function countsOf(em: EntityManager): Promise<Record<string, number>> {
  const tables = allTables().map(({ name }) => snakeCase(name));
  const counts = tables.map((table) => `(select count(*) from "${table}" where tenant = ?) as "${table}"`);
  const tenants = tables.map(() => currentTenant());
  const [row] = await em.execute<Record<string, string>[]>(`select ${counts.join(', ')}`, tenants);
  return Object.fromEntries(Object.entries(row ?? {}).map(([table, count]) => [table, Number(count)]));
}

interface JobRow {
  queue: string;
  state: string;
  count: number;
  oldest: string;
  words: string[];
}

/** The tenant's jobs by queue and state, with the codes of their errors. */
async function jobsOf(em: EntityManager): Promise<object[]> {
  const rows = await em.execute<JobRow[]>(
    `select name as queue, state::text, count(*)::int as count, min(created_on) as oldest,
            coalesce(jsonb_agg(distinct output->>'message') filter (where output->>'message' is not null), '[]') as words
       from pgboss.job where ${OWN_JOBS} group by name, state order by name, state`,
  );
  return rows.map(({ words, oldest, ...figures }) => ({
    ...figures,
    oldest: new Date(oldest).toISOString(),
    errors: [...new Set(words.map(errorCode))].filter((code) => code !== null),
  }));
}
