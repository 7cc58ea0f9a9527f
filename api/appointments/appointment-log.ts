import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ErpOutbox } from '../erp/outbox/erp-outbox.js';
import type { FieldChange } from '../platform/audit/field-change.js';
import { idOf } from '../tickets/record/ticket-ownership.js';
import type { Activity } from '../tickets/timeline/activity.entity.js';
import { TimelineWriter } from '../tickets/timeline/timeline-writer.js';
import type { NotifiedEvent } from '../vocabulary/mail.js';
import { ActivityKind } from '../vocabulary/work.js';
import type { Appointment } from './record/appointment.entity.js';
import { imageOf } from './record/appointment-image.js';

const EVENTS: Readonly<Partial<Record<ActivityKind, NotifiedEvent>>> = {
  [ActivityKind.AppointmentAdded]: 'APPOINTMENT_SCHEDULED',
  [ActivityKind.AppointmentChanged]: 'APPOINTMENT_SCHEDULED',
  [ActivityKind.AppointmentCancelled]: 'APPOINTMENT_CANCELLED',
  [ActivityKind.AppointmentConfirmed]: 'APPOINTMENT_ANSWERED',
  [ActivityKind.AppointmentProposed]: 'APPOINTMENT_ANSWERED',
};

/** An entry about an appointment. */
interface AppointmentEntry {
  readonly kind: ActivityKind;
  readonly changes?: readonly FieldChange[];
  /** The actor's reason. */
  readonly reason?: string | null;
  /** Id of the person who no longer comes. */
  readonly relieved?: string | undefined;
  /** Whether the customer and the person get no notice. */
  readonly isQuiet?: boolean;
  /** Whether the system is the actor. */
  readonly bySystem?: boolean;
}

/** Appends changes of appointments to the ticket's timeline, and sends their notices. */
@Injectable()
export class AppointmentLog {
  constructor(
    private readonly timeline: TimelineWriter,
    private readonly outbox: ErpOutbox,
  ) {}

  /** Adds, in the caller's transaction, the entry, the notices of customer and person, and the job of the calendar. */
  async append(em: EntityManager, appointment: Appointment, entry: AppointmentEntry): Promise<void> {
    const { kind, changes = [], reason, relieved, isQuiet = false, bySystem = false } = entry;
    const ticket = await appointment.ticket.loadOrFail();
    const text = [appointment.title, reason].filter(Boolean).join('\n');
    const activity = await this.timeline.add(em, ticket, {
      kind,
      text,
      changes,
      bySystem,
      appointment: imageOf(appointment),
    });
    await this.outbox.request(em, 'APPOINTMENT', [appointment.id]);
    const event = EVENTS[kind];
    if (event && !isQuiet) this.#notify(em, event, activity, appointment);
    if (relieved) {
      const recipients = { assigned: [], previous: [relieved] };
      this.timeline.notify(em, 'APPOINTMENT_CANCELLED', activity, recipients);
    }
  }

  /** Sends the reminder of an appointment within a day (domain TRIGGER_TIME_NOTICE). */
  async remind(em: EntityManager, appointment: Appointment): Promise<void> {
    const ticket = await appointment.ticket.loadOrFail();
    const changes = [{ field: 'appointment', from: null, to: appointment.startsAt.toISOString() }];
    const image = imageOf(appointment);
    const entry = { kind: ActivityKind.TriggerTime, text: image.title, changes, bySystem: true, appointment: image };
    this.#notify(em, 'TRIGGER_TIME_NOTICE', await this.timeline.add(em, ticket, entry), appointment);
  }

  #notify(em: EntityManager, event: NotifiedEvent, activity: Activity, appointment: Appointment): void {
    const person = idOf(appointment.person);
    const recipients = { assigned: [], attending: person ? [person] : [] };
    this.timeline.notify(em, event, activity, recipients);
  }
}
