import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { FormFooter } from '../../../generator/form/FormFooter';
import { errorsByPath } from '../../../model/form-errors';
import type { FieldModel } from '../../../model/resource-model';
import type { SaveTicket, TicketValues } from '../model/ticket-form';
import { ticketRefusal, useRequiredText } from './ticket-refusal';

interface TicketSaveBarProps {
  fields: FieldModel[];
  onSave: SaveTicket;
  /** Called to save the ticket as a draft, with a function that repeats it. */
  onKeep: (keep: () => void) => void;
}

/** Submits the ticket or saves it as a draft; the server accepts incomplete drafts. */
export function TicketSaveBar({ fields, onSave, onKeep }: TicketSaveBarProps) {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  const { getValues, reset, setError, clearErrors } = useFormContext<TicketValues>();
  const requiredText = useRequiredText();
  const [keeping, setKeeping] = useState(false);
  const keep = async () => {
    onKeep(keep);
    setKeeping(true);
    clearErrors();
    try {
      const leave = await onSave(getValues(), { draft: true });
      reset(getValues());
      setTimeout(leave);
    } catch (error) {
      for (const { path, message } of errorsByPath(messagesOf(ticketRefusal(error, fields, requiredText)))) {
        setError(path, { type: 'server', message });
      }
    } finally {
      setKeeping(false);
    }
  };
  return (
    <FormFooter ground="background.default">
      <Button type="submit" variant="contained" loading={isSubmitting} disabled={keeping}>
        {translate('enums.ticketAction.SUBMIT')}
      </Button>
      <Button variant="outlined" onClick={keep} loading={keeping} disabled={isSubmitting}>
        {translate('enums.ticketAction.SAVE_DRAFT')}
      </Button>
    </FormFooter>
  );
}

/** The texts at the leaves as messages of a form. */
function messagesOf(refusal: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(refusal).map(([key, value]) => [
      key,
      typeof value === 'string' ? { message: value } : messagesOf(value as Record<string, unknown>),
    ]),
  );
}
