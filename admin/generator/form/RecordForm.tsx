import { Box, Paper, Stack, Typography } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { Form, type RaRecord, useTranslate } from 'react-admin';
import type { FieldModel } from '../../model/resource-model';
import { sectionLabel, sectionsOf } from '../../model/sections';
import { FieldValue } from '../fields/FieldValue';
import { FieldInput } from '../inputs/FieldInput';
import { useResourceModel } from '../resource-model-context';
import { DefaultsOfNewFields } from './DefaultsOfNewFields';
import { ErrorSummary } from './ErrorSummary';
import { FieldLines } from './FieldLines';
import { KeepInput } from './KeepInput';
import { LeaveGuard } from './LeaveGuard';
import { SaveBar } from './SaveBar';
import { ServerErrors } from './ServerErrors';

interface RecordFormProps {
  /** Initial values of the form: the record, or the defaults of a new record. */
  record: Partial<RaRecord>;
  /** The shown fields, in order; fields for which `isEditable` is false have no input. */
  fields: FieldModel[];
  isEditable: (field: FieldModel) => boolean;
  /** Saves, and answers the errors of a refused attempt in the shape of the form. */
  onSubmit: (values: Record<string, unknown>) => Promise<object | undefined>;
  cancelTo: string;
  /** Content of the form below its fields; it may submit the form once more. */
  extra?: (submit: () => void) => ReactNode;
}

/**
 * The form of a record: one column, grouped by section, errors on the fields and summed up at the top, saving at the
 * bottom or by Ctrl/Cmd-Enter, and a question before changes are left behind. Validation runs on input (spec §5).
 */
export function RecordForm({ record, fields, isEditable, onSubmit, cancelTo, extra }: RecordFormProps) {
  const { model, override } = useResourceModel();
  const form = `${model.path}/${record.id ?? 'new'}`;
  const frame = useRef<HTMLDivElement>(null);
  const Notice = override.notice;
  const submit = () => frame.current?.querySelector('form')?.requestSubmit();
  return (
    <Paper
      ref={frame}
      variant="outlined"
      sx={{
        maxWidth: (theme) => (override.isWide ? undefined : theme.spacing(100)),
        width: '100%',
        px: { xs: 2, sm: 3 },
        pt: 2,
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        submit();
      }}
    >
      <Form record={record} onSubmit={onSubmit} mode="onChange" noValidate disableInvalidFormNotification>
        {record.id === undefined && <DefaultsOfNewFields fields={fields} />}
        <KeepInput form={form} fields={fields} />
        <ErrorSummary fields={fields} />
        <RequiredHint fields={fields.filter(isEditable)} />
        {Notice && <Notice />}
        <Stack sx={{ gap: 3 }}>
          {sectionsOf(fields).map((section) => (
            <FormSection key={section.name ?? ''} name={section.name}>
              <FieldLines fields={section.fields}>
                {(field) => (isEditable(field) ? <FieldInput field={field} /> : <LabeledValue field={field} />)}
              </FieldLines>
            </FormSection>
          ))}
        </Stack>
        <SaveBar cancelTo={cancelTo} />
        <LeaveGuard form={form} />
        <ServerErrors />
        {extra?.(submit)}
      </Form>
    </Paper>
  );
}

function FormSection({ name, children }: { name?: string; children: ReactNode }) {
  const translate = useTranslate();
  const { model } = useResourceModel();
  return (
    <Box component="section">
      {name && (
        <Typography variant="h2" sx={{ mb: 1 }}>
          {translate(sectionLabel(model, name), { _: name })}
        </Typography>
      )}
      <Stack sx={{ gap: 1.5 }}>{children}</Stack>
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

/** A value with its label, in place of an input. */
function LabeledValue({ field }: { field: FieldModel }) {
  const translate = useTranslate();
  return (
    <Box>
      <Typography variant="caption" component="div" color="text.secondary">
        {translate(field.label, { _: field.label })}
      </Typography>
      <Typography component="div">
        <FieldValue field={field} />
      </Typography>
    </Box>
  );
}
