import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, useId, useRef } from 'react';
import { Form, useTranslate } from 'react-admin';
import { FieldInput } from '../inputs/FieldInput';
import type { FieldModel, ResourceModel } from '../model/resource-model';
import type { ResourceOverride } from '../overrides';
import { ResourceModelProvider } from '../resource-model-context';
import { refusalOf } from './refusal';
import { ServerErrors } from './ServerErrors';
import { SubmitButton } from './SubmitButton';
import { WholeFailure } from './WholeFailure';

interface FieldsDialogProps {
  title: string;
  /** Label of the button that sends. */
  action: string;
  model: ResourceModel;
  fields: readonly FieldModel[];
  record?: object;
  /** What of the inputs differs from what is generated. */
  override?: ResourceOverride;
  /** Sends the values; a refusal is shown on its fields. */
  onSubmit: (values: Record<string, unknown>) => Promise<void>;
  onClose: () => void;
  /** Inputs besides the fields, such as a file. */
  children?: ReactNode;
}

/** A few fields of a resource in a dialog, the whole screen on a phone; Ctrl-Enter sends. */
export function FieldsDialog(props: FieldsDialogProps) {
  const { title, action, model, fields, record, override = {}, onSubmit, onClose, children } = props;
  const translate = useTranslate();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const submit = async (values: object) => {
    try {
      await onSubmit(values as Record<string, unknown>);
      return undefined;
    } catch (error) {
      return refusalOf(error, [...fields]);
    }
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth fullScreen={isSmall} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <ResourceModelProvider value={{ model, override }}>
        <Form record={record} onSubmit={submit} mode="onChange" noValidate disableInvalidFormNotification>
          <DialogContent
            ref={frame}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              frame.current?.closest('form')?.requestSubmit();
            }}
          >
            <Stack spacing={1.5}>
              <WholeFailure />
              {children}
              {fields.map((field) => (
                <FieldInput key={field.name} field={field} />
              ))}
            </Stack>
            <ServerErrors />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
            <SubmitButton label={action} />
          </DialogActions>
        </Form>
      </ResourceModelProvider>
    </Dialog>
  );
}
