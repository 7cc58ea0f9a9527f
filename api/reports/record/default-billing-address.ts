import { Inject, Injectable } from '@nestjs/common';
import { Problem } from '../../platform/http/problem.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { Erp } from '../../ports/erp.js';
import { Ticket } from '../../tickets/record/ticket.entity.js';
import { letterAddress } from './report-defaults.js';

/** Reads the billing address of a customer from the ERP. */
@Injectable()
export class DefaultBillingAddress {
  constructor(
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    private readonly work: UnitOfWork,
    private readonly erp: Erp,
  ) {}

  /**
   * The lines of the address for a report of the ticket, read outside of any transaction. Undefined if the customer has
   * none, or if the ERP does not know it or does not answer: a report does not wait for the ERP.
   */
  async of(ticketId: string): Promise<string | undefined> {
    const number = await this.work.read(async (em) => {
      const ticket = await this.tickets.load(em, ticketId);
      return (await ticket.customer?.load())?.defaultBillingAddress;
    });
    if (!number) return undefined;
    const address = await this.erp.address(number).catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'ERP_UNAVAILABLE') return null;
      throw error;
    });
    return address ? letterAddress(address) : undefined;
  }
}
