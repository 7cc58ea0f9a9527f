import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { clock } from '../../platform/clock.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { actorName, currentTenant } from '../../platform/tenancy/session.js';
import { adaptersOf, type ErpKind } from '../../vocabulary/erp.js';
import { ErpConnection } from '../record/erp-connection.entity.js';
import { EXCHANGES } from '../record/erp-queues.js';

/** Notes, within the transaction of a change, that the other side has to be told of it. */
@Injectable()
export class ErpOutbox {
  constructor(private readonly jobs: Jobs) {}

  /** Whether a system is connected that keeps such records. */
  async isConnected(em: EntityManager, kind: ErpKind): Promise<boolean> {
    return (await em.count(ErpConnection, { active: true, adapter: { $in: [...adaptersOf(kind)] } })) > 0;
  }

  /** Nothing where no system is connected that keeps such records; answers whether there is one. */
  async request(em: EntityManager, kind: ErpKind, records: readonly string[]): Promise<boolean> {
    const [now, name] = [clock.now(), actorName()];
    const links = await em.execute<{ id: string }[]>(
      `insert into erp_link (tenant, id, version, created_at, created_by, updated_at, updated_by, kind, record, state,
                             attempts, requested)
       select ?, made.id, 1, ?, ?, ?, ?, ?, made.record, 'WAITING', 0, 1
         from unnest(?::uuid[], ?::text[]) as made (id, record)
        where exists (select from erp_connection where tenant = ? and active and adapter = any(?))
       on conflict (tenant, kind, record) do update
         set requested = erp_link.requested + 1, state = 'WAITING', retry_at = null, attempts = 0,
             updated_at = excluded.updated_at
       returning id`,
      [
        ...[currentTenant(), now, name, now, name, kind],
        ...[`{${records.map(() => uuidv7()).join(',')}}`, `{${records.join(',')}}`],
        ...[currentTenant(), `{${adaptersOf(kind).join(',')}}`],
      ],
    );
    for (const { id } of links) await this.jobs.send(em, EXCHANGES, { link: id });
    return links.length > 0;
  }
}
