import DeleteOutline from '@mui/icons-material/DeleteOutline';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActionsMenu } from '../../../components/ActionsMenu';
import { useAttachmentChanges } from '../data/use-attachments';
import type { Attachment } from '../model/attachment';
import { RemoveFileDialog } from './RemoveFileDialog';
import { RenameDialog } from './RenameDialog';

/** Renames or removes a file, as far as the server allows it. */
export function AttachmentMenu({ attachment }: { attachment: Attachment }) {
  const translate = useTranslate();
  const { remove } = useAttachmentChanges(attachment);
  const [asking, setAsking] = useState<'rename' | 'remove'>();
  const { name, can } = attachment;
  const close = () => setAsking(undefined);
  return (
    <>
      <ActionsMenu
        label={translate('tickets.attachment.more', { name })}
        actions={[
          {
            text: 'tickets.attachment.rename',
            Icon: EditOutlined,
            offered: can.edit,
            choose: () => setAsking('rename'),
          },
          { text: 'ra.action.remove', Icon: DeleteOutline, offered: can.delete, choose: () => setAsking('remove') },
        ]}
      />
      {asking === 'rename' && <RenameDialog attachment={attachment} onClose={close} />}
      {asking === 'remove' && <RemoveFileDialog name={name} onRemove={remove} onClose={close} />}
    </>
  );
}
