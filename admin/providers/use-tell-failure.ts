import { useCallback } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ApiError, failureText } from './problem';

/** Gives a function that tells the reader of what failed, beside a screen that goes on as it is. */
export function useTellFailure(): (error: unknown) => void {
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) console.error(error);
      notify(failureText(error, translate), { type: 'error' });
    },
    [notify, translate],
  );
}
