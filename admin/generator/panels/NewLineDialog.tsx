import type { RaRecord } from 'react-admin';
import { creationOf, type PanelModel } from '../../model/panels';
import { defaultsOf } from '../../model/written-values';
import { FormDialog } from '../form/FormDialog';
import { useResourceModel } from '../resource-model-context';
import { useLineWrites } from './use-line-writes';
import { useAddText, usePanelText } from './use-panel-text';

interface NewLineDialogProps {
  panel: PanelModel;
  /** The record of the page. */
  page: RaRecord;
  /** Values that the user has entered before. */
  given?: object;
  /** Runs before the dialog closes. */
  onAdded?: (record: RaRecord) => unknown;
  onClose: () => void;
}

/** The form of a new record of a panel. */
export function NewLineDialog({ panel, page, given, onAdded, onClose }: NewLineDialogProps) {
  const text = usePanelText(panel);
  const { model, override } = useResourceModel();
  const { add } = useLineWrites(panel, page);
  const title = useAddText(panel);
  const { values, file } = creationOf(panel, page) ?? {};
  const fields = model.fields.filter(({ name, creatable }) => creatable && name !== panel.field.name);
  return (
    <FormDialog
      title={title}
      action={text('save', title)}
      model={model}
      override={override}
      record={{ ...defaultsOf(fields), ...values, ...override.defaults?.(page), ...given }}
      fields={fields}
      file={file}
      onSave={async (body, chosen) => {
        const record = await add(body, chosen);
        await onAdded?.(record);
      }}
      onClose={onClose}
    />
  );
}
