import { Injectable } from '@nestjs/common';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { recordKey } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import type { ErpKind } from '../../vocabulary/erp.js';
import { ErpConnections } from '../connections/erp-connections.js';
import { ErpConnection } from '../record/erp-connection.entity.js';
import { ErpLink } from '../record/erp-link.entity.js';
import { REVIEWS } from '../record/erp-queues.js';
import { digestOf } from './digest.js';
import { type ErpMirror, ErpMirrors } from './erp-mirrors.js';
import { ErpOutbox } from './erp-outbox.js';

/** Records of one job, which makes a call or two for each of their places. */
const PAGE = 100;

interface Review {
  readonly connection: string;
  readonly kind: ErpKind;
  readonly after?: string;
}

/**
 * Compares a page of our records with their versions at the other side, and requests the exchange of records that are
 * missing there, were changed since, or were never sent; then continues with the next page.
 */
@Works(REVIEWS)
@Injectable()
export class ErpReviewHandler implements JobHandler<Review> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly connections: ErpConnections,
    private readonly mirrors: ErpMirrors,
    private readonly outbox: ErpOutbox,
    private readonly jobs: Jobs,
  ) {}

  /** Throws `ErpError` while the other side does not answer: the job is tried again. */
  async handle({ connection: id, kind, after = '' }: Review): Promise<void> {
    const connection = await this.work.read((em) => em.findOne(ErpConnection, { ...recordKey(id), active: true }));
    if (!connection) return;
    const mirror = this.mirrors.of(kind);
    const due = (await this.work.read((em) => mirror.due(em))).filter((record) => record > after).sort();
    const page = due.slice(0, PAGE);
    const links = await this.work.read((em) => em.find(ErpLink, { kind, record: { $in: page } }));
    const compared = (await this.#compare(connection, mirror, links.filter(isAgreed))).filter(isNew);
    const linked = new Set(links.map(({ record }) => record));
    const doubtful = [...page.filter((record) => !linked.has(record)), ...compared.map(({ link }) => link.record)];
    await this.work.write(async (em) => {
      for (const { link, seen } of compared) await em.nativeUpdate(ErpLink, recordKey(link.id), { seen });
      if (doubtful.length > 0) await this.outbox.request(em, kind, doubtful);
      const last = due.length > PAGE ? page.at(-1) : undefined;
      if (last) await this.jobs.send(em, REVIEWS, { connection: id, kind, after: last });
    });
  }

  /** The versions of agreed records at the other side; null for a missing record. */
  async #compare(
    connection: ErpConnection,
    mirror: ErpMirror<unknown>,
    links: readonly ErpLink[],
  ): Promise<Compared[]> {
    const compared: Compared[] = [];
    for (const [place, there] of Map.groupBy(links, (link) => link.place ?? '')) {
      const keys = there.map(({ record }) => record);
      const versions = await this.connections.through(connection, async (system) =>
        mirror.store(system)?.versions(place, keys),
      );
      for (const link of there) {
        const version = versions?.get(link.record);
        if (versions) compared.push({ link, seen: version === undefined ? null : digestOf({ version }) });
      }
    }
    return compared;
  }
}

interface Compared {
  readonly link: ErpLink;
  readonly seen: string | null;
}

const isAgreed = ({ state, place }: ErpLink) => state === 'AGREED' && place !== null;

const isNew = ({ link, seen }: Compared) => seen === null || seen !== link.seen;
