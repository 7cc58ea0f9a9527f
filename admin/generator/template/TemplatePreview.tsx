import { Alert, Box, Paper, Skeleton, Stack, Tab, Tabs, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { MailFrame } from '../../components/MailFrame';
import { RecordChoice } from './RecordChoice';
import type { useTemplatePreview } from './use-template-preview';

type Preview = ReturnType<typeof useTemplatePreview>;

/** The preview of texts with placeholders, with the choice of the record whose values fill them. */
export function TemplatePreview({ preview, actions }: { preview: Preview; actions?: ReactNode }) {
  const translate = useTranslate();
  const { filled, faults, error, record, setRecord, model } = preview;
  const name = translate(model.label, { smart_count: 1 });
  // The preview shows an older version while the texts have faults.
  const isStopped = faults.length > 0;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={translate('generator.template.preview')}
      sx={{ p: 2, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 1.5, flex: 1 }}
    >
      <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
          {translate('generator.template.preview')}
        </Typography>
        {actions}
      </Stack>
      <RecordChoice
        model={model}
        chosen={record}
        onChoose={setRecord}
        field={{
          label: translate('generator.template.record', { name }),
          placeholder: translate('generator.template.noRecord'),
        }}
      />
      {isStopped && <Alert severity="warning">{translate('generator.template.stopped')}</Alert>}
      {error && <Alert severity="error">{error.message}</Alert>}
      {filled ? (
        <FilledTexts filled={filled} />
      ) : (
        !error && !isStopped && <Skeleton variant="rounded" sx={{ flex: 1, minHeight: (theme) => theme.spacing(6) }} />
      )}
    </Paper>
  );
}

function FilledTexts({ filled }: { filled: NonNullable<Preview['filled']> }) {
  const translate = useTranslate();
  const [form, setForm] = useState<'html' | 'text'>('html');
  const { subject, html, text, locale, empty = [], examples } = filled;
  return (
    <>
      {examples && <Alert severity="info">{translate('generator.template.examples')}</Alert>}
      {subject !== undefined && (
        <Typography data-testid="preview-subject" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {subject}
        </Typography>
      )}
      {html !== undefined && (
        <Tabs value={form} onChange={(_event, value) => setForm(value)}>
          <Tab value="html" label={translate('generator.template.html')} />
          <Tab value="text" label={translate('generator.template.text')} />
        </Tabs>
      )}
      {html !== undefined && form === 'html' ? (
        <MailFrame title={translate('generator.template.preview')} html={html} />
      ) : (
        <Box lang={locale} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', overflowY: 'auto' }}>
          {text || '–'}
        </Box>
      )}
      {empty.length > 0 && (
        <Typography variant="body2" color="warning.main">
          {translate('generator.template.empty', { names: empty.join(', ') })}
        </Typography>
      )}
    </>
  );
}
