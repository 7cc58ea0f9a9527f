import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { Watch } from '../../platform/jobs/watch.js';
import { runAsTenant } from '../../platform/tenancy/session.js';
import { SearchIndex } from './search-index.service.js';

/** Interval between two checks for changes, in milliseconds. */
const LOOK_MS = 500;
/** The same after a failure, longer since the database may be away. */
const AGAIN_MS = 5_000;

/** Keeps the full-text index of all tenants up to date; several workers may do so at the same time. */
@Injectable()
export class SearchWatch extends Watch {
  constructor(
    private readonly orm: MikroORM,
    private readonly index: SearchIndex,
    logger: Logger,
  ) {
    const failure = 'the full-text index is not looked after for the moment';
    super(logger, { pauseMs: LOOK_MS, againMs: AGAIN_MS, failure });
  }

  /** Updates the index of each tenant with noted changes, a batch of each in turn. */
  async poll(): Promise<void> {
    const rows = await this.orm.em
      .fork()
      .execute<{ tenant: string }[]>('select tenant from vsd_search_waiting() as tenant');
    const waiting = new Set(rows.map(({ tenant }) => tenant));
    while (waiting.size > 0)
      for (const tenant of waiting) {
        if (this.isEnded) return;
        if (!(await runAsTenant(tenant, () => this.index.catchUp()))) waiting.delete(tenant);
      }
  }
}
