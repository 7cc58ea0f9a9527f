import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { currentSettings } from '../../masterdata/current-settings.js';
import { currentLogo } from '../../masterdata/logo/current-logo.js';
import type { TenantLogo } from '../../masterdata/logo/tenant-logo.entity.js';
import { logoValue, MailPictures } from '../../masterdata/mail-frame/mail-pictures.js';
import { Env, publicUrl } from '../../platform/env.js';
import { invalid, notFound } from '../../platform/http/problem.js';
import { isRecordId } from '../../platform/resource/reference-kinds.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { currentLocale } from '../../platform/tenancy/language.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { Ticket } from '../../tickets/record/ticket.entity.js';
import { EVENT_PLACEHOLDERS, type MailEvent } from '../../vocabulary/mail.js';
import { loadMailFacts } from '../dispatch/load-mail-facts.js';
import { type MailText, writeMail } from '../dispatch/mail-text.js';
import type { Placeholders } from '../plan/mail-placeholders.js';
import { readerRole, writesToCustomer } from '../plan/mail-recipients.js';
import { MailValues } from '../plan/mail-values.js';
import { EmailTemplate } from '../templates/email-template.entity.js';
import { placeholdersFor } from '../templates/placeholder-catalogue.js';
import { templateErrors } from '../templates/template-errors.js';
import { untouched, wordsIn, wordsInAll } from '../templates/template-words.js';
import { describedPlaceholders } from './described-placeholders.js';
import { exampleValues } from './example-values.js';
import { latestCause } from './latest-cause.js';
import type { MailPreview, MailPreviewRequest, ShippedWords } from './mail-preview.shapes.js';
import type { DescribedPlaceholder } from './placeholder.shapes.js';

/** A mail in its final form, with the logo that it may show. */
interface WrittenMail {
  readonly mail: MailText & { readonly examples: boolean };
  readonly logo: TenantLogo | null;
}

/** The placeholders whose values come from the timeline entry alone. */
const VALUES_OF_CAUSE: readonly string[] = [
  'assignment',
  'message',
  'note',
  'state',
  'trigger',
  'report',
  'error',
  'correlationId',
];

/** Writes previews of mails for the managers of templates. */
@Injectable()
export class MailPreviewService {
  constructor(
    @Inject(serviceOf(EmailTemplate)) private readonly templates: ResourceService<EmailTemplate>,
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    private readonly values: MailValues,
    private readonly pictures: MailPictures,
    private readonly work: UnitOfWork,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** The mail as it would arrive, with its pictures inline. Throws as `write` does. */
  async preview(id: string, request: MailPreviewRequest): Promise<MailPreview> {
    const { mail, logo } = await this.write(id, request);
    return { ...mail, html: await this.pictures.shown(mail.html, logo) };
  }

  /** The mail as it would be sent. Throws 404 for a ticket out of reach, 422 with positions for an invalid template. */
  write(id: string, request: MailPreviewRequest): Promise<WrittenMail> {
    return this.work.read(async (em) => {
      const template = await this.templates.load(em, id);
      const kept = wordsIn(template, request.locale);
      const words = { subject: request.subject ?? kept.subject, content: request.content ?? kept.content };
      const placeholders = await placeholdersFor(em, template.event);
      const errors = templateErrors(words, placeholders, (part) => `/${part}`);
      if (errors.length > 0) throw invalid(errors);
      const logo = await currentLogo(em);
      const { values, examples } = await this.#values(em, template.event, request, logo);
      const isAnswerable = this.env.VSD_INTAKE_ADDRESS !== '';
      return { mail: { ...writeMail(words, values, request.locale, placeholders, isAnswerable), examples }, logo };
    });
  }

  /** The shipped words, which are sent for a tenant without own words. */
  shipped(id: string): Promise<ShippedWords> {
    return this.work.read(async (em) => wordsInAll(untouched((await this.templates.load(em, id)).event)));
  }

  /** The placeholders of the template, each with its meaning and an example in the user's language. */
  placeholders(id: string): Promise<DescribedPlaceholder[]> {
    return this.work.read(async (em) => {
      const { event } = await this.templates.load(em, id);
      const locale = currentLocale();
      return describedPlaceholders(await placeholdersFor(em, event, locale), locale, publicUrl(this.env));
    });
  }

  async #values(
    em: EntityManager,
    event: MailEvent,
    { ticket: id, locale }: MailPreviewRequest,
    logo: TenantLogo | null,
  ): Promise<{ values: Placeholders; examples: boolean }> {
    const { name: tenant, supportEmail } = await currentSettings(em);
    const own = { tenant: { name: tenant, supportEmail, logo: logoValue(logo, tenant) } };
    const examples = { ...exampleValues(locale, publicUrl(this.env)), ...own };
    if (!id) return { values: examples, examples: true };
    if (!isRecordId(id)) throw notFound();
    const ticket = await this.tickets.load(em, id);
    const { activity, fits } = await latestCause(em, ticket.id, event);
    const notices = activity ? [{ event, ticketId: id, activityId: activity.id }] : [];
    const facts = activity && (await loadMailFacts(em, id, { notices, events: [] }));
    const [notice] = facts?.notices ?? [];
    if (!facts || !notice) return { values: examples, examples: true };
    const name = writesToCustomer(event) ? (ticket.contactName ?? '') : currentUser().name;
    const role = readerRole(event, !writesToCustomer(event));
    return completed(await this.values.of(em, facts, notice, { name, locale, role }), examples, event, fits);
  }
}

/** The values of the ticket, with examples in place of missing values and of values that only the event has. */
function completed(real: Placeholders, examples: Placeholders, event: MailEvent, fits: boolean) {
  const roots = new Set(EVENT_PLACEHOLDERS[event].map(({ name }) => name.split('.')[0] as string));
  roots.delete('ticket');
  const lacking = [...roots].filter((root) => (!fits && VALUES_OF_CAUSE.includes(root)) || isEmpty(real[root]));
  const filled = Object.fromEntries(lacking.map((root) => [root, examples[root]]));
  return { values: { ...real, ...filled } as Placeholders, examples: lacking.length > 0 };
}

const isEmpty = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length === 0;
  return value instanceof Object ? Object.values(value).every((part) => part === null) : !value;
};
