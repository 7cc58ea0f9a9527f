import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { Env } from '../../platform/env.js';
import { Watch } from '../../platform/jobs/watch.js';
import { runAsTenant } from '../../platform/tenancy/session.js';
import { Mailboxes, MailboxTrouble, type OpenMailbox } from '../../ports/mailboxes.js';
import { MessageIntake } from '../receiving/message-intake.service.js';
import type { Mailbox } from '../record/mailbox.entity.js';
import { MailboxAccounts } from './mailbox-accounts.js';
import { type Attempts, MailboxReader } from './mailbox-reader.js';
import { LeaseLost, MailboxStates } from './mailbox-state.js';

/** How soon a mailbox that was added, changed or switched off is noticed. */
const LOOK_MS = 2_000;
/** Renewals that may be missed before a mailbox goes to another worker. */
const RENEWALS = 3;

/** An active mailbox, as the function of the database tells it for all tenants. */
interface ActiveMailbox {
  readonly tenant: string;
  readonly id: string;
  readonly version: number;
  /** Nobody holds it, and no wait after a failure stands against it. */
  readonly is_free: boolean;
}

interface Reading {
  readonly tenant: string;
  readonly id: string;
  version: number;
  readonly ended: Promise<void>;
  stop(): void;
}

/**
 * Reads the mailboxes of all tenants, each by one worker at a time: every two seconds it looks which are there, takes those
 * that nobody reads, keeps those that it reads, and leaves those that were changed, switched off or lost to another one.
 */
@Injectable()
export class MailboxWatch extends Watch {
  readonly #holder = randomUUID();
  readonly #readings = new Map<string, Reading>();
  readonly #attempts: Attempts = new Map();
  #renewedAt = 0;

  constructor(
    @Inject(Env) private readonly env: Env,
    private readonly orm: MikroORM,
    private readonly states: MailboxStates,
    private readonly accounts: MailboxAccounts,
    private readonly mailboxes: Mailboxes,
    private readonly intake: MessageIntake,
    logger: Logger,
  ) {
    const pauseMs = Math.min(LOOK_MS, env.VSD_MAILBOX_POLL_MS / 4);
    super(logger, { pauseMs, failure: 'mailboxes are not looked after for the moment' });
  }

  /** Leaves all mailboxes in order, as long as that takes no longer than a moment. */
  protected override async leave(): Promise<void> {
    const readings = [...this.#readings.values()];
    for (const reading of readings) reading.stop();
    await Promise.all(readings.map(({ ended }) => ended));
  }

  protected async poll(): Promise<void> {
    await this.#renew();
    const active = await this.orm.em.fork().execute<ActiveMailbox[]>('select * from vsd_mailboxes()');
    const known = new Map(active.map((one) => [keyOf(one), one]));
    for (const [key, reading] of this.#readings) if (known.get(key)?.version !== reading.version) reading.stop();
    for (const one of active)
      if (one.is_free && !this.isEnded && !this.#readings.has(keyOf(one))) await this.#take(one);
  }

  /** Keeps what is read here, and stops reading what is another worker's by now. */
  async #renew(): Promise<void> {
    if (Date.now() - this.#renewedAt < this.env.VSD_MAILBOX_LEASE_MS / RENEWALS) return;
    const begun = Date.now();
    for (const [tenant, readings] of Map.groupBy(this.#readings.values(), (reading) => reading.tenant)) {
      const ids = readings.map(({ id }) => id);
      const kept = await runAsTenant(tenant, () => this.states.renew(ids, this.#holder));
      for (const reading of readings) if (!kept.has(reading.id)) reading.stop();
    }
    this.#renewedAt = begun;
  }

  async #take({ tenant, id }: ActiveMailbox): Promise<void> {
    const mailbox = await runAsTenant(tenant, () => this.states.take(id, this.#holder));
    if (!mailbox) return;
    const leaving = new AbortController();
    const ended = runAsTenant(tenant, () => this.#read(mailbox, leaving.signal)).then(() => {
      this.#readings.delete(keyOf(mailbox));
    });
    this.#readings.set(keyOf(mailbox), {
      tenant,
      id,
      version: mailbox.version,
      ended,
      stop: () => leaving.abort(),
    });
  }

  /** Reads a mailbox until something ends it, and notes what. Never throws. */
  async #read(mailbox: Mailbox, signal: AbortSignal): Promise<void> {
    try {
      await this.#openAndRead(mailbox, signal);
      await this.states.release(mailbox.id, this.#holder);
    } catch (error) {
      await this.#failed(mailbox, signal, error).catch((again) => {
        // Its time runs out by itself.
        if (!(again instanceof LeaseLost)) this.logger.warn({ err: again, mailbox: mailbox.id }, 'mailbox not let go');
      });
    }
  }

  async #openAndRead(mailbox: Mailbox, signal: AbortSignal): Promise<void> {
    let open: OpenMailbox | undefined;
    const close = () => void open?.close();
    signal.addEventListener('abort', close);
    try {
      open = await this.mailboxes.open(await this.accounts.accessTo(mailbox));
      const means = {
        intake: this.intake,
        states: this.states,
        attempts: this.#attempts,
        pollMs: this.env.VSD_MAILBOX_POLL_MS,
        holder: this.#holder,
      };
      await new MailboxReader(mailbox, open, means).run(signal);
    } finally {
      signal.removeEventListener('abort', close);
      await open?.close();
    }
  }

  async #failed(mailbox: Mailbox, signal: AbortSignal, error: unknown): Promise<void> {
    // Whoever leaves meets a closed connection, and that is no failure.
    if (signal.aborted) return this.states.release(mailbox.id, this.#holder);
    if (!(error instanceof MailboxTrouble)) {
      if (!(error instanceof LeaseLost)) this.logger.warn({ err: error, mailbox: mailbox.id }, 'mailbox not read');
      return this.states.release(mailbox.id, this.#holder);
    }
    if (error.code === 'SIGN_IN_REFUSED') this.accounts.forget(mailbox);
    this.logger.warn({ mailbox: mailbox.id, problem: error.code, cause: codeOf(error.cause) }, 'mailbox not read');
    await this.states.failed(mailbox, this.#holder, error.code);
  }
}

const keyOf = ({ tenant, id }: { readonly tenant: string; readonly id: string }) => `${tenant}/${id}`;

/** What a server says may name people, and what was sent to it: only codes go into logs. */
const codeOf = (cause: unknown): unknown => (cause as { code?: unknown } | undefined)?.code;
