import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { clock } from '../platform/clock.js';
import { type JobHandler, Works } from '../platform/jobs/job-handler.js';
import { jobQueue } from '../platform/jobs/job-queue.js';
import { TenantSweep } from '../platform/jobs/tenant-sweep.js';
import { lockTicketOf } from '../tickets/record/lock-ticket.js';
import { AppointmentState } from '../vocabulary/work.js';
import { AppointmentLog } from './appointment-log.js';
import { Appointment } from './record/appointment.entity.js';

const APPOINTMENT_REMINDERS = jobQueue('appointment-reminders', { cron: '*/5 * * * *' });

const DAY_MS = 24 * 3_600_000;

/** Reminds the desk and the person of an appointment a day before it (domain TRIGGER_TIME_NOTICE), once for each time. */
@Works(APPOINTMENT_REMINDERS)
@Injectable()
export class AppointmentRemindersHandler implements JobHandler<object> {
  constructor(
    private readonly sweep: TenantSweep,
    private readonly log: AppointmentLog,
  ) {}

  handle(): Promise<void> {
    return this.sweep.each(candidates, (em, id) => this.#remind(em, id));
  }

  /** The ticket is locked first, so that of two workers only one reminds. */
  async #remind(em: EntityManager, id: string): Promise<void> {
    await lockTicketOf(em, Appointment, id);
    const appointment = await em.findOne(Appointment, { id, ...dueNow() }, { refresh: true });
    if (!appointment || isReminded(appointment)) return;
    await this.log.remind(em, appointment);
    await em.flush();
    const { version, startsAt } = appointment;
    await em.nativeUpdate(Appointment, { id }, { remindedOf: startsAt, version });
  }
}

const isReminded = ({ remindedOf, startsAt }: Appointment) => remindedOf?.getTime() === startsAt.getTime();

/** The appointments that begin within a day. The invitation of a later one is its reminder. */
function dueNow() {
  const now = clock.now();
  return {
    state: { $ne: AppointmentState.Cancelled },
    startsAt: { $gt: now, $lte: new Date(now.getTime() + DAY_MS) },
  };
}

async function candidates(em: EntityManager): Promise<string[]> {
  const found = await em.find(Appointment, dueNow());
  return found.filter((appointment) => !isReminded(appointment)).map(({ id }) => id);
}
