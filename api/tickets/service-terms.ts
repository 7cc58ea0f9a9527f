import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Customer } from '../customers/customer.entity.js';
import { Location } from '../customers/location.entity.js';
import { currentSettings } from '../masterdata/current-settings.js';
import { holidaysOf } from '../masterdata/holidays/holidays-of.js';
import type { Sla } from '../masterdata/sla.entity.js';
import type { TenantSettings } from '../masterdata/tenant-settings.entity.js';
import { currentTenant } from '../platform/tenancy/session.js';
import { calendarOfSla, DEFAULT_CALENDAR, dayOf, type ServiceCalendar } from './deadlines/service-calendar.js';
import { type LinkedRecords, LinkedRecordsSource } from './linked-records.js';
import type { Ticket } from './ticket.entity.js';
import { customDemands } from './ticket-custom-fields.js';
import { idOf } from './ticket-ownership.js';
import type { CustomDemand, WorkflowSettings } from './workflow/ticket-facts.js';

/** What tenant and customer have agreed: hours, intervention time, the tenant's decisions; and what hangs on the ticket. */
export interface ServiceTerms {
  readonly calendar: ServiceCalendar;
  /** Standard intervention time in hours; 0 is none (spec §5). */
  readonly interventionHours: number;
  readonly settings: WorkflowSettings;
  readonly customer: Customer | null;
  readonly tenant: TenantSettings;
  readonly linked: LinkedRecords;
  readonly custom: readonly CustomDemand[];
}

/** Finds the terms under which a ticket is served. */
@Injectable()
export class ServiceTermsSource {
  constructor(private readonly linked: LinkedRecordsSource) {}

  /** Terms at a moment: an SLA that has expired by then no longer counts (domain "SLA clocks"). */
  async of(em: EntityManager, ticket: Ticket, at: Date): Promise<ServiceTerms> {
    const tenant = currentTenant();
    const settings = await currentSettings(em);
    const id = idOf(ticket.customer);
    const customer = id ? await em.findOne(Customer, { tenant, id }, { populate: ['sla'] }) : null;
    const own = { ...calendarOf(settings), holidays: await holidaysAt(em, ticket, at) };
    const sla = customer && validSla(customer, dayOf(own, at).toString());
    return {
      calendar: sla ? calendarOfSla(sla, own.zone, own.holidays) : own,
      interventionHours: sla?.interventionTime ?? 0,
      settings,
      customer,
      tenant: settings,
      linked: await this.linked.of(em, ticket),
      custom: await customDemands(em, ticket),
    };
  }
}

/** Days without work where the ticket is served: those of the tenant, and those of the canton of its location. */
async function holidaysAt(em: EntityManager, { location }: Pick<Ticket, 'location'>, from: Date): Promise<string[]> {
  const id = idOf(location);
  const place = id ? await em.findOne(Location, { tenant: currentTenant(), id }) : null;
  return holidaysOf(em, place?.canton ?? null, from);
}

function validSla({ sla, slaExpiration }: Customer, today: string): Sla | null {
  const expired = slaExpiration != null && slaExpiration < today;
  return expired ? null : (sla?.unwrap() ?? null);
}

function calendarOf({ workDayStart: start, workDayEnd: end, workingDays }: TenantSettings): ServiceCalendar {
  return { ...DEFAULT_CALENDAR, work: Object.fromEntries(workingDays.map((day) => [day, [{ start, end }]])) };
}
