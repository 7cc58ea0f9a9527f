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

/** The terms of a ticket: hours and times of deadlines, settings of the tenant, related and linked records. */
export interface ServiceTerms extends ClockTerms {
  /** The effects of a missed deadline; `group` is an id. */
  readonly escalation: { readonly raisesPriority: boolean; readonly group: string | null } | null;
  readonly settings: DecidedSettings;
  readonly customer: ServedCustomer | null;
  readonly location: ServedLocation | null;
  /** The contact of the ticket as a user, or the customer's user with the contact's address. */
  readonly contact: ContactUser | null;
  /** The id of the default group. */
  readonly group: string | null;
  readonly linked: LinkedRecords;
  readonly custom: readonly CustomDemand[];
}

/** Reads the terms of tickets. */
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

/** The terms of deadlines of a new agreement. */
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

/** The escalation of the SLA; null without one. */
function escalationOf(sla: AgreedSla | null): ServiceTerms['escalation'] {
  if (!sla?.raisesPriority && !sla?.escalationGroup) return null;
  return { raisesPriority: sla.raisesPriority, group: sla.escalationGroup };
}

function validSla(
  customer: ServedCustomer | null,
  sla: AgreedSla | null,
  today: string,
): (AgreedSla & SlaHours) | null {
  const isExpired = customer?.slaExpiration != null && customer.slaExpiration < today;
  return isExpired ? null : sla;
}

function calendarOf({ workDayStart: start, workDayEnd: end, workingDays }: DecidedSettings): ServiceCalendar {
  return { ...DEFAULT_CALENDAR, work: Object.fromEntries(workingDays.map((day) => [day, [{ start, end }]])) };
}
