import { LockMode, ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { currentSettings } from '../../masterdata/current-settings.js';
import { MailPictures } from '../../masterdata/mail-frame/mail-pictures.js';
import { User } from '../../masterdata/user.entity.js';
import { clock } from '../../platform/clock.js';
import { notFound, Problem } from '../../platform/http/problem.js';
import { translate } from '../../platform/http/texts.js';
import { sweepDaily } from '../../platform/jobs/daily-sweep.js';
import { errorMessage } from '../../platform/jobs/error-code.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { currentUser, recordKey } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { MailRefused, MailSender } from '../../ports/mail.js';
import { EmailTemplate } from '../templates/email-template.entity.js';
import { MailPreviewService } from './mail-preview.service.js';
import type { MailPreviewRequest, TestMailSent } from './mail-preview.shapes.js';
import { TestMail } from './test-mail.entity.js';

sweepDaily(TestMail);

const HOUR_MS = 3_600_000;
/** Test mails of one user within an hour. */
const MOST_PER_HOUR = 20;
const LONGEST_SUBJECT = 200;

/** Sends test mails of a template to its author. */
@Injectable()
export class TestMailService {
  constructor(
    @Inject(serviceOf(EmailTemplate)) private readonly templates: ResourceService<EmailTemplate>,
    private readonly previews: MailPreviewService,
    private readonly work: UnitOfWork,
    private readonly mails: MailSender,
    private readonly pictures: MailPictures,
  ) {}

  /**
   * Sends the mail to the user's own address, marked as a test. Throws 422 without an address, 429 for too many mails, 503
   * without a mail server and 422 for its refusal. No transaction is open meanwhile.
   */
  async send(id: string, request: MailPreviewRequest): Promise<TestMailSent> {
    const { mail: written, logo } = await this.previews.write(id, request);
    const subject = translate(request.locale, 'mails.test', { subject: written.subject }).slice(0, LONGEST_SUBJECT);
    const { mail, fromName } = await this.#record(id, subject);
    const { recipient } = mail;
    try {
      const { html, pictures } = await this.pictures.attached(written.html, logo);
      const { text } = written;
      const head = { id: mail.id, thread: `template-${id}`, to: recipient, fromName, subject };
      await this.mails.send({ ...head, text, html, pictures });
    } catch (error) {
      await this.#close(mail.id, { state: 'FAILED', error: errorMessage(error) });
      throw error instanceof MailRefused
        ? new Problem(422, 'TEST_MAIL_REFUSED', { recipient })
        : new Problem(503, 'MAIL_SERVER_UNAVAILABLE');
    }
    await this.#close(mail.id, { state: 'SENT' });
    return { recipient, subject };
  }

  /** Stores the mail before it is sent; the user's row is locked, so that concurrent mails keep the limit. */
  #record(id: string, subject: string): Promise<{ mail: TestMail; fromName: string }> {
    return this.work.write(async (em) => {
      const { event } = await this.templates.load(em, id);
      const own = recordKey(currentUser().id ?? '');
      const user = await em.findOne(User, own, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!user) throw notFound();
      if (!user.email) throw new Problem(422, 'OWN_EMAIL_MISSING');
      if ((await countOfHour(em, user)) >= MOST_PER_HOUR) {
        throw new Problem(429, 'TEST_MAILS_LIMIT', { n: MOST_PER_HOUR });
      }
      const mail = Object.assign(new TestMail(), { user: ref(user), event, recipient: user.email, subject });
      em.persist(mail);
      return { mail, fromName: (await currentSettings(em)).name };
    });
  }

  #close(id: string, outcome: Pick<TestMail, 'state'> & Partial<TestMail>): Promise<void> {
    return this.work.write(async (em) => {
      const mail = await em.findOne(TestMail, recordKey(id));
      if (mail) Object.assign(mail, outcome);
    });
  }
}

const countOfHour = (em: EntityManager, { id }: User) =>
  em.count(TestMail, {
    user: { id },
    createdAt: { $gt: new Date(clock.now().getTime() - HOUR_MS) },
  });
