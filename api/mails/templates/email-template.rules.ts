import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { namesPlaceholders } from '../../masterdata/custom-fields/naming-texts.js';
import { type FieldError, invalid } from '../../platform/http/problem.js';
import type { Computations } from '../../platform/read/record.js';
import type { Changes, ResourceRules } from '../../platform/rest/rules.js';
import { LANGUAGES } from '../../vocabulary/locale.js';
import { MAIL_EVENTS, type MailPlaceholder } from '../../vocabulary/mail.js';
import { EmailTemplate } from './email-template.entity.js';
import { placeholdersFor } from './placeholder-catalogue.js';
import { templateErrors } from './template-errors.js';
import { dropShippedWords, ownLanguages, wordsInAll } from './template-words.js';

/** Refuses templates with unknown placeholders, with unfinished or with unsafe parts, so that each can be sent (spec §5). */
@Injectable()
export class EmailTemplateRules implements ResourceRules<EmailTemplate> {
  firstRecords(): EmailTemplate[] {
    return MAIL_EVENTS.map((event) => Object.assign(new EmailTemplate(), { event }));
  }

  async beforeUpdate(template: EmailTemplate, { names }: Changes, em: EntityManager): Promise<void> {
    if (!names.has('subject') && !names.has('content')) return;
    dropShippedWords(template);
    const placeholders = await placeholdersFor(em, template.event);
    const errors = errorsOf(template, placeholders);
    if (errors.length > 0) throw invalid(errors);
  }

  computed(): Computations<EmailTemplate> {
    const of = ['event', 'subject', 'content'] as const;
    return {
      subject: { of, value: (template) => wordsInAll(template).subject },
      content: { of, value: (template) => wordsInAll(template).content },
      ownLanguages: { of, value: ownLanguages },
    };
  }
}

/** The errors of the tenant's own words in all languages. */
const errorsOf = (template: EmailTemplate, placeholders: readonly MailPlaceholder[]): FieldError[] =>
  LANGUAGES.flatMap((language) => {
    const own = {
      subject: template.subject[language] ?? undefined,
      content: template.content[language] ?? undefined,
    };
    return templateErrors(own, placeholders, (part) => `/${part}/${language}`);
  });

/** A template uses a placeholder if it has errors without it. */
namesPlaceholders(EmailTemplate, 'content', async (placeholder, em) => {
  const found: string[] = [];
  for (const template of await em.findAll(EmailTemplate)) {
    const placeholders = await placeholdersFor(em, template.event);
    const others = placeholders.filter(({ name }) => name !== placeholder);
    if (others.length < placeholders.length && errorsOf(template, others).length > 0) found.push(template.id);
  }
  return found;
});
