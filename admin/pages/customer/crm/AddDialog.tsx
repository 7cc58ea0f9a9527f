import { useNotify, useTranslate } from 'react-admin';
import { FieldsDialog } from '../../../generator/form/FieldsDialog';
import { isCustom } from '../../../model/own-texts';
import { filledFields } from '../../../model/record-diff';
import { defaultsOf, withValues } from '../../../model/written-values';
import { apiFetch } from '../../../providers/http';
import { useModelOf } from '../../../providers/use-model-of';
import { useRefreshCrm } from './crm';

interface AddDialogProps {
  kind: 'contacts' | 'subaddresses';
  /** API path of the new record, and the resource whose fields describe it. */
  path: string;
  describedBy: string;
  /** The fields of the dialog, in this order; custom fields follow. */
  asked: readonly string[];
  onClose: () => void;
}

/** Adds a record to the CRM; each error is shown on its field. */
export function AddDialog({ kind, path, describedBy, asked, onClose }: AddDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const model = useModelOf(describedBy);
  const refresh = useRefreshCrm();
  const own = asked.flatMap((name) => model.fields.filter((field) => field.name === name));
  const fields = [...own, ...model.fields.filter((field) => isCustom(field) && field.creatable)];
  const submit = async (values: Record<string, unknown>) => {
    const body = filledFields(withValues<Record<string, unknown>>({}, fields, values));
    await apiFetch(path, { method: 'POST', body });
    await refresh();
    notify(`customers.${kind}.added`, { type: 'success' });
    onClose();
  };
  return (
    <FieldsDialog
      title={translate(`customers.${kind}.add`)}
      action={translate('ra.action.add')}
      model={model}
      fields={fields}
      record={defaultsOf(fields)}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
