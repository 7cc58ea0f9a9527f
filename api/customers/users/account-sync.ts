import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { v7 as uuidv7 } from 'uuid';
import { User } from '../../masterdata/user.entity.js';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { jobQueue } from '../../platform/jobs/job-queue.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { besideKey } from '../../platform/tenancy/idempotency.js';
import { currentTenant, recordKey } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { Identity, IdentityUnavailable, type KnownAccount } from '../../ports/identity.js';
import { accountOf, isShared } from './account-of.js';

interface AccountJob {
  /** Id of the user's record, which may be missing. */
  readonly user: string;
}

const ACCOUNT_SYNC = jobQueue<AccountJob>('account-sync');

/** Longer than all calls of one write, so that the job never runs before the end of the write that it secures. */
const WRITE_S = 60;

/**
 * Brings accounts of the identity service in step with our records. A write calls the service first and stores
 * afterwards; before it begins, a job is stored that the write withdraws at its end. If the write or the process breaks
 * off, the job updates the account from the record, or removes it if there is no record.
 */
@Works(ACCOUNT_SYNC)
@Injectable()
export class AccountSync implements JobHandler<AccountJob> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly jobs: Jobs,
    private readonly identity: Identity,
    private readonly logger: Logger,
  ) {}

  /** Secures a write that is about to call the identity service. */
  async secure(user: string): Promise<string> {
    const id = uuidv7();
    await besideKey(() =>
      this.work.write((em) => this.jobs.send(em, ACCOUNT_SYNC, { user }, { id, startAfter: WRITE_S })),
    );
    return id;
  }

  /** Withdraws the job in the transaction of the write. Throws if the job has begun: then the write is not stored. */
  async settle(em: EntityManager, job: string): Promise<void> {
    if (!(await this.jobs.withdraw(em, ACCOUNT_SYNC, job))) throw new IdentityUnavailable('The write took too long');
  }

  /** Undoes the effects of a failed write on the account, now or later by the job. */
  async undo(user: string, job: string, cause: unknown): Promise<void> {
    try {
      await this.handle({ user });
      // A call without an answer may still take effect: then the job runs as well.
      if (cause instanceof IdentityUnavailable) return;
      await besideKey(() => this.work.write((em) => this.jobs.withdraw(em, ACCOUNT_SYNC, job)));
    } catch (error) {
      this.logger.warn({ err: error, user }, 'an account is put right later');
    }
  }

  /** Sends a job that updates an account after the transaction of `em`. */
  async later(em: EntityManager, user: string): Promise<void> {
    await this.jobs.send(em, ACCOUNT_SYNC, { user });
  }

  /** Updates an account now; if that fails, the job of `later` does it. */
  async soon(user: string): Promise<void> {
    await this.handle({ user }).catch((error) => {
      this.logger.warn({ err: error, user }, 'an account is put right later');
    });
  }

  /** The account of a person: by the subject of its tokens, or before the first sign-in by the username. */
  async find({ subject, username, id, kind }: User): Promise<KnownAccount | null> {
    if (kind === 'SERVICE') return null;
    const tenant = currentTenant();
    if (subject) return this.identity.find(tenant, { id: subject });
    const account = await this.identity.find(tenant, { username });
    const isHis = account && (account.owner === id || account.tenants.includes(tenant));
    return isHis ? account : null;
  }

  async handle({ user: id }: AccountJob): Promise<void> {
    const tenant = currentTenant();
    const user = await this.work.read((em) => em.findOne(User, recordKey(id)));
    const account = user ? await this.find(user) : await this.identity.find(tenant, { owner: id });
    if (!account) return;
    const shared = isShared(account, tenant);
    if (user) {
      await this.identity.update(account.id, accountOf(user), shared ? 'tenant' : 'whole');
      if (!user.active && !shared) await this.identity.endSessions(account.id);
    } else if (!shared) await this.identity.remove(account.id);
  }
}
