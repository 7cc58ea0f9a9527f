import { lazy, Suspense, useRef, useState } from 'react';
import { type RaRecord, useDelete, useNotify, useTranslate, useUnselect } from 'react-admin';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { useResourceModel } from '../resource-model-context';
import { type Refusal, refusalOn } from '../usage/refusal';

const RefusedDialog = lazy(() => import('../usage/RefusedDialog'));
const SwitchButton = lazy(() => import('../usage/SwitchButton'));

interface DeleteQuestionProps {
  record: RaRecord;
  /** Title of the record. */
  title: string;
  /** Texts of the question in place of the general ones. */
  texts?: { title: string; text: string; action: string };
  onDeleted: () => void;
  onClose: () => void;
}

/**
 * Deletes a record after a question. A refusal changes nothing; it shows the records that use the record, and offers to
 * deactivate it instead where that is possible.
 */
export function DeleteQuestion({ record, title, texts, onDeleted, onClose }: DeleteQuestionProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { model, override } = useResourceModel();
  const [refusal, setRefusal] = useState<Refusal>();
  const isRefused = useRef(false);
  const [remove] = useDelete();
  const unselect = useUnselect(model.route);
  const confirm = async () => {
    try {
      const params = { id: record.id, previousData: record };
      await remove(model.route, params, { returnPromise: true, mutationMode: 'pessimistic' });
      unselect([record.id], true);
      notify('generator.form.deleted', { type: 'success' });
      onDeleted();
    } catch (error) {
      isRefused.current = true;
      setRefusal(refusalOn(error, translate));
    }
  };
  if (!refusal) {
    return (
      <ConfirmDialog
        isRemoval
        title={texts?.title ?? translate('generator.delete.title', { title })}
        text={texts?.text ?? translate(override.deleteText ?? 'generator.delete.text', { smart_count: 1 })}
        action={texts?.action ?? translate('generator.action.delete')}
        onConfirm={confirm}
        onClose={() => isRefused.current || onClose()}
      />
    );
  }
  const canSwitch = model.isSwitched && model.can.update && record.active !== false && refusal.isHeld;
  return (
    <Suspense fallback={null}>
      <RefusedDialog
        title={translate('masterdata.usage.refused', { title })}
        refusal={refusal}
        hint={canSwitch ? translate('masterdata.switch.instead') : undefined}
        onClose={onClose}
      >
        {canSwitch && <SwitchButton record={record} title={title} onDone={onClose} />}
        {refusal.isHeld && override.insteadOfDelete?.(onClose)}
      </RefusedDialog>
    </Suspense>
  );
}
