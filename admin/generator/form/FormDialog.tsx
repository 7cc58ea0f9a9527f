import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { Form, useTranslate } from 'react-admin';
import { FieldInput } from '../inputs/FieldInput';
import type { FieldModel, ResourceModel } from '../model/resource-model';
import { sectionsOf } from '../model/sections';
import type { ResourceOverride } from '../overrides';
import { ResourceModelProvider } from '../resource-model-context';
import { refusalOf } from './refusal';
import { ServerErrors } from './ServerErrors';
import { SubmitButton } from './SubmitButton';
import { WholeFailure } from './WholeFailure';

interface FormDialogProps {
  title: string;
  model: ResourceModel;
  override?: ResourceOverride;
  /** What the form starts with: the record, or the defaults of a new one. */
  record: object;
  fields: FieldModel[];
  /** Label of the button that saves. */
  action?: string;
  /** Saves; what it rejects with is shown on the fields or above them. */
  onSave: (values: Record<string, unknown>) => Promise<void>;
  onClose: () => void;
  /** What is shown below the fields. */
  children?: ReactNode;
}

const nothing: ResourceOverride = {};

/** The form of a record in a dialog, for what is written beside something else; Ctrl/Cmd-Enter saves. */
export function FormDialog(props: FormDialogProps) {
  const { title, model, override = nothing, record, fields, action, onSave, onClose, children } = props;
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const submit = async (values: object) => {
    try {
      await onSave(values as Record<string, unknown>);
      return undefined;
    } catch (error) {
      return refusalOf(error, fields);
    }
  };
  return (
    <ResourceModelProvider value={{ model, override }}>
      <Dialog
        open
        onClose={onClose}
        maxWidth="sm"
        aria-labelledby="form-dialog-title"
        sx={{ '& form': { display: 'flex', flexDirection: 'column', minHeight: 0 } }}
      >
        <DialogTitle id="form-dialog-title">{title}</DialogTitle>
        <Form record={record} onSubmit={submit} mode="onChange" noValidate disableInvalidFormNotification>
          <DialogContent
            ref={frame}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              frame.current?.closest('form')?.requestSubmit();
            }}
          >
            <Stack spacing={2}>
              <WholeFailure />
              {sectionsOf(fields).map(({ name, fields: members }) => (
                <Stack key={name ?? ''} component="section" spacing={1.5}>
                  {name && (
                    <Typography variant="h3">
                      {translate(`resources.${model.path}.sections.${name}`, { _: name })}
                    </Typography>
                  )}
                  {members.map((field) => (
                    <FieldInput key={field.name} field={field} />
                  ))}
                </Stack>
              ))}
              {children}
            </Stack>
            <ServerErrors />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
            <SubmitButton label={action ?? translate('ra.action.save')} />
          </DialogActions>
        </Form>
      </Dialog>
    </ResourceModelProvider>
  );
}
