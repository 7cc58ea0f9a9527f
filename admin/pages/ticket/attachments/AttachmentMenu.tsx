import DeleteOutline from '@mui/icons-material/DeleteOutline';
import EditOutlined from '@mui/icons-material/EditOutlined';
import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import { ListItemIcon, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useTranslate } from 'react-admin';
import { MenuButton } from '../../../layout/MenuButton';
import { useAttachmentChanges } from '../data/use-attachments';
import type { Attachment } from '../model/attachment';
import { RenameDialog } from './RenameDialog';

/** Renames or removes a file, as far as the server allows it. */
export function AttachmentMenu({ attachment }: { attachment: Attachment }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { remove } = useAttachmentChanges(attachment);
  const [asking, setAsking] = useState<'rename' | 'remove'>();
  const { name, can } = attachment;
  const close = () => setAsking(undefined);
  const confirm = async () => {
    try {
      await remove();
    } catch (error) {
      notify(error instanceof Error ? error.message : 'tickets.attachment.failed', { type: 'error' });
    } finally {
      close();
    }
  };
  return (
    <>
      <MenuButton label={translate('tickets.attachment.more', { name })} icon={<MoreVertOutlined fontSize="small" />}>
        {(hide) => [
          can.edit && (
            <MenuItem
              key="rename"
              onClick={() => {
                hide();
                setAsking('rename');
              }}
            >
              <ListItemIcon>
                <EditOutlined fontSize="small" />
              </ListItemIcon>
              {translate('tickets.attachment.rename')}
            </MenuItem>
          ),
          can.delete && (
            <MenuItem
              key="remove"
              onClick={() => {
                hide();
                setAsking('remove');
              }}
            >
              <ListItemIcon>
                <DeleteOutline fontSize="small" />
              </ListItemIcon>
              {translate('ra.action.remove')}
            </MenuItem>
          ),
        ]}
      </MenuButton>
      {asking === 'rename' && <RenameDialog attachment={attachment} onClose={close} />}
      <Confirm
        isOpen={asking === 'remove'}
        title={translate('tickets.attachment.removeTitle', { name })}
        content={translate('tickets.attachment.removeText')}
        confirm={translate('ra.action.remove')}
        cancel={translate('ra.action.cancel')}
        confirmColor="warning"
        onConfirm={confirm}
        onClose={close}
      />
    </>
  );
}
