import Delete from '@mui/icons-material/DeleteOutline';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { Confirm, type RaRecord, useDelete, useNotify, useRedirect, useTranslate, useUnselect } from 'react-admin';
import { useResourceModel } from '../resource-model-context';
import { type Refusal, refusalOn } from '../usage/refusal';

const RefusedDialog = lazy(() => import('../usage/RefusedDialog'));
const SwitchButton = lazy(() => import('../usage/SwitchButton'));

/**
 * Deletes a record after a question, and goes back to the list. A refusal changes nothing; it shows the records that
 * use the record, and offers to deactivate it instead where that is possible.
 */
export function DeleteButton({ record, title }: { record: RaRecord; title: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const { model, override } = useResourceModel();
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [remove, { isPending }] = useDelete();
  const unselect = useUnselect(model.route);
  const confirm = async () => {
    try {
      const params = { id: record.id, previousData: record };
      await remove(model.route, params, { returnPromise: true, mutationMode: 'pessimistic' });
      unselect([record.id], true);
      notify('generator.form.deleted', { type: 'success' });
      redirect('list', model.route);
    } catch (error) {
      setRefusal(refusalOn({ id: String(record.id), title }, error, translate));
    } finally {
      setAsking(false);
    }
  };
  const canSwitch = model.isSwitched && model.can.update && record.active !== false && refusal?.isHeld;
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
        content={translate(override.deleteText ?? 'generator.delete.text', { smart_count: 1 })}
        confirm={translate('generator.action.delete')}
        cancel={translate('generator.action.cancel')}
        confirmColor="warning"
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
      {refusal && (
        <Suspense fallback={null}>
          <RefusedDialog
            title={translate('masterdata.usage.refused', { title })}
            isNamed
            refusals={[refusal]}
            hint={canSwitch ? translate('masterdata.switch.instead') : undefined}
            onClose={() => setRefusal(undefined)}
          >
            {canSwitch && <SwitchButton record={record} title={title} onDone={() => setRefusal(undefined)} />}
            {refusal.isHeld && override.insteadOfDelete?.(() => setRefusal(undefined))}
          </RefusedDialog>
        </Suspense>
      )}
    </>
  );
}
