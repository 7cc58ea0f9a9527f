import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Problem } from '../platform/http/problem.js';
import { Jobs } from '../platform/jobs/jobs.js';
import type { RecordJson } from '../platform/read/record.js';
import { serviceOf } from '../platform/rest/resource-controller.js';
import type { ResourceService } from '../platform/rest/resource-service.js';
import { ERP_KINDS, type ErpLinkState, type ErpSide } from '../vocabulary/erp.js';
import { ErpLink } from './record/erp-link.entity.js';
import { EXCHANGES } from './record/erp-queues.js';

/** Sets records in motion again that wait for somebody. */
@Injectable()
export class ErpLinksService {
  constructor(
    @Inject(serviceOf(ErpLink)) private readonly links: ResourceService<ErpLink>,
    private readonly jobs: Jobs,
  ) {}

  /** Throws 409 NOTHING_TO_REPEAT for what both agree on, what somebody must decide, or what is only read from there. */
  retry(id: string): Promise<RecordJson> {
    return this.#begin(id, ['WAITING', 'REFUSED'], {});
  }

  /** Throws 409 NOTHING_TO_REPEAT for what does not differ. */
  resolve(id: string, prevails: ErpSide): Promise<RecordJson> {
    return this.#begin(id, ['DIFFERS'], { prevails });
  }

  #begin(id: string, from: readonly ErpLinkState[], values: Partial<ErpLink>): Promise<RecordJson> {
    return this.links.write(async (em: EntityManager) => {
      const link = await this.links.load(em, id, { lock: true });
      const isExchanged = (ERP_KINDS as readonly string[]).includes(link.kind);
      if (!isExchanged || !from.includes(link.state)) throw new Problem(409, 'NOTHING_TO_REPEAT');
      Object.assign(link, { ...values, state: 'WAITING', retryAt: null, attempts: 0 });
      link.touch();
      await this.jobs.send(em, EXCHANGES, { link: id });
      await em.flush();
      return this.links.present(em, link);
    });
  }
}
