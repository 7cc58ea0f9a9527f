import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNotifyFailure } from '../../../providers/use-notify-failure';
import { useAttachmentChanges } from '../data/use-attachments';
import type { Attachment } from '../model/attachment';

/** Whether the customer sees the file; a click toggles it. */
export function VisibilityButton({ attachment }: { attachment: Attachment }) {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const { change } = useAttachmentChanges(attachment);
  const [busy, setBusy] = useState(false);
  const visible = attachment.visibleForCustomer;
  const label = translate(visible ? 'tickets.attachment.visible' : 'tickets.attachment.hidden', {
    name: attachment.name,
  });
  const turn = async () => {
    setBusy(true);
    try {
      await change({ visibleForCustomer: !visible });
    } catch (error) {
      notifyFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const Icon = visible ? VisibilityOutlined : VisibilityOffOutlined;
  return (
    <Tooltip title={label}>
      <span>
        <IconButton
          size="small"
          role="switch"
          aria-checked={visible}
          aria-label={translate('tickets.attachment.visibility', { name: attachment.name })}
          disabled={busy || !attachment.can.edit}
          onClick={turn}
          color={visible ? 'primary' : 'default'}
        >
          <Icon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
}
