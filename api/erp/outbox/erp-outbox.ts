import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { clock } from '../../platform/clock.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { actorName, currentTenant } from '../../platform/tenancy/session.js';
import { ZONE } from '../../platform/vocabulary/zone.js';
import { adaptersOf, type ErpKind } from '../../vocabulary/erp.js';
import { EXCHANGES } from '../record/erp-queues.js';

/** Tables of the records of each kind, whose entities stand in later rooms. */
const TABLES: Readonly<Record<ErpKind, string>> = { APPOINTMENT: 'appointment', REPORT: 'report', TASK: 'task' };

/**
 * The condition of a row `made (record)` whose record both sides keep: a connected system keeps such records, and the record
 * is linked already or was created on the start day of the connection or later; an unsaved record is created now (domain
 * "Connecting an ERP").
 */
const isKeptOnBothSides = (kind: ErpKind) => `exists (
  select from erp_connection c
   where c.tenant = ? and c.active and c.adapter = any(?)
     and (exists (select from erp_link l where l.tenant = c.tenant and l.kind = '${kind}' and l.record = made.record)
          or ? and coalesce((select r.created_at from "${TABLES[kind]}" r
                              where r.tenant = c.tenant and r.id = made.record::uuid), ?)
                   >= c.start_day::timestamp at time zone '${ZONE}'))`;

const valuesFor = (kind: ErpKind, takesNew: boolean) => [
  ...[currentTenant(), `{${adaptersOf(kind).join(',')}}`],
  ...[takesNew, clock.now()],
];

/** Requests the exchange of changed records, within the transaction of the change. */
@Injectable()
export class ErpOutbox {
  constructor(private readonly jobs: Jobs) {}

  /** Whether a connected system keeps the record as well. */
  async isKept(em: EntityManager, kind: ErpKind, record: string): Promise<boolean> {
    const sql = `select 1 from (values (?)) as made (record) where ${isKeptOnBothSides(kind)}`;
    return (await em.execute(sql, [record, ...valuesFor(kind, true)])).length > 0;
  }

  /**
   * Requests the exchange of records that both sides keep; `closed` records only if they are linked already. Returns whether
   * there are any.
   */
  async request(em: EntityManager, kind: ErpKind, records: readonly string[], closed = false): Promise<boolean> {
    const [now, name] = [clock.now(), actorName()];
    const links = await em.execute<{ id: string }[]>(
      `insert into erp_link (tenant, id, version, created_at, created_by, updated_at, updated_by, kind, record, state,
                             attempts, requested)
       select ?, made.id, 1, ?, ?, ?, ?, ?, made.record, 'WAITING', 0, 1
         from unnest(?::uuid[], ?::text[]) as made (id, record)
        where ${isKeptOnBothSides(kind)}
       on conflict (tenant, kind, record) do update
         set requested = erp_link.requested + 1, state = 'WAITING', retry_at = null, attempts = 0,
             updated_at = excluded.updated_at
       returning id`,
      [
        ...[currentTenant(), now, name, now, name, kind],
        ...[`{${records.map(() => uuidv7()).join(',')}}`, `{${records.join(',')}}`],
        ...valuesFor(kind, !closed),
      ],
    );
    for (const { id } of links) await this.jobs.send(em, EXCHANGES, { link: id });
    return links.length > 0;
  }
}
