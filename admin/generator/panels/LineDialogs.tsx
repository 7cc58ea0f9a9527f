import { type RaRecord, useTranslate } from 'react-admin';
import type { PanelModel } from '../../model/panels';
import { FormDialog } from '../form/FormDialog';
import { DeleteQuestion } from '../pages/DeleteQuestion';
import { useResourceModel } from '../resource-model-context';
import { useReload } from '../use-reload';
import { useLineWrites } from './use-line-writes';
import { usePanelText } from './use-panel-text';

/** A dialog about a record of a panel, and other values with which its form begins. */
export interface AskedDialog {
  dialog: 'change' | 'remove' | 'content';
  given?: object;
}

interface LineDialogsProps {
  panel: PanelModel;
  /** The record of the page. */
  page: RaRecord;
  record: RaRecord;
  /** Title of the record. */
  title: string;
  /** The open dialog. */
  asked?: AskedDialog;
  onClose: () => void;
}

/** The form of a record of a panel, its content, and the question before its deletion. */
export function LineDialogs({ panel, page, record, title, asked, onClose }: LineDialogsProps) {
  const translate = useTranslate();
  const text = usePanelText(panel);
  const reload = useReload();
  const { model, override } = useResourceModel();
  const { change } = useLineWrites(panel, page);
  const Content = override.line?.content?.Dialog;
  if (Content && asked?.dialog === 'content') return <Content record={record} onClose={onClose} />;
  if (asked?.dialog === 'change') {
    return (
      <FormDialog
        title={text('change', translate('generator.panel.edit', { title }))}
        model={model}
        override={override}
        record={{ ...record, ...asked.given }}
        fields={model.fields.filter(({ editable }) => editable)}
        stored={record}
        onSave={(body) => change(record, body)}
        onClose={onClose}
      />
    );
  }
  if (asked?.dialog !== 'remove') return null;
  const action = text('remove', translate('ra.action.delete'));
  return (
    <DeleteQuestion
      record={record}
      title={title}
      texts={{
        title: text('removeTitle', translate('generator.delete.title', { title }), { title }),
        text: text('removeText', translate('generator.delete.text', { smart_count: 1 }), { title }),
        action,
      }}
      onDeleted={reload}
      onClose={onClose}
    />
  );
}
