import Delete from '@mui/icons-material/DeleteOutline';
import { Button, IconButton, Tooltip } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { type RaRecord, useDelete, useNotify, useRedirect, useTranslate, useUnselect } from 'react-admin';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { useResourceModel } from '../resource-model-context';
import { type Refusal, refusalOn } from '../usage/refusal';
import { useReload } from '../use-reload';

const RefusedDialog = lazy(() => import('../usage/RefusedDialog'));
const SwitchButton = lazy(() => import('../usage/SwitchButton'));

interface DeleteButtonProps {
  record: RaRecord;
  title: string;
  /** The button is an icon in a row, which leaves the page open. */
  dense?: boolean;
}

/**
 * Deletes a record after a question, and goes back to the list. A refusal changes nothing; it shows the records that
 * use the record, and offers to deactivate it instead where that is possible.
 */
export function DeleteButton({ record, title, dense = false }: DeleteButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const reload = useReload();
  const { model, override } = useResourceModel();
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [remove] = useDelete();
  const unselect = useUnselect(model.route);
  const confirm = async () => {
    try {
      const params = { id: record.id, previousData: record };
      await remove(model.route, params, { returnPromise: true, mutationMode: 'pessimistic' });
      unselect([record.id], true);
      notify('generator.form.deleted', { type: 'success' });
      if (dense) reload();
      else redirect('list', model.route);
    } catch (error) {
      setRefusal(refusalOn(error, translate));
    }
  };
  const canSwitch = model.isSwitched && model.can.update && record.active !== false && refusal?.isHeld;
  const label = translate('generator.panel.delete', { title });
  return (
    <>
      {dense ? (
        <Tooltip title={label}>
          <IconButton size="small" aria-label={label} onClick={() => setAsking(true)}>
            <Delete fontSize="small" />
          </IconButton>
        </Tooltip>
      ) : (
        <Button color="error" startIcon={<Delete />} onClick={() => setAsking(true)}>
          {translate('generator.action.delete')}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          isRemoval
          title={translate('generator.delete.title', { title })}
          text={translate(override.deleteText ?? 'generator.delete.text', { smart_count: 1 })}
          action={translate('generator.action.delete')}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
      {refusal && (
        <Suspense fallback={null}>
          <RefusedDialog
            title={translate('masterdata.usage.refused', { title })}
            refusal={refusal}
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
