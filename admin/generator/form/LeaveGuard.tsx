import { Button, DialogContentText } from '@mui/material';
import { useEffect } from 'react';
import { useBlocker, useCanBlock, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { AppDialog } from '../../components/AppDialog';
import { useKeptInputs } from '../../providers/use-kept-inputs';

/**
 * Asks the user to confirm before they leave unsaved changes by a link, by the browser's buttons or by closing the tab.
 * Leaving also drops the kept input of the form.
 */
export function LeaveGuard({ form }: { form: string }) {
  const canBlock = useCanBlock();
  return canBlock ? <Guard form={form} /> : null;
}

function Guard({ form }: { form: string }) {
  const inputs = useKeptInputs();
  const translate = useTranslate();
  const { dirtyFields, isSubmitSuccessful, isSubmitting } = useFormState();
  const isUnsaved = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const isAsking = blocker.state === 'blocked' && !isSubmitting;
  useEffect(() => {
    if (isAsking && !isUnsaved) blocker.proceed?.();
  }, [isAsking, isUnsaved, blocker]);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  if (!isAsking || !isUnsaved) return null;
  const leave = () => {
    inputs.forget(form);
    blocker.proceed?.();
  };
  return (
    <AppDialog
      title={translate('generator.leave.title')}
      leave={null}
      onClose={() => blocker.reset?.()}
      actions={
        <>
          <Button onClick={leave}>{translate('generator.leave.discard')}</Button>
          <Button variant="contained" autoFocus onClick={() => blocker.reset?.()}>
            {translate('generator.leave.stay')}
          </Button>
        </>
      }
    >
      <DialogContentText>{translate('generator.leave.text')}</DialogContentText>
    </AppDialog>
  );
}
