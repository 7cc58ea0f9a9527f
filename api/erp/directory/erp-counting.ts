import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { clock } from '../../platform/clock.js';
import { recordKey } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import type { DirectoryKind } from '../../vocabulary/erp.js';
import { ErpConnections } from '../connections/erp-connections.js';
import { ErpCopies } from '../copies/erp-copies.js';
import { ErpConnection } from '../record/erp-connection.entity.js';

/** Records that become inactive in one transaction. */
const MOST = 200;

/** Looks once a day for what no change tells: deletions (erp.md), and what a clock that was set back has hidden. */
@Injectable()
export class ErpCounting {
  constructor(
    private readonly work: UnitOfWork,
    private readonly connections: ErpConnections,
    private readonly copies: ErpCopies,
  ) {}

  /**
   * What is gone there becomes inactive here. From the second time on all is then read anew, of which what is the same changes
   * nothing; at the first it was just read, and only where something is missing here.
   */
  async count(connection: ErpConnection, kind: DirectoryKind): Promise<void> {
    const begun = clock.now();
    const told = await this.connections.through(connection, async ({ directory }) => directory?.keys(kind));
    if (!told) return;
    const theirs = new Set(told);
    const { type } = this.copies.of(kind);
    const where = { origin: connection.adapter, active: true };
    const ours = await this.work.read((em) => em.find(type, where, { fields: ['externalKey', 'updatedAt'] as never }));
    // What came in while they were counted is not taken for gone.
    const gone = ours.filter((one) => one.updatedAt < begun && !theirs.has(one.externalKey ?? ''));
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
    await em.flush();
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
