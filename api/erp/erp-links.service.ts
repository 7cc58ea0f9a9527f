import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Problem } from '../platform/http/problem.js';
import { Jobs } from '../platform/jobs/jobs.js';
import type { RecordJson } from '../platform/read/record.js';
import { serviceOf } from '../platform/rest/resource-controller.js';
import type { ResourceService } from '../platform/rest/resource-service.js';
import type { ErpLinkState, ErpSide } from '../vocabulary/erp.js';
import { isExchanged } from './outbox/erp-links.js';
import { ErpLink } from './record/erp-link.entity.js';
import { EXCHANGES, NUMBER_CHECKS } from './record/erp-queues.js';

/** Repeats the exchange of records on request of a user. */
@Injectable()
export class ErpLinksService {
  constructor(
    @Inject(serviceOf(ErpLink)) private readonly links: ResourceService<ErpLink>,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Has a record sent once more, or read once more if it is only read from there; an unknown number is looked up again with
   * all others. Throws 409 NOTHING_TO_REPEAT for a record that both sides agree on or that needs a decision.
   */
  retry(id: string): Promise<RecordJson> {
    return this.links.write(async (em: EntityManager) => {
      const link = await this.links.load(em, id, { lock: true });
      const isNumber = !isExchanged(link) && link.place === null;
      if (!isNumber) return this.#begin(em, link, ['WAITING', 'REFUSED'], {});
      await this.jobs.send(em, NUMBER_CHECKS, {});
      return this.links.present(em, link);
    });
  }

  /**
   * Has the record of one side replace that of the other. Throws 409 NOTHING_TO_REPEAT for a record without differences, and
   * 412 STALE if the differences have changed since the version.
   */
  resolve(id: string, prevails: ErpSide, version?: number): Promise<RecordJson> {
    return this.links.write(async (em: EntityManager) => {
      const link = await this.links.load(em, id, { lock: true });
      if (version !== undefined) await this.links.assertVersion(em, link, version);
      return this.#begin(em, link, ['DIFFERS'], { prevails });
    });
  }

  async #begin(em: EntityManager, link: ErpLink, from: readonly ErpLinkState[], values: Partial<ErpLink>) {
    if (!from.includes(link.state)) throw new Problem(409, 'NOTHING_TO_REPEAT');
    Object.assign(link, { ...values, state: 'WAITING', retryAt: null, attempts: 0 });
    link.touch();
    await this.jobs.send(em, EXCHANGES, { link: link.id });
    await em.flush();
    return this.links.present(em, link);
  }
}
