import DeleteOutline from '@mui/icons-material/DeleteOutline';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { type RaRecord, useTranslate } from 'react-admin';
import { ActionsMenu, type MenuAction } from '../../components/ActionsMenu';
import { type FileRecord, isOpenTo } from '../../model/files';
import type { PanelModel } from '../../model/panels';
import { contentPath, downloadFile } from '../../providers/files';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { usePanelText } from './use-panel-text';

interface LineMenuProps {
  panel: PanelModel;
  record: RaRecord;
  /** Title of the record. */
  title: string;
  can: { update: boolean; delete: boolean };
  /** Entries above the general ones. */
  further?: readonly MenuAction[];
  /** Entries after the change. */
  acts?: readonly MenuAction[];
  onAsk: (dialog: 'change' | 'remove') => void;
}

/** What the user may do with a record of a panel; nothing without any such action. */
export function LineMenu({ panel, record, title, can, further = [], acts = [], onAsk }: LineMenuProps) {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const text = usePanelText(panel);
  const { path, isFile } = panel.model;
  const download = () => downloadFile(contentPath(path, record.id), title).catch(notifyFailure);
  const actions: MenuAction[] = [
    ...further,
    {
      text: 'generator.file.download',
      Icon: DownloadOutlined,
      offered: isFile && isOpenTo(record as { can?: FileRecord['can'] }),
      choose: () => void download(),
    },
    {
      text: text('change', translate('generator.panel.edit', { title })),
      Icon: EditOutlined,
      offered: can.update,
      choose: () => onAsk('change'),
    },
    ...acts,
    {
      text: text('remove', translate('ra.action.delete')),
      Icon: DeleteOutline,
      offered: can.delete,
      choose: () => onAsk('remove'),
    },
  ].filter(({ offered = true }: Partial<MenuAction>) => offered);
  if (actions.length === 0) return null;
  return (
    <ActionsMenu label={text('menu', translate('generator.panel.menu', { title }), { title })} actions={actions} />
  );
}
