import { Inject, Injectable } from '@nestjs/common';
import { v5 as uuidv5 } from 'uuid';
import { DeskMails } from '../masterdata/mail-frame/desk-mails.js';
import { Env, publicUrl } from '../platform/env.js';
import { type JobHandler, Works } from '../platform/jobs/job-handler.js';
import { recordKey } from '../platform/tenancy/session.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import { SCHEDULE_NOTICES } from './export-queue.js';
import { ExportSchedule } from './export-schedule.entity.js';

/** Sends an active owner the notice that their schedule was switched off. */
@Works(SCHEDULE_NOTICES)
@Injectable()
export class ScheduleNotices implements JobHandler<{ schedule: string }> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly mails: DeskMails,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** A repeated mail has the same id, by which mail programs recognise it. */
  async handle({ schedule: id }: { schedule: string }): Promise<void> {
    const schedule = await this.work.read((em) => em.findOne(ExportSchedule, recordKey(id), { populate: ['user'] }));
    const user = schedule?.user.unwrap();
    if (!schedule || schedule.active || !user?.email || !user.active) return;
    const address = { id: uuidv5(String(schedule.version), id), thread: `export-schedule-${id}`, to: user.email };
    await this.mails.send(address, {
      locale: user.language,
      texts: 'mails.exportOff',
      values: { name: user.name, schedule: schedule.name },
      url: publicUrl(this.env),
      before: ['greeting', 'lead'],
      after: ['action'],
    });
  }
}
