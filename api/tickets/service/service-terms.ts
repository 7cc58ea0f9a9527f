import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rowsWithin } from '../../platform/read/statement.js';
import { tenantFields } from '../../platform/resource/tenant-fields.js';
import {
  calendarOfSla,
  DEFAULT_CALENDAR,
  dayOf,
  type ServiceCalendar,
  type SlaHours,
} from '../deadlines/service-calendar.js';
import { type LinkedRecords, LinkedRecordsSource } from '../record/linked-records.js';
import type { Ticket } from '../record/ticket.entity.js';
import { customDemands } from '../record/ticket-custom-fields.js';
import type { CustomDemand } from '../record/ticket-facts.js';
import {
  type AgreedSla,
  type ContactUser,
  type DecidedSettings,
  type FoundTerms,
  type ServedCustomer,
  type ServedLocation,
  settingsOf,
  termsStatement,
} from './service-terms-statement.js';

/** What tenant and customer have agreed: hours, intervention time, the tenant's decisions; and what hangs on the ticket. */
export interface ServiceTerms {
  readonly calendar: ServiceCalendar;
  /** Standard intervention time in hours; 0 is none (spec §5). */
  readonly interventionHours: number;
  readonly settings: DecidedSettings;
  readonly customer: ServedCustomer | null;
  readonly location: ServedLocation | null;
  /** The user whom the ticket names as its contact, or whose address within the customer it names. */
  readonly contact: ContactUser | null;
  /** Id of the group to which such a ticket goes unless another is chosen. */
  readonly group: string | null;
  readonly linked: LinkedRecords;
  readonly custom: readonly CustomDemand[];
}

/** Finds the terms under which a ticket is served. */
@Injectable()
export class ServiceTermsSource {
  constructor(private readonly linked: LinkedRecordsSource) {}

  /** Terms at a moment: an SLA that has expired by then no longer counts (domain "SLA clocks"). One statement. */
  async of(em: EntityManager, ticket: Ticket, at: Date): Promise<ServiceTerms> {
    const [row] = await rowsWithin(em, termsStatement(ticket, at, this.linked.sql));
    const { mark, settings, sla, ...found } = row as unknown as FoundTerms;
    const decided = settings ?? settingsOf();
    const own = { ...calendarOf(decided), holidays: found.holidays ?? [] };
    const valid = validSla(found.customer, sla, dayOf(own, at).toString());
    return {
      calendar: valid ? calendarOfSla(valid, own.zone, own.holidays) : own,
      interventionHours: valid?.interventionTime ?? 0,
      settings: decided,
      customer: found.customer,
      location: found.location,
      contact: found.contact,
      group: found.group,
      linked: this.linked.from({ ...row, id: ticket.id }),
      custom: customDemands(await tenantFields(em, false, mark ?? ''), ticket),
    };
  }
}

function validSla(
  customer: ServedCustomer | null,
  sla: AgreedSla | null,
  today: string,
): (AgreedSla & SlaHours) | null {
  const expired = customer?.slaExpiration != null && customer.slaExpiration < today;
  return expired ? null : sla;
}

function calendarOf({ workDayStart: start, workDayEnd: end, workingDays }: DecidedSettings): ServiceCalendar {
  return { ...DEFAULT_CALENDAR, work: Object.fromEntries(workingDays.map((day) => [day, [{ start, end }]])) };
}
