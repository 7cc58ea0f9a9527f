import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../tenancy/unit-of-work.js';
import { type Finding, type Probe, Probes } from './probe.js';

/** Milliseconds from which users notice a slow database. */
export const SLOW_MS = 250;

interface Row {
  connections: number;
  most: number;
}

/** The database, by a query like those of requests. */
@Probes('database')
@Injectable()
export class DatabaseProbe implements Probe {
  constructor(private readonly work: UnitOfWork) {}

  async check(): Promise<Finding> {
    const began = performance.now();
    const [row] = await this.work.read((em) =>
      em.execute<Row[]>(
        `select (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
                current_setting('max_connections')::int as most`,
      ),
    );
    const roundTripMs = Math.round(performance.now() - began);
    const facts = { roundTripMs, connections: row?.connections ?? 0, mostConnections: row?.most ?? 0 };
    return roundTripMs > SLOW_MS
      ? { condition: 'WARNING', problem: 'DATABASE_SLOW', facts }
      : { condition: 'UP', facts };
  }
}
