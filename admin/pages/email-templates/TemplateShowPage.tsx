import { Alert, Paper, Stack } from '@mui/material';
import { useState } from 'react';
import { useLocale, useRecordContext, useTranslate } from 'react-admin';
import ShowPage from '../../generator/pages/ShowPage';
import { useModelOf } from '../../providers/use-model-of';
import { LanguageTabs } from './LanguageTabs';
import { languageNote } from './language-note';
import type { Language, TemplateRecord } from './mail-template';
import { PreviewPane } from './PreviewPane';
import TemplateNotice from './TemplateNotice';
import { useMailPreview } from './use-mail-preview';

const override = { values: Mails };

/** A template as the preview of its mails, in each language and with a real ticket. */
export default function TemplateShowPage() {
  return <ShowPage model={useModelOf('email-templates')} override={override} />;
}

function Mails() {
  const record = useRecordContext<TemplateRecord>();
  return record ? <Mail record={record} /> : null;
}

function Mail({ record }: { record: TemplateRecord }) {
  const translate = useTranslate();
  const [language, setLanguage] = useState(useLocale().slice(0, 2) as Language);
  const words = {
    language,
    subject: record.subject?.[language] ?? '',
    content: record.content?.[language] ?? '',
  };
  const mail = useMailPreview(record.id, words);
  const isUsed = record.languages.includes(language);
  return (
    <Paper variant="outlined" sx={{ maxWidth: (theme) => theme.spacing(100), p: { xs: 2, sm: 3 } }}>
      <TemplateNotice />
      <Stack sx={{ gap: 2 }}>
        <LanguageTabs
          language={language}
          onChange={setLanguage}
          noteOf={(tab) => translate(`emailTemplates.${languageNote(record, tab)}`)}
        />
        {!isUsed && <Alert severity="info">{translate('emailTemplates.unusedLanguage')}</Alert>}
        <PreviewPane id={record.id} mail={mail} />
      </Stack>
    </Paper>
  );
}
