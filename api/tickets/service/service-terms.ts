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
import type { ClockTerms } from '../deadlines/sla-clocks.js';
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
export interface ServiceTerms extends ClockTerms {
  /** What happens once a deadline is missed; `group` is an id. */
  readonly escalation: { readonly raisesPriority: boolean; readonly group: string | null } | null;
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

  /**
   * The terms of a ticket at its submission, or now for a draft. Deadlines follow the agreement of the submission; an SLA
   * that had expired then does not count (domain "SLA clocks"). Null as agreement gives the terms of a new agreement. One
   * statement.
   */
  async of(em: EntityManager, ticket: Ticket, now: Date, agreement = ticket.agreement): Promise<ServiceTerms> {
    const at = ticket.submittedAt ?? now;
    const [row] = await rowsWithin(em, termsStatement(ticket, at, this.linked.sql, agreement));
    const { mark, settings, sla, ...found } = row as unknown as FoundTerms;
    const decided = settings ?? settingsOf();
    const own = { ...calendarOf(decided), holidays: found.holidays ?? [] };
    const valid = validSla(found.customer, sla, dayOf(own, at).toString());
    return {
      ...(found.agreement ?? clockTermsOf(own, valid, decided)),
      escalation: escalationOf(valid),
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

/** What deadlines depend on as it is agreed today. */
function clockTermsOf(
  own: ServiceCalendar,
  sla: (AgreedSla & SlaHours) | null,
  { pausesFor }: DecidedSettings,
): ClockTerms {
  return {
    calendar: sla ? calendarOfSla(sla, own.zone, own.holidays) : own,
    interventionHours: sla?.interventionTime ?? 0,
    onSiteHours: sla?.onSiteInterventionTime ?? 0,
    pausesFor,
  };
}

/** What the SLA says of missed deadlines; null where it says nothing. */
function escalationOf(sla: AgreedSla | null): ServiceTerms['escalation'] {
  if (!sla?.raisesPriority && !sla?.escalationGroup) return null;
  return { raisesPriority: sla.raisesPriority, group: sla.escalationGroup };
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
