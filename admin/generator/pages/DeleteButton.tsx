import Delete from '@mui/icons-material/DeleteOutline';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, type RaRecord, useDelete, useNotify, useRedirect, useTranslate } from 'react-admin';
import { useResourceModel } from '../resource-model-context';

/** Deletes a record after a question, and goes back to the list; a refusal says why and changes nothing. */
export function DeleteButton({ record, title }: { record: RaRecord; title: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const { model } = useResourceModel();
  const [asking, setAsking] = useState(false);
  const [remove, { isPending }] = useDelete();
  const confirm = async () => {
    try {
      const params = { id: record.id, previousData: record };
      await remove(model.route, params, { returnPromise: true, mutationMode: 'pessimistic' });
      notify('generator.form.deleted', { type: 'success' });
      redirect('list', model.route);
    } catch (error) {
      notify(error instanceof Error ? error.message : 'errors.UNEXPECTED', { type: 'error' });
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <Button color="error" startIcon={<Delete />} onClick={() => setAsking(true)}>
        {translate('generator.action.delete')}
      </Button>
      <Confirm
        isOpen={asking}
        maxWidth="xs"
        loading={isPending}
        title={translate('generator.delete.title', { title })}
        content={translate('generator.delete.text')}
        confirm={translate('generator.action.delete')}
        cancel={translate('generator.action.cancel')}
        confirmColor="warning"
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
