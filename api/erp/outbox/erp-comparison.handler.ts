import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { currentTenant, recordKey } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { ErpError } from '../../ports/erp/erp-error.js';
import type { ErpStore } from '../../ports/erp/erp-store.js';
import type { ErpSystem } from '../../ports/erp/erp-systems.js';
import { type ErpKind, KINDS_OF_ADAPTER } from '../../vocabulary/erp.js';
import { ErpConnections } from '../connections/erp-connections.js';
import { ErpConnection } from '../record/erp-connection.entity.js';
import { ErpLink } from '../record/erp-link.entity.js';
import { COMPARISONS } from '../record/erp-queues.js';
import { type ErpMirror, ErpMirrors } from './erp-mirrors.js';
import { ErpOutbox } from './erp-outbox.js';

/** Reads the changes of the other side, and requests the exchange of the changed records. */
@Works(COMPARISONS)
@Injectable()
export class ErpComparisonHandler implements JobHandler<{ connection: string; whole?: boolean }> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly connections: ErpConnections,
    private readonly mirrors: ErpMirrors,
    private readonly outbox: ErpOutbox,
  ) {}

  /** Compares all kinds of a connection; an unreachable system is compared the next time. */
  async handle({ connection: id, whole = false }: { connection: string; whole?: boolean }): Promise<void> {
    const connection = await this.work.read((em) => em.findOne(ErpConnection, { ...recordKey(id), active: true }));
    if (!connection) return;
    for (const kind of KINDS_OF_ADAPTER[connection.adapter]) {
      const mirror = this.mirrors.of(kind);
      if (whole) await this.#requestAll(kind, mirror);
      const places = await this.#placesOf(kind);
      // A comparison without places makes no call, whose success would close the circuit.
      if (places.length === 0) continue;
      await this.connections
        .through(connection, (system) => this.#changes(connection, mirror, system, places))
        .catch((error: unknown) => {
          if (!(error instanceof ErpError)) throw error;
        });
    }
  }

  async #requestAll(kind: ErpKind, mirror: ErpMirror<unknown>): Promise<void> {
    await this.work.write(async (em) => this.outbox.request(em, kind, await mirror.due(em)));
  }

  async #changes(
    connection: ErpConnection,
    mirror: ErpMirror<unknown>,
    system: ErpSystem,
    places: readonly string[],
  ): Promise<void> {
    const store = mirror.store(system);
    if (!store) return;
    for (const place of places) {
      const before = connection.cursors[place] ?? null;
      const { cursor, keys } = await store.changes(place, before);
      // Before the first comparison of a place any of our records there may have changed.
      const ours = before === null ? null : (keys?.filter((key) => isUuid(key)) ?? null);
      const links = await this.work.read((em) =>
        em.find(ErpLink, { kind: mirror.kind, ...(ours ? { record: { $in: ours } } : { place }) }),
      );
      const here = links.filter((link) => link.place === place);
      for (const link of links.filter((link) => link.place !== place)) await this.#removeStray(place, link, store);
      await this.work.write(async (em) => {
        const changed = here.map(({ record }) => record);
        if (changed.length > 0) await this.outbox.request(em, mirror.kind, changed);
        connection.cursors[place] = cursor;
        const { id, version, cursors } = connection;
        await em.nativeUpdate(ErpConnection, { ...recordKey(id), version }, { cursors, version });
      });
    }
  }

  /** Removes the record of a late write from a place that the record has left, unless it is about to come back. */
  async #removeStray(place: string, { id, record }: ErpLink, store: ErpStore<unknown>): Promise<void> {
    const stray = await store.read(place, record);
    // The link is read after the record, since a writer stores the place before its write.
    const link = await this.work.read((em) => em.findOne(ErpLink, recordKey(id)));
    if (stray && link?.place !== place) await store.remove(place, record, stray.version);
  }

  async #placesOf(kind: ErpKind): Promise<string[]> {
    const rows = await this.work.read((em) =>
      em.execute<{ place: string }[]>(
        `select distinct place from erp_link where tenant = ? and kind = ? and place is not null order by 1`,
        [currentTenant(), kind],
      ),
    );
    return rows.map(({ place }) => place);
  }
}
