import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../tenancy/unit-of-work.js';
import { type Finding, type Probe, Probes } from './probe.js';

/** Slower than this the database is felt on every screen, in milliseconds. */
export const SLOW_MS = 250;

interface Row {
  connections: number;
  most: number;
}

/** The database, asked as every request asks it. */
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
