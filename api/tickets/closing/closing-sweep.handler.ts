import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { currentSettings } from '../../masterdata/current-settings.js';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { jobQueue } from '../../platform/jobs/job-queue.js';
import { TenantSweep } from '../../platform/jobs/tenant-sweep.js';
import { TicketState } from '../../vocabulary/ticket.js';
import { LinkedRecordsSource } from '../record/linked-records.js';
import { lockTicket } from '../record/lock-ticket.js';
import { TransitionService } from '../workflow/transition.service.js';
import { invoicedOrders, settledTickets } from './closable.js';

const CLOSING_SWEEP = jobQueue('ticket-closing', { cron: '*/10 * * * *' });

/**
 * Closes tickets ten working days after their solution (#12), and orders that are invoiced in the ERP (#13), where the
 * tenant's settings allow that. Each ticket is checked under a lock, so that several workers close it once; a refused one
 * waits for the next sweep.
 */
@Works(CLOSING_SWEEP)
@Injectable()
export class ClosingSweepHandler implements JobHandler<object> {
  constructor(
    private readonly sweep: TenantSweep,
    private readonly linked: LinkedRecordsSource,
    private readonly transitions: TransitionService,
  ) {}

  handle(): Promise<void> {
    return this.sweep.each(
      (em) => this.#closable(em),
      async (em, id) => {
        await this.transitions.makeBySystem(em, await lockTicket(em, id), TicketState.Closed);
      },
    );
  }

  async #closable(em: EntityManager): Promise<string[]> {
    const settings = await currentSettings(em);
    return [
      ...(settings.closesSolvedTickets ? await settledTickets(em, settings.closesWithoutInvoice) : []),
      ...(settings.closesInvoicedOrders ? await invoicedOrders(em, this.linked) : []),
    ];
  }
}
