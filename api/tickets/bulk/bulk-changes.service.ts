import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { actingUser } from '../../masterdata/acting-user.js';
import { BulkLoop, later, type RowWork, rowsOf, UNDO_MS } from '../../platform/bulk/bulk-loop.js';
import { clock } from '../../platform/clock.js';
import { notFound, Problem } from '../../platform/http/problem.js';
import type { StoredProblem } from '../../platform/http/problem-json.js';
import { sweepDaily } from '../../platform/jobs/daily-sweep.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { besideKey } from '../../platform/tenancy/idempotency.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { Ticket } from '../record/ticket.entity.js';
import { TicketNotifications } from '../timeline/ticket-notifications.js';
import { BulkChange } from './bulk-change.entity.js';
import type { BulkRequest, BulkResult } from './bulk-changes.shape.js';
import { resultOf } from './bulk-result.js';
import { BulkRow } from './bulk-row.entity.js';
import { BulkRowChange } from './bulk-row-change.js';
import { BulkRowUndo } from './bulk-row-undo.js';
import { plannedChange } from './planned-change.js';

/** Mails are sent this long after the time for an undo, in milliseconds. */
const GRACE_MS = 2_000;
/** Mails wait this long during a change or its undo, in milliseconds; longer than either may last. */
const WORK_MS = 300_000;

sweepDaily(BulkChange);

/** Changes many tickets at once and undoes that, each ticket in its own transaction. */
@Injectable()
export class BulkChangesService {
  constructor(
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    private readonly change: BulkRowChange,
    private readonly undo: BulkRowUndo,
    private readonly notifications: TicketNotifications,
    private readonly loop: BulkLoop,
  ) {}

  /**
   * Makes the change ticket by ticket. A repeated request (Idempotency-Key) continues the same bulk change with its waiting
   * rows, so that every ticket is changed once.
   */
  async make(request: BulkRequest): Promise<BulkResult> {
    const planned = await plannedChange(request, this.tickets);
    const id = await this.tickets.write((em) => begin(em, request));
    return besideKey(async () => {
      const { worked } = await this.#each(id, 'WAITING', (em, row) =>
        this.change.make(em, row, planned, later(WORK_MS)),
      );
      if (worked > 0) await this.tickets.write((em) => this.#startWindow(em, id));
      return this.#result(id);
    });
  }

  /** Undoes the user's change of each ticket without a later change; throws 409 UNDO_EXPIRED after the time for an undo. */
  async reverse(id: string): Promise<BulkResult> {
    await this.tickets.write((em) => this.#assertReversible(em, id));
    const { problems } = await this.#each(id, 'DONE', (em, row) => this.undo.make(em, row));
    if (problems.size > 0) await this.tickets.write((em) => this.#holdMails(em, id, clock.now()));
    return this.#result(id, problems);
  }

  /** Begins the time for an undo once all tickets are changed. */
  async #startWindow(em: EntityManager, id: string): Promise<void> {
    // No flush, since a parallel request with the same key may write the same.
    await em.nativeUpdate(BulkChange, { id }, { undoUntil: later(UNDO_MS) });
    await this.#holdMails(em, id, later(UNDO_MS + GRACE_MS));
  }

  /** Holds the mails during the undo; throws 409 UNDO_EXPIRED after its time. */
  async #assertReversible(em: EntityManager, id: string): Promise<void> {
    const { undoUntil } = await find(em, id);
    const open = await em.count(BulkRow, { bulk: { id }, outcome: 'DONE' });
    if (open > 0 && clock.now() > undoUntil) throw new Problem(409, 'UNDO_EXPIRED');
    await this.#holdMails(em, id, later(WORK_MS));
  }

  async #holdMails(em: EntityManager, id: string, until: Date): Promise<void> {
    const jobs = (await rowsOf(em, BulkRow, id, 'DONE')).flatMap(({ trace }) => trace?.job ?? []);
    await this.notifications.postpone(em, jobs, until);
  }

  #result(id: string, problems?: ReadonlyMap<string, StoredProblem>): Promise<BulkResult> {
    return this.tickets.write(async (em) => {
      const { undoUntil } = await find(em, id);
      return resultOf(em, { id, undoUntil }, await rowsOf(em, BulkRow, id), problems);
    });
  }

  #each(bulk: string, outcome: BulkRow['outcome'], work: RowWork<BulkRow>) {
    const write = <T>(inTransaction: (em: EntityManager) => Promise<T>) => this.tickets.write(inTransaction);
    return this.loop.each({ type: BulkRow, bulk, outcome, write }, work);
  }
}

async function begin(em: EntityManager, { tickets }: BulkRequest): Promise<string> {
  const bulk = new BulkChange();
  bulk.user = actingUser(em);
  bulk.undoUntil = later(UNDO_MS);
  em.persist(bulk);
  for (const [position, { id, version }] of tickets.entries()) {
    em.persist(
      Object.assign(new BulkRow(), { bulk: ref(bulk), ticketId: id.toLowerCase(), ticketVersion: version, position }),
    );
  }
  return bulk.id;
}

/** A bulk change of the acting user; 404 for any other. */
async function find(em: EntityManager, id: string): Promise<BulkChange> {
  const bulk = await em.findOne(BulkChange, { id, user: { id: currentUser().id as string } });
  if (!bulk) throw notFound();
  return bulk;
}
