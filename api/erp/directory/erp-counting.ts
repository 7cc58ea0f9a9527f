import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { clock } from '../../platform/clock.js';
import { recordKey } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import type { DirectoryKind } from '../../vocabulary/erp.js';
import { ErpConnections } from '../connections/erp-connections.js';
import { ErpCopies } from '../copies/erp-copies.js';
import { ErpConnection } from '../record/erp-connection.entity.js';

/** Records of one transaction. */
const MOST = 200;

/** Finds once a day the deletions (erp.md), which no change reports, and changes hidden by a clock that was set back. */
@Injectable()
export class ErpCounting {
  constructor(
    private readonly work: UnitOfWork,
    private readonly connections: ErpConnections,
    private readonly copies: ErpCopies,
  ) {}

  /**
   * Deactivates our copies of records that the system has deleted. From the second time on all records are then read anew,
   * and equal ones change nothing; the first time they have just been read, so that only missing ones cause a new reading.
   */
  async count(connection: ErpConnection, kind: DirectoryKind): Promise<void> {
    const begun = clock.now();
    const keys = await this.connections.through(connection, async ({ directory }) => directory?.keys(kind));
    if (!keys) return;
    const theirs = new Set(keys);
    const { type } = this.copies.of(kind);
    const where = { origin: connection.adapter, active: true };
    const ours = await this.work.read((em) => em.find(type, where, { fields: ['externalKey', 'updatedAt'] as never }));
    // A record that was copied during the counting is not deleted.
    const gone = ours.filter((copy) => copy.updatedAt < begun && !theirs.has(copy.externalKey ?? ''));
    for (let at = 0; at < gone.length; at += MOST)
      await this.work.write((em) => this.#switchOff(em, kind, gone.slice(at, at + MOST)));
    const isMissing = ours.length - gone.length < theirs.size;
    if (connection.countedAt !== null || isMissing) await this.work.write((em) => this.#readAnew(em, connection, kind));
  }

  async #switchOff(em: EntityManager, kind: DirectoryKind, gone: readonly { id: string }[]): Promise<void> {
    const rows = await em.find(this.copies.of(kind).type, { id: { $in: gone.map(({ id }) => id) } } as never);
    for (const row of rows) {
      row.active = false;
      row.touch();
    }
  }

  async #readAnew(em: EntityManager, connection: ErpConnection, kind: DirectoryKind): Promise<void> {
    const { id, version } = connection;
    const readings = {
      ...connection.readings,
      [kind]: { cursor: null, readAt: connection.readings[kind]?.readAt ?? null },
    };
    await em.nativeUpdate(ErpConnection, { ...recordKey(id), version }, { readings, version });
    Object.assign(connection, { readings });
  }
}
