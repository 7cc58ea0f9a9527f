import { Alert, Paper, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocale, useRecordContext, useTranslate } from 'react-admin';
import { TemplatePreview } from '../../generator/template/TemplatePreview';
import { useTemplatePreview } from '../../generator/template/use-template-preview';
import { useModelOf } from '../../providers/use-model-of';
import { LanguageTabs } from './LanguageTabs';
import { type Language, languageNote, localeOf, type TemplateRecord } from './mail-template';
import { TestMailButton } from './TestMailButton';

/** The mails of a template as their preview, in each language and with a real ticket. */
export default function Mails() {
  const record = useRecordContext<TemplateRecord>();
  const template = useModelOf('email-templates').fields.find(({ name }) => name === 'content')?.template;
  return record && template ? <Mail record={record} template={template} /> : null;
}

type Template = Parameters<typeof useTemplatePreview>[0];

function Mail({ record, template }: { record: TemplateRecord; template: Template }) {
  const translate = useTranslate();
  const [language, setLanguage] = useState(useLocale().slice(0, 2) as Language);
  const preview = useTemplatePreview(template, {
    locale: localeOf(language),
    subject: record.subject?.[language] ?? '',
    content: record.content?.[language] ?? '',
  });
  return (
    <Paper variant="outlined" sx={{ maxWidth: (theme) => theme.spacing(100), p: { xs: 2, sm: 3 } }}>
      <Stack sx={{ gap: 2 }}>
        <Typography>{translate(`emailTemplates.sentWhen.${record.event}`)}</Typography>
        {!record.active && <Alert severity="info">{translate('emailTemplates.offText')}</Alert>}
        <LanguageTabs
          language={language}
          onChange={setLanguage}
          noteOf={(tab) => translate(`emailTemplates.${languageNote(record, tab)}`)}
        />
        {!record.languages.includes(language) && (
          <Alert severity="info">{translate('emailTemplates.unusedLanguage')}</Alert>
        )}
        <TemplatePreview preview={preview} actions={<TestMailButton {...preview} />} />
      </Stack>
    </Paper>
  );
}
