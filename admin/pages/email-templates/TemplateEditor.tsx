import { Alert, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useNotify, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { FieldSlotProps } from '../../generator';
import { PlaceholderChoice } from '../../generator/template/PlaceholderChoice';
import { SourceText, type TextHandle } from '../../generator/template/SourceText';
import { TemplatePreview } from '../../generator/template/TemplatePreview';
import { useTemplatePreview } from '../../generator/template/use-template-preview';
import type { Schema } from '../../providers/contract';
import { apiFetch } from '../../providers/http';
import { LanguageTabs } from './LanguageTabs';
import { type Language, languageLocales, localeOf, templatePath } from './mail-template';
import { PreviewSide } from './PreviewSide';
import { TestMailButton } from './TestMailButton';

type Template = NonNullable<FieldSlotProps['field']['template']>;

/** Pieces of HTML that are put around the text selected by the user. */
const tools = [
  { name: 'paragraph', before: '<p>', after: '</p>' },
  { name: 'bold', before: '<strong>', after: '</strong>' },
  { name: 'list', before: '<ul>\n<li>', after: '</li>\n</ul>' },
  { name: 'quote', before: '<blockquote>', after: '</blockquote>' },
  { name: 'button', before: '<a class="button" href="{{ ticket.url }}">', after: '</a>' },
  { name: 'condition', before: '{% if ticket.dueAt %}', after: '{% endif %}' },
] as const;

/** The standard texts for the event of a template, sent where the tenant has no texts of its own. */
function useShippedWords(id: string | number | undefined) {
  const { data } = useQuery({
    queryKey: ['shipped-words', id],
    queryFn: () => apiFetch<Schema<'ShippedWords'>>(templatePath(id ?? '', 'shipped')),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/**
 * Subject and content of a template, one language at a time, with the placeholders, the errors and beside it the
 * preview of the mail. The content is edited as source: an editor of formatted text would break conditions that stand
 * between paragraphs.
 */
export default function TemplateEditor({ field: { template } }: FieldSlotProps) {
  return template && <Editor template={template} />;
}

function Editor({ template }: { template: Template }) {
  const translate = useTranslate();
  const record = useRecordContext();
  const shipped = useShippedWords(record?.id);
  const [language, setLanguage] = useState(useLocale().slice(0, 2) as Language);
  const faulty = useFaultyLanguages();
  const first = faulty[0];
  const away = first && !faulty.includes(language) ? first : undefined;
  useEffect(() => {
    if (away) setLanguage(away);
  }, [away]);
  const subject = useWatch({ name: 'subject' }) as Record<string, string | null>;
  const content = useWatch({ name: 'content' }) as Record<string, string | null>;
  const isOwn = (tab: Language) =>
    shipped && (subject?.[tab] !== shipped.subject[tab] || content?.[tab] !== shipped.content[tab]);
  const preview = useTemplatePreview(template, {
    locale: localeOf(language),
    subject: subject?.[language] ?? '',
    content: content?.[language] ?? '',
  });
  return (
    <PreviewSide side={<TemplatePreview preview={preview} actions={<TestMailButton {...preview} />} />}>
      <Stack sx={{ gap: 2 }}>
        <LanguageTabs
          language={language}
          faulty={faulty}
          onChange={setLanguage}
          noteOf={(tab) => translate(isOwn(tab) ? 'emailTemplates.own' : 'emailTemplates.standard')}
        />
        <LanguageEditor
          key={language}
          language={language}
          template={template}
          faults={preview.faults}
          isOwn={Boolean(isOwn(language))}
        />
      </Stack>
    </PreviewSide>
  );
}

/** Languages in which the last attempt to save has found errors. */
function useFaultyLanguages(): Language[] {
  const errors = useFormState().errors as Record<string, Record<string, unknown> | undefined>;
  return languageLocales.map(([tab]) => tab).filter((tab) => errors.subject?.[tab] || errors.content?.[tab]);
}

interface LanguageEditorProps {
  language: Language;
  template: Template;
  faults: ReturnType<typeof useTemplatePreview>['faults'];
  isOwn: boolean;
}

function LanguageEditor({ language, template, faults, isOwn }: LanguageEditorProps) {
  const translate = useTranslate();
  const subjectText = useRef<TextHandle>(null);
  const contentText = useRef<TextHandle>(null);
  const [last, setLast] = useState(contentText);
  const textOf = (part: 'subject' | 'content') => ({
    source: `${part}.${language}`,
    label: translate(`resources.email-templates.fields.${part}`),
    lang: localeOf(language),
    faults: faults.filter(({ pointer }) => pointer === `/${part}`),
    isSource: true,
  });
  return (
    <Stack sx={{ gap: 1 }}>
      <SourceText {...textOf('subject')} isSingle handle={subjectText} onFocus={() => setLast(subjectText)} />
      <PlaceholderChoice template={template} onChoose={(usage) => last.current?.wrap(usage)} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 0.5 }}>
        {tools.map(({ name, before, after }) => (
          <Button key={name} size="small" sx={{ minWidth: 0 }} onClick={() => contentText.current?.wrap(before, after)}>
            {translate(`emailTemplates.tools.${name}`)}
          </Button>
        ))}
      </Stack>
      <SourceText {...textOf('content')} handle={contentText} onFocus={() => setLast(contentText)} />
      {isOwn && <BackToStandard language={language} />}
      <Typography variant="body2" color="text.secondary">
        {translate('emailTemplates.howTo')}
      </Typography>
    </Stack>
  );
}

/** A note that the texts are the tenant's own, with a button that restores the standard texts. */
function BackToStandard({ language }: { language: Language }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { setValue } = useFormContext();
  const shipped = useShippedWords(useRecordContext()?.id);
  const takeBack = () => {
    for (const part of ['subject', 'content'] as const) {
      const options = { shouldDirty: true, shouldTouch: true };
      setValue(`${part}.${language}`, shipped?.[part][language], options);
    }
    notify('emailTemplates.backDone', { type: 'info' });
  };
  return (
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
  );
}
