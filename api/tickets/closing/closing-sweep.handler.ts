import type { EntityManager } from '@mikro-orm/postgresql';
import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { currentSettings } from '../../masterdata/current-settings.js';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { jobQueue } from '../../platform/jobs/job-queue.js';
import { knownTenants } from '../../platform/jobs/known-tenants.js';
import { runAsTenant } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { TicketState } from '../../vocabulary/ticket-state.js';
import { LinkedRecordsSource } from '../record/linked-records.js';
import { lockTicket } from '../record/lock-ticket.js';
import { TransitionService } from '../workflow/transition.service.js';
import { invoicedOrders, settledTickets } from './closable.js';

const CLOSING_SWEEP = jobQueue('ticket-closing', { cron: '*/10 * * * *' });

/**
 * Closes what the tenant lets the system close: tickets whose solution nobody has objected to for ten working days (#12),
 * and orders that are invoiced in the ERP (#13). The workflow judges each of them under a lock, so that several workers
 * close it once; what cannot be closed waits for the next sweep, and one that fails does not hold up the others.
 */
@Works(CLOSING_SWEEP)
@Injectable()
export class ClosingSweepHandler implements JobHandler<object> {
  constructor(
    private readonly orm: MikroORM,
    private readonly work: UnitOfWork,
    private readonly linked: LinkedRecordsSource,
    private readonly transitions: TransitionService,
  ) {}

  async handle(): Promise<void> {
    const failures: unknown[] = [];
    for (const tenant of await knownTenants(this.orm))
      await runAsTenant(tenant, async () => {
        for (const id of await this.work.read((em) => this.#closable(em)))
          await this.work.write((em) => this.#close(em, id)).catch((error) => failures.push(error));
      });
    if (failures.length > 0) throw new AggregateError(failures, 'Not all tickets could be closed');
  }

  async #closable(em: EntityManager): Promise<string[]> {
    const settings = await currentSettings(em);
    return [
      ...(settings.closesSolvedTickets ? await settledTickets(em, settings.closesWithoutInvoice) : []),
      ...(settings.closesInvoicedOrders ? await invoicedOrders(em, this.linked) : []),
    ];
  }

  async #close(em: EntityManager, id: string): Promise<void> {
    await this.transitions.makeBySystem(em, await lockTicket(em, id), TicketState.Closed);
    await em.flush();
  }
}
