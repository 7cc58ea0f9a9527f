import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { invalid } from '../../platform/http/problem.js';
import type { Changes, ResourceRules } from '../../platform/resource/rules.js';
import { LANGUAGES } from '../../vocabulary/locale.js';
import { isMailSent } from '../notifications/mail-recipients.js';
import type { EmailTemplate } from './email-template.entity.js';
import { placeholdersFor } from './placeholder-catalogue.js';
import { templateErrors } from './template-errors.js';
import { dropShippedWords, ownLanguages, wordsInAll } from './template-words.js';

/** A template can always be written: what names the unknown, is unfinished or unsafe is not saved (spec §5). */
@Injectable()
export class EmailTemplateRules implements ResourceRules<EmailTemplate> {
  async beforeUpdate(template: EmailTemplate, { names }: Changes, em: EntityManager): Promise<void> {
    if (!names.has('subject') && !names.has('content')) return;
    dropShippedWords(template);
    const placeholders = await placeholdersFor(em, template.event);
    const errors = LANGUAGES.flatMap((language) => {
      const own = {
        subject: template.subject[language] ?? undefined,
        content: template.content[language] ?? undefined,
      };
      return templateErrors(own, placeholders, (part) => `/${part}/${language}`);
    });
    if (errors.length > 0) throw invalid(errors);
  }

  async present(templates: readonly EmailTemplate[]): Promise<readonly Record<string, unknown>[]> {
    return templates.map((template) => ({
      ...wordsInAll(template),
      ownLanguages: ownLanguages(template),
      sent: isMailSent(template.event),
    }));
  }
}
