import { MikroORM } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { runAsTenant } from '../../platform/tenancy/session.js';
import { SearchIndex } from './search-index.service.js';

/** How soon a change is looked for, in milliseconds. */
const LOOK_MS = 500;
/** The same after a failure: what is away is not asked for twice a second. */
const AGAIN_MS = 5_000;

/** Keeps the full-text index of all tenants up to date; several workers may do so beside each other. */
@Injectable()
export class SearchWatch implements BeforeApplicationShutdown {
  #timer?: NodeJS.Timeout;
  #looking: Promise<void> = Promise.resolve();
  #isEnded = false;

  constructor(
    private readonly orm: MikroORM,
    private readonly index: SearchIndex,
    private readonly logger: Logger,
  ) {}

  /** Begins to look. What is away for the moment, the database included, is tried again. */
  start(): void {
    this.#isEnded = false;
    this.#look();
  }

  /** Ends with the batch that is at work. */
  async beforeApplicationShutdown(): Promise<void> {
    this.#isEnded = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  /** Brings the index of each tenant for which anything waits up to date. */
  async catchUp(): Promise<void> {
    const rows = await this.orm.em
      .fork()
      .execute<{ tenant: string }[]>('select tenant from vsd_search_waiting() as tenant');
    for (const { tenant } of rows) {
      if (this.#isEnded) return;
      await runAsTenant(tenant, () => this.index.catchUp());
    }
  }

  #look(): void {
    this.#looking = this.catchUp()
      .then(() => LOOK_MS)
      .catch((error) => {
        this.logger.warn({ err: error }, 'the full-text index is not looked after for the moment');
        return AGAIN_MS;
      })
      .then((wait) => {
        if (!this.#isEnded) this.#timer = setTimeout(() => this.#look(), wait);
      });
  }
}
