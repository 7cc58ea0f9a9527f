import { useRecordContext, useTranslate } from 'react-admin';
import type { TemplateRecord } from './mail-template';

/** Languages in which the tenant has words of its own. */
export function OwnLanguages() {
  const translate = useTranslate();
  const own = useRecordContext<TemplateRecord>()?.ownLanguages ?? [];
  return own.length === 0
    ? translate('emailTemplates.standard')
    : own.map((language) => translate(`generator.language.${language}`)).join(', ');
}

/** Whether anything causes mails of the event yet. */
export function SentYet() {
  const translate = useTranslate();
  return translate(useRecordContext<TemplateRecord>()?.sent ? 'emailTemplates.active' : 'emailTemplates.notSent');
}
