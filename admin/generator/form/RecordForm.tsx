import { Box, Paper, Stack, Typography } from '@mui/material';
import { type ReactNode, useMemo, useRef } from 'react';
import { Form, type RaRecord, useTranslate } from 'react-admin';
import type { FieldModel } from '../../model/resource-model';
import { formSections } from '../../model/sections';
import { useResourceModel } from '../resource-model-context';
import { ConflictDialog } from './ConflictDialog';
import { DefaultsOfNewFields } from './DefaultsOfNewFields';
import { ErrorSummary } from './ErrorSummary';
import { FieldLines } from './FieldLines';
import { FollowRecord } from './FollowRecord';
import { FormSection } from './FormSection';
import { KeepInput } from './KeepInput';
import { LabeledValue } from './LabeledValue';
import { LeaveGuard } from './LeaveGuard';
import { PreviewedInput } from './Previewed';
import { PreviewProvider } from './preview';
import { SaveBar } from './SaveBar';
import { ServerErrors } from './ServerErrors';
import { Suggestions } from './Suggestions';
import { type FormRecord, type SaveForm, useSaving } from './use-saving';

interface RecordFormProps {
  /** Initial values of the form: the record, or the defaults of a new record. Later versions come into an untouched form. */
  record: FormRecord;
  /** The shown fields, in order. */
  fields: FieldModel[];
  /** The fields with an input; all shown ones if left out. */
  writable?: FieldModel[];
  onSave: SaveForm;
  cancelTo?: string;
  /** Keys of the labels for records that are submitted, or saved unfinished before. */
  labels?: { submit: string; draft: string };
  /** Name under which typed input is kept; by the path and the id if left out. */
  name?: string;
  /** Content below fields, by the names of the fields. */
  below?: Readonly<Record<string, ReactNode>>;
  /** Content beside the form. */
  beside?: ReactNode;
  /** Further inputs, below the sections. */
  children?: ReactNode;
}

/** The form, and content beside it. */
const BESIDE = { display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 100fr) minmax(0, 42fr)' } as const;

/**
 * The form of a record: one column, grouped by section, errors on the fields and summed up at the top, saving at the
 * bottom or by Ctrl/Cmd-Enter, and a question before changes are left behind. Validation runs on input (spec §5); the
 * server is asked for its preview, and changes of other users are merged when saving, never while typing.
 */
export function RecordForm(props: RecordFormProps) {
  const { record, fields, writable = fields, onSave, cancelTo, labels, below = {}, beside, children } = props;
  const { model, override } = useResourceModel();
  const { name: form = `${model.path}/${record.id ?? 'new'}` } = props;
  const frame = useRef<HTMLDivElement>(null);
  const submit = () => frame.current?.querySelector('form')?.requestSubmit();
  const repeat = useRef<() => void>(submit);
  const { shown, base, stale, question, ...saving } = useSaving(record, model.path, writable, onSave);
  const names = useMemo(() => new Set(writable.map(({ name }) => name)), [writable]);
  const sections = useMemo(() => formSections(fields, model.sections), [fields, model.sections]);
  const Notice = override.notice;
  return (
    <Box
      ref={frame}
      sx={{ maxWidth: (theme) => (override.isWide ? undefined : theme.spacing(beside ? 145 : 100)), width: '100%' }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        submit();
      }}
    >
      <Form
        record={shown}
        onSubmit={(values: Record<string, unknown>) => {
          repeat.current = submit;
          return saving.save(values, false);
        }}
        mode="onChange"
        noValidate
        disableInvalidFormNotification
      >
        <PreviewProvider>
          <Box sx={beside ? BESIDE : undefined}>
            <Paper variant="outlined" sx={{ px: { xs: 2, sm: 3 }, pt: 2, minWidth: 0 }}>
              {record.id === undefined && <DefaultsOfNewFields fields={fields} />}
              <KeepInput form={form} fields={fields} />
              <ErrorSummary fields={fields} />
              {model.preview && <Suggestions fields={writable} />}
              <RequiredHint fields={writable} />
              {Notice && <Notice />}
              <Stack sx={{ gap: 3 }}>
                {sections.map((section) => (
                  <FormSection key={section.name ?? ''} section={section}>
                    <FieldLines fields={section.fields}>
                      {(field) =>
                        names.has(field.name) ? (
                          <>
                            <PreviewedInput field={field} />
                            {below[field.name]}
                          </>
                        ) : (
                          <LabeledValue field={field} />
                        )
                      }
                    </FieldLines>
                  </FormSection>
                ))}
                {children}
              </Stack>
              <SaveBar
                cancelTo={cancelTo}
                labels={labels}
                repeat={repeat}
                onDraft={(values, onSaved) => saving.save(values, true, onSaved)}
              />
            </Paper>
            {beside}
          </Box>
        </PreviewProvider>
        <LeaveGuard form={form} />
        <ServerErrors />
        {question}
        {record.id !== undefined && (
          <FollowRecord record={record as RaRecord} shown={base.version} onFollow={saving.follow} />
        )}
        {stale && (
          <ConflictDialog
            base={base as RaRecord}
            stale={stale}
            fields={writable}
            onClose={saving.forgetStale}
            onResolved={(current) => {
              saving.continueOn(current);
              setTimeout(() => repeat.current());
            }}
          />
        )}
      </Form>
    </Box>
  );
}

function RequiredHint({ fields }: { fields: FieldModel[] }) {
  const translate = useTranslate();
  if (!fields.some((field) => field.required)) return null;
  return (
    <Typography variant="caption" component="p" color="text.secondary" sx={{ m: 0, textAlign: 'right' }}>
      {translate('generator.form.required')}
    </Typography>
  );
}
