import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { Env } from '../../platform/env.js';
import { Watch } from '../../platform/jobs/watch.js';
import { runAsTenant } from '../../platform/tenancy/session.js';
import { rowsOfActive } from '../../platform/tenancy/tenant-register.js';
import { Mailboxes, MailboxTrouble, type OpenMailbox } from '../../ports/mailboxes.js';
import { MessageIntake } from '../receiving/message-intake.service.js';
import type { Mailbox } from '../record/mailbox.entity.js';
import { MailboxAccounts } from './mailbox-accounts.js';
import { type Attempts, MailboxReader } from './mailbox-reader.js';
import { LeaseLost, MailboxStates } from './mailbox-state.js';

/** The interval of the look for mailboxes that were added, changed or deactivated. */
const LOOK_MS = 2_000;
/** Renewals that may be missed before a mailbox goes to another worker. */
const RENEWALS = 3;

/** A row of the database function that lists the active mailboxes of all tenants. */
interface ActiveMailbox {
  readonly tenant: string;
  readonly id: string;
  readonly version: number;
  /** Whether no worker has its lease and it waits after no failure. */
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
 * Reads the mailboxes of all tenants, each by one worker at a time. Every two seconds it lists the active mailboxes, takes
 * free ones, renews its leases, and leaves mailboxes that were changed, deactivated or taken by another worker.
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

  /** Ends all readings and waits for their end. */
  protected override async leave(): Promise<void> {
    const readings = [...this.#readings.values()];
    for (const reading of readings) reading.stop();
    await Promise.all(readings.map(({ ended }) => ended));
  }

  protected async poll(): Promise<void> {
    await this.#renew();
    const active = await rowsOfActive<ActiveMailbox>(this.orm, 'vsd_mailboxes');
    const versions = new Map(active.map((mailbox) => [keyOf(mailbox), mailbox.version]));
    for (const [key, reading] of this.#readings) if (versions.get(key) !== reading.version) reading.stop();
    for (const mailbox of active)
      if (mailbox.is_free && !this.isEnded && !this.#readings.has(keyOf(mailbox))) await this.#take(mailbox);
  }

  /** Renews the leases of this worker, and stops reading mailboxes that another worker has taken. */
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

  /** Reads a mailbox until its end, and stores a failure. Never throws. */
  async #read(mailbox: Mailbox, signal: AbortSignal): Promise<void> {
    try {
      await this.#openAndRead(mailbox, signal);
      await this.states.release(mailbox.id, this.#holder);
    } catch (error) {
      await this.#failed(mailbox, signal, error).catch((failure) => {
        // The lease expires by itself.
        if (!(failure instanceof LeaseLost))
          this.logger.warn({ err: failure, mailbox: mailbox.id }, 'mailbox not let go');
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
    // The end of a reading closes the connection, which is no failure.
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

/** The code of an error, which alone is logged: the message of a server may name people and passwords. */
const codeOf = (cause: unknown): unknown => (cause as { code?: unknown } | undefined)?.code;
