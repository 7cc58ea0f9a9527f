import { Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ActionModel, FieldModel } from '../../model/resource-model';
import { defaultsOf } from '../../model/written-values';
import { FormDialog } from '../form/FormDialog';
import { useResourceModel } from '../resource-model-context';

interface ActionDialogProps {
  action: ActionModel;
  body: FieldModel[];
  /** The question that the user confirms by sending; empty if the dialog has fields alone. */
  question: string;
  /** Sends the body; a refusal stays on the fields. */
  onSubmit: (values: object) => Promise<void>;
  onClose: () => void;
}

/** Shows the body of an action as a form, with the same inputs as forms of records, and sends it. */
export default function ActionDialog({ action, body, question, onSubmit, onClose }: ActionDialogProps) {
  const translate = useTranslate();
  const { model } = useResourceModel();
  const [defaults] = useState(() => defaultsOf(body));
  // Help is optional: a field has help if the locales hold a text for it.
  const fields = body.map((field) => ({
    ...field,
    help: (field.help && translate(field.help, { _: '' })) || undefined,
  }));
  return (
    <FormDialog
      title={translate(action.label)}
      action={translate(action.label)}
      model={model}
      record={defaults}
      fields={fields}
      onSave={onSubmit}
      onClose={onClose}
    >
      {question && <Typography>{question}</Typography>}
    </FormDialog>
  );
}
