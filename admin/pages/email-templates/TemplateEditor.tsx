import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import { Alert, Box, Button, Stack, Tab, Tabs, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Schema } from '../../providers/contract';
import { apiFetch } from '../../providers/http';
import { type Language, languageLocales, type Placeholder, templatePath, tools } from './mail-template';
import { PlaceholderChoice } from './PlaceholderChoice';
import { PreviewPane } from './PreviewPane';
import { TemplateFaults } from './TemplateFaults';
import { TemplateText, type TextHandle } from './TemplateText';
import { useRecentTickets } from './TicketChoice';
import { useMailPreview } from './use-mail-preview';

type Ticket = Schema<'Ticket'>;

/**
 * Subject and content of a template, one language at a time, with what may be named, what is wrong and how it arrives.
 * The content is written as source: an editor of formatted text would tear conditions that stand between paragraphs.
 */
export default function TemplateEditor() {
  const record = useRecordContext();
  const [language, setLanguage] = useState<Language>('de');
  const { errors } = useFormState();
  const faulty = languageLocales.map(([one]) => one).filter((one) => hasError(errors, one));
  const first = faulty[0];
  const shown = faulty.includes(language) || !first ? language : undefined;
  useEffect(() => {
    if (!shown && first) setLanguage(first);
  }, [shown, first]);
  if (!record) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      <LanguageTabs language={language} faulty={faulty} onChange={setLanguage} />
      <LanguageEditor key={language} id={record.id} language={language} />
    </Stack>
  );
}

const hasError = (errors: object, language: Language) =>
  ['subject', 'content'].some((part) => (errors as Record<string, Record<string, unknown>>)[part]?.[language]);

interface LanguageTabsProps {
  language: Language;
  faulty: readonly Language[];
  onChange: (language: Language) => void;
}

/** The languages, each with whether the tenant has words of its own in it. */
function LanguageTabs({ language, faulty, onChange }: LanguageTabsProps) {
  const translate = useTranslate();
  const shipped = useShipped();
  const subject = useWatch({ name: 'subject' }) as Record<string, string>;
  const content = useWatch({ name: 'content' }) as Record<string, string>;
  const isOwn = (one: Language) =>
    shipped && (subject?.[one] !== shipped.subject[one] || content?.[one] !== shipped.content[one]);
  return (
    <Tabs value={language} onChange={(_event, value) => onChange(value)} variant="scrollable" allowScrollButtonsMobile>
      {languageLocales.map(([one]) => (
        <Tab
          key={one}
          value={one}
          icon={faulty.includes(one) ? <ErrorOutline color="error" fontSize="small" /> : undefined}
          iconPosition="start"
          label={
            <span>
              {translate(`generator.language.${one}`)}
              <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
                {translate(isOwn(one) ? 'emailTemplates.own' : 'emailTemplates.standard')}
              </Typography>
            </span>
          }
        />
      ))}
    </Tabs>
  );
}

function useShipped() {
  const record = useRecordContext();
  const { data } = useQuery({
    queryKey: ['shipped-words', record?.id],
    queryFn: () => apiFetch<Schema<'ShippedWords'>>(templatePath(record?.id ?? '', 'shipped')),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

function LanguageEditor({ id, language }: { id: string | number; language: Language }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { setValue } = useFormContext();
  const locale = languageLocales.find(([one]) => one === language)?.[1] ?? 'de-CH';
  const subject = (useWatch({ name: `subject.${language}` }) as string | null) ?? '';
  const content = (useWatch({ name: `content.${language}` }) as string | null) ?? '';
  const shipped = useShipped();
  const [chosen, setChosen] = useState<Ticket | null>();
  const recent = useRecentTickets('');
  const ticket = chosen === undefined ? (recent.data?.[0] ?? null) : chosen;
  const request = { locale, ticket: ticket?.id ?? null, subject, content };
  const { preview, faults, error } = useMailPreview(id, request);
  const { data: placeholders = [] } = useQuery({
    queryKey: ['mail-placeholders', id],
    queryFn: () => apiFetch<Placeholder[]>(templatePath(id, 'placeholders')),
  });
  const subjectText = useRef<TextHandle>(null);
  const contentText = useRef<TextHandle>(null);
  const [last, setLast] = useState(contentText);
  const faultsOf = (part: string) => faults.filter(({ pointer }) => pointer === `/${part}`);
  const isStandard = subject === shipped?.subject[language] && content === shipped?.content[language];
  const takeBack = () => {
    const options = { shouldDirty: true, shouldTouch: true } as const;
    setValue(`subject.${language}`, shipped?.subject[language], options);
    setValue(`content.${language}`, shipped?.content[language], options);
    notify('emailTemplates.backDone', { type: 'info' });
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <TemplateText
        source={`subject.${language}`}
        label={translate('resources.email-templates.fields.subject')}
        lang={locale}
        rows={1}
        handle={subjectText}
        onFocus={() => setLast(subjectText)}
      />
      <TemplateFaults faults={faultsOf('subject')} onShow={(...place) => subjectText.current?.show(...place)} />
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <PlaceholderChoice placeholders={placeholders} onChoose={(usage) => last.current?.wrap(usage)} />
        {tools.map(({ name, before, after }) => (
          <Button key={name} size="small" onClick={() => contentText.current?.wrap(before, after)}>
            {translate(`emailTemplates.tools.${name}`)}
          </Button>
        ))}
      </Stack>
      <TemplateText
        source={`content.${language}`}
        label={translate('resources.email-templates.fields.content')}
        lang={locale}
        rows={10}
        handle={contentText}
        onFocus={() => setLast(contentText)}
      />
      <TemplateFaults faults={faultsOf('content')} onShow={(...place) => contentText.current?.show(...place)} />
      <Typography variant="body2" color="text.secondary">
        {translate('emailTemplates.howTo')}
      </Typography>
      {shipped && !isStandard && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={takeBack}>
              {translate('emailTemplates.back')}
            </Button>
          }
        >
          {translate('emailTemplates.own')}
        </Alert>
      )}
      <Box>
        <PreviewPane
          id={id}
          request={request}
          preview={preview}
          stopped={faults.length > 0}
          error={error}
          ticket={ticket}
          onTicket={setChosen}
        />
      </Box>
    </Stack>
  );
}
