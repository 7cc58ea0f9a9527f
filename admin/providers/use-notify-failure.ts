import { useCallback } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ApiError, failureText, NotConfirmedError } from './problem';

/** A function that shows a failure to the user as a notification; the screen stays as it is. */
export function useNotifyFailure(): (error: unknown) => void {
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    (error) => {
      if (error instanceof NotConfirmedError) return;
      if (!(error instanceof ApiError)) console.error(error);
      notify(failureText(error, translate), { type: 'error' });
    },
    [notify, translate],
  );
}
