import { Typography } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { baseOf } from '../../model/actions';
import type { ActionModel, FieldModel } from '../../model/resource-model';
import { defaultsOf } from '../../model/written-values';
import { useKeptInputs } from '../../providers/use-kept-inputs';
import { FormDialog } from '../form/FormDialog';
import { useResourceModel } from '../resource-model-context';
import { useRecordTitle } from './use-record-title';

interface ActionDialogProps {
  action: ActionModel;
  body: FieldModel[];
  /** The records on which it acts. */
  records: readonly RaRecord[];
  /** The question that the user confirms by sending; empty if the dialog has fields alone. */
  question: string;
  /** Sends the body; a refusal stays on the fields. */
  onSubmit: (values: object) => Promise<void>;
  onClose: () => void;
}

/** The values of the records on which references of the body depend (`within`), where all records share them. */
const sharedValues = (body: readonly FieldModel[], [first, ...others]: readonly RaRecord[]) =>
  Object.fromEntries(
    body
      .flatMap(({ reference }) => Object.values(reference?.within ?? {}))
      .filter((name) => others.every((record) => record[name] === first?.[name]))
      .map((name) => [name, first?.[name]]),
  );

/** Shows the body of an action as a form, with the same inputs as forms of records, and sends it. */
export default function ActionDialog({ action, body, records, question, onSubmit, onClose }: ActionDialogProps) {
  const translate = useTranslate();
  const { model, override } = useResourceModel();
  const inputs = useKeptInputs();
  const titleOf = useRecordTitle();
  const single = records.length === 1 ? records[0] : undefined;
  const [defaults] = useState(() => ({
    ...sharedValues(body, records),
    ...defaultsOf(body),
    ...(single && override.actions?.[action.name]?.defaults?.(single)),
    ...action.begun,
  }));
  const [base, label] = [baseOf(action), translate(action.label)];
  const keptAs = single && `${model.path}/${single.id}/${action.label}`;
  const close = () => {
    if (keptAs) inputs.forget(keptAs);
    onClose();
  };
  // Help is optional: a field has help if the locales hold a text for it.
  const fields = body.map((field) => ({
    ...field,
    help: (field.help && translate(field.help, { _: '' })) || undefined,
  }));
  return (
    <FormDialog
      title={single ? translate(`${base}.title`, { title: titleOf(single), ...action.words, _: label }) : label}
      action={translate(`${base}.submit`, { _: label })}
      model={model}
      record={defaults}
      fields={fields}
      keptAs={keptAs}
      onSave={onSubmit}
      onClose={close}
    >
      {question && <Typography>{question}</Typography>}
    </FormDialog>
  );
}
