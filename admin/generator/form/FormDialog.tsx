import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { changedFields, filledFields } from '../../model/record-diff';
import type { FieldModel, ResourceModel } from '../../model/resource-model';
import { sectionLabel, sectionsOf } from '../../model/sections';
import { withValues } from '../../model/written-values';
import { FieldInput } from '../inputs/FieldInput';
import { FileInput } from '../inputs/FileInput';
import type { ResourceOverride } from '../overrides';
import { ResourceModelProvider } from '../resource-model-context';
import { DialogForm } from './DialogForm';
import { FieldLines } from './FieldLines';
import { KeepInput } from './KeepInput';

interface FormDialogProps {
  title: string;
  model: ResourceModel;
  override?: ResourceOverride;
  /** Initial values of the form: the record, or the defaults of a new record. */
  record: object;
  fields: FieldModel[];
  /** Label of the button that saves. */
  action?: string;
  /** The stored record whose changed fields are sent; of a new record the filled ones. */
  stored?: object;
  /** Name under which the dialog keeps typed input until it is closed. */
  keptAs?: string;
  /** Type of the file that the form asks for. */
  file?: string;
  /** Sends the body; errors of a rejection are shown on the fields or above them. The dialog closes after it. */
  onSave: (body: Record<string, unknown>, file?: File) => Promise<unknown>;
  onClose: () => void;
  /** Content above the fields. */
  children?: ReactNode;
}

const nothing: ResourceOverride = {};

/** The form of a record with its sections in a dialog, for records that are edited beside other content. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    model,
    override = nothing,
    record,
    fields,
    action,
    stored,
    keptAs,
    file,
    onSave,
    onClose,
    children,
  } = props;
  const translate = useTranslate();
  const save = async (values: Record<string, unknown>) => {
    const { confirm, reason } = values;
    const named = { ...withValues(stored ?? {}, fields, values), confirm, reason };
    const body = stored ? changedFields({ ...stored }, named) : filledFields(named);
    await onSave(body, file ? (values.file as File) : undefined);
    onClose();
  };
  return (
    <ResourceModelProvider value={{ model, override }}>
      <DialogForm
        title={title}
        action={action ?? translate('ra.action.save')}
        record={record}
        fields={fields}
        onSubmit={save}
        onClose={onClose}
      >
        {keptAs && <KeepInput form={keptAs} fields={fields} />}
        {children}
        {file && <FileInput accept={file} />}
        {sectionsOf(fields).map(({ name, fields: members }) => (
          <Stack key={name ?? ''} component="section" spacing={1.5}>
            {name && <Typography variant="h3">{translate(sectionLabel(model, name), { _: name })}</Typography>}
            <FieldLines fields={members}>{(field) => <FieldInput field={field} />}</FieldLines>
          </Stack>
        ))}
      </DialogForm>
    </ResourceModelProvider>
  );
}
