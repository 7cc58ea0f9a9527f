import { Injectable } from '@nestjs/common';
import { type Finding, type Probe, Probes } from '../../platform/support/probe.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { MailSender } from '../../ports/mail.js';

interface Row {
  sent: string | null;
  failed: string | null;
  waiting: number;
}

const latest = (state: string) =>
  `(select created_at from ticket_mail where tenant = ? and state = '${state}' order by created_at desc, id desc limit 1)`;

/** Checks the mail server and the outcome of the tenant's last mails. */
@Probes('mail')
@Injectable()
export class MailProbe implements Probe {
  constructor(
    private readonly work: UnitOfWork,
    private readonly mails: MailSender,
  ) {}

  async check(): Promise<Finding> {
    await this.mails.verify();
    const tenant = currentTenant();
    const [row] = await this.work.read((em) =>
      em.execute<Row[]>(
        `select ${latest('SENT')} as sent, ${latest('FAILED')} as failed,
                (select count(*)::int from ticket_mail where tenant = ? and state = 'QUEUED') as waiting`,
        [tenant, tenant, tenant],
      ),
    );
    const lastSent = moment(row?.sent);
    const lastFailed = moment(row?.failed);
    const facts = { lastSent, lastFailed, waiting: row?.waiting ?? 0 };
    const isTroubled = lastFailed !== null && (lastSent === null || lastFailed > lastSent);
    return isTroubled ? { condition: 'WARNING', problem: 'MAILS_FAILED', facts } : { condition: 'UP', facts };
  }
}

const moment = (value: string | null | undefined) => (value ? new Date(value).toISOString() : null);
