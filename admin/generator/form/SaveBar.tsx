import Save from '@mui/icons-material/SaveOutlined';
import { Button } from '@mui/material';
import { type RefObject, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { Link } from 'react-router';
import { errorsByPath } from '../../model/form-errors';
import { FormFooter } from './FormFooter';

interface SaveBarProps {
  cancelTo?: string;
  /** Keys of the labels for records that are submitted, or saved unfinished before. */
  labels?: { submit: string; draft: string };
  onDraft: (values: Record<string, unknown>, onSaved: () => void) => Promise<object | undefined>;
  /** Repeats the last attempt. */
  repeat: RefObject<() => void>;
}

/** Saves at the bottom of the form, always in reach; an unfinished record is saved without the mandatory fields. */
export function SaveBar({ cancelTo, labels, onDraft, repeat }: SaveBarProps) {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  const { getValues, reset, setError, clearErrors } = useFormContext();
  const [isKeeping, setIsKeeping] = useState(false);
  const keep = async () => {
    repeat.current = keep;
    setIsKeeping(true);
    clearErrors();
    const refusal = await onDraft(getValues(), () => reset(getValues()));
    for (const { path, message } of errorsByPath(messagesOf(refusal))) setError(path, { type: 'server', message });
    setIsKeeping(false);
  };
  return (
    <FormFooter>
      <Button
        type="submit"
        variant="contained"
        startIcon={labels ? undefined : <Save />}
        loading={isSubmitting}
        loadingPosition={labels ? undefined : 'start'}
        disabled={isKeeping}
      >
        {translate(labels?.submit ?? 'generator.action.save')}
      </Button>
      {labels && (
        <Button variant="outlined" onClick={keep} loading={isKeeping} disabled={isSubmitting}>
          {translate(labels.draft)}
        </Button>
      )}
      {cancelTo && (
        <Button component={Link} to={cancelTo} color="inherit">
          {translate('generator.action.cancel')}
        </Button>
      )}
    </FormFooter>
  );
}

/** The texts at the leaves as messages of a form. */
function messagesOf(refusal: object = {}): object {
  return Object.fromEntries(
    Object.entries(refusal).map(([key, value]) => [
      key,
      typeof value === 'string' ? { message: value } : messagesOf(value),
    ]),
  );
}
