import { Box, List, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LoadFailure } from '../../../components/LoadFailure';
import { uploadQueue } from '../data/upload-queue';
import { useAttachments } from '../data/use-attachments';
import { useTicket } from '../data/use-ticket';
import { uploadPath } from '../model/attachment';
import { AttachmentItem } from './AttachmentItem';
import { FilePicker } from './FilePicker';

/**
 * The files of the ticket with a button to add some; files added here by the desk stay hidden from the customer.
 * `titled` adds a heading if there is no tab.
 */
export function AttachmentPanel({ titled = false }: { titled?: boolean }) {
  const translate = useTranslate();
  const { id, can } = useTicket();
  const { data: attachments, error, refetch } = useAttachments(id);
  return (
    <Box component="section" aria-label={translate('tickets.detail.attachments')}>
      {titled && (
        <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
          {translate('tickets.attachment.title', { smart_count: attachments?.length ?? 0 })}
        </Typography>
      )}
      {error && <LoadFailure what="attachments" error={error} onRetry={() => refetch()} />}
      {!attachments && !error && <Skeleton variant="rounded" sx={{ height: (theme) => theme.spacing(5) }} />}
      <Stack spacing={1}>
        {attachments && attachments.length > 0 && (
          <List dense disablePadding>
            {attachments.map((attachment) => (
              <AttachmentItem key={attachment.id} attachment={attachment} />
            ))}
          </List>
        )}
        {can.upload && <FilePicker onPick={(files) => void uploadQueue.add(uploadPath(id), files)} />}
        {attachments?.length === 0 && !can.upload && (
          <Typography variant="body2" color="text.secondary">
            {translate('tickets.attachment.none')}
          </Typography>
        )}
      </Stack>
    </Box>
  );
}
