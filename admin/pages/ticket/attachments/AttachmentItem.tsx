import { Box, Link, ListItem, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { downloadFile } from '../../../providers/files';
import { useFormat } from '../../../providers/use-format';
import { useTicket } from '../data/use-ticket';
import { type Attachment, attachmentPath } from '../model/attachment';
import { AttachmentMenu } from './AttachmentMenu';
import { FileIcon } from './FileIcon';
import { VisibilityButton } from './VisibilityButton';

/** A file: a click saves it; whether the customer sees it, and what else can be done with it. */
export function AttachmentItem({ attachment }: { attachment: Attachment }) {
  const translate = useTranslate();
  const format = useFormat();
  const notify = useNotify();
  const { can } = useTicket();
  const [busy, setBusy] = useState(false);
  const { name, size, createdAt, createdBy, contentType } = attachment;
  const download = async () => {
    setBusy(true);
    try {
      await downloadFile(attachmentPath(attachment.id, 'content'), name);
    } catch (error) {
      notify(error instanceof Error ? error.message : 'tickets.attachment.failed', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <ListItem disableGutters sx={{ gap: 1, alignItems: 'center', py: 0.5 }}>
      <FileIcon contentType={contentType} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link
          component="button"
          type="button"
          variant="body2"
          onClick={download}
          disabled={busy}
          title={translate('tickets.attachment.download', { name })}
          sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}
        >
          {name}
        </Link>
        <Typography variant="caption" component="div" color="text.secondary" noWrap>
          {translate('tickets.attachment.facts', {
            size: format.bytes(size),
            day: format.day(createdAt),
            name: createdBy ?? '',
          })}
        </Typography>
      </Box>
      {can.workNote && <VisibilityButton attachment={attachment} />}
      {(attachment.can.edit || attachment.can.delete) && <AttachmentMenu attachment={attachment} />}
    </ListItem>
  );
}
