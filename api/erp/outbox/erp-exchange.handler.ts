import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { ErpError } from '../../ports/erp/erp-error.js';
import type { ErpSystem } from '../../ports/erp/erp-systems.js';
import type { DirectoryKind } from '../../vocabulary/erp.js';
import { ErpConnections } from '../connections/erp-connections.js';
import { ErpCopying } from '../directory/erp-copying.js';
import type { ErpLink } from '../record/erp-link.entity.js';
import { EXCHANGES } from '../record/erp-queues.js';
import { converge, type Difference, type OwnSide, type Wanted } from './convergence.js';
import { digestOf } from './digest.js';
import { ErpLinks, type ExchangedLink, isExchanged } from './erp-links.js';
import { ErpMirrors } from './erp-mirrors.js';

/** The link of a record that is only read from an ERP. */
type ReadLink = ErpLink & { kind: DirectoryKind };

/** Makes records equal on both sides, one at a time; the sweep repeats temporary failures. */
@Works(EXCHANGES)
@Injectable()
export class ErpExchangeHandler implements JobHandler<{ link: string }> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly connections: ErpConnections,
    private readonly links: ErpLinks,
    private readonly mirrors: ErpMirrors,
    private readonly copying: ErpCopying,
  ) {}

  async handle({ link: id }: { link: string }): Promise<void> {
    const link = await this.links.take(id);
    if (!link) return;
    if (isExchanged(link)) await this.#agree(link);
    else await this.#reread(link as ReadLink);
  }

  /** Reads a refused entry again: a copied one leaves the list, a refused one stays with its present reason. */
  async #reread(link: ReadLink): Promise<void> {
    const { kind, place } = link;
    try {
      const connection = await this.connections.directory();
      if (!connection || !place) return await this.links.release(link);
      const entries = await this.connections.through(connection, async ({ directory }) =>
        directory?.entries(kind, place),
      );
      if (!entries) throw new ErpError('UNSUPPORTED', 'NOT_APPLIED');
      await this.copying.take(connection.adapter, kind, entries);
    } catch (error) {
      await this.links.failed(link, error);
      if (!(error instanceof ErpError)) throw error;
    }
  }

  async #agree(link: ExchangedLink): Promise<void> {
    try {
      const connection = await this.connections.of(link.kind);
      if (!connection) return await this.links.release(link);
      const difference = await this.connections.through(connection, (system) => this.#exchange(link, system));
      const mirror = this.mirrors.of(link.kind);
      const lock = (em: EntityManager) => mirror.lock?.(em, link.record);
      const tell = (em: EntityManager) => mirror.accepted?.(em, link.record);
      if (!difference) return await this.links.agreed(link, { lock, tell });
      const ours = await this.work.read((em) => mirror.wanted(em, link.record, true));
      const shown = (value: unknown) => (value ? mirror.told(value) : null);
      const [here, there] = [ours?.value ?? null, difference.theirs];
      await this.links.differs(link, {
        obstacle: difference.obstacle,
        ours: shown(here),
        theirs: shown(there),
        differences: mirror.differences(here, there),
      });
    } catch (error) {
      const mirror = this.mirrors.of(link.kind);
      await this.links.failed(link, error, {
        lock: (em) => mirror.lock?.(em, link.record),
        tell: (em, lasting) => mirror.refused?.(em, link.record, lasting),
      });
      if (!(error instanceof ErpError)) throw error;
    }
  }

  async #exchange(link: ExchangedLink, system: ErpSystem): Promise<Difference<unknown> | null> {
    const { kind, record, place, base, sent, pending, prevails } = link;
    const mirror = this.mirrors.of(kind);
    const store = mirror.store(system);
    if (!store) throw new ErpError('UNSUPPORTED', 'NOT_APPLIED');
    const isThere = base !== null || pending.length > 0;
    const isKnown = isThere || sent !== null;
    let refusal: ErpError | undefined;
    const own: OwnSide<unknown> = {
      wanted: async () => {
        const mirrored = await this.work.read((em) => mirror.wanted(em, record, isKnown));
        refusal = undefined;
        if (!mirrored) return null;
        if (link.label !== mirrored.label) await this.links.name(link, mirrored.label);
        const facts = mirror.factsOf(mirrored.value);
        const wanted = (place: string): Wanted<unknown> => ({
          place,
          value: mirrored.value,
          facts,
          digest: digestOf(mirrored.value),
        });
        return mirrored.place(system).then(wanted, (error: unknown) => {
          // A record that stands there is removed, although it has no other place.
          if (!(error instanceof ErpError && error.problem === 'NOT_LINKED' && isThere)) throw error;
          refusal = error;
          return null;
        });
      },
      factsOf: mirror.factsOf,
      ...(mirror.between && { between: mirror.between }),
      adopt: (theirs, seen, decided) => this.work.write((em) => mirror.adopt(em, record, theirs, seen, decided)),
      remember: (known) => this.links.remember(link, known),
    };
    const before = { place, base, sent, attempts: pending };
    const difference = await converge(record, before, own, store, prevails ?? undefined);
    if (refusal) throw refusal;
    return difference;
  }
}
