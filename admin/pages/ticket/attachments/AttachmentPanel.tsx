import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { RecordLines } from '../../../components/RecordLines';
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
  const query = useAttachments(id);
  return (
    <RecordLines
      label={translate('tickets.detail.attachments')}
      failure={translate('app.loadFailed.attachments')}
      query={query}
      none={can.upload ? undefined : { title: translate('tickets.attachment.none') }}
      line={(attachment) => <AttachmentItem key={attachment.id} attachment={attachment} />}
      foot={can.upload && <FilePicker onPick={(files) => void uploadQueue.add(uploadPath(id), files)} />}
    >
      {titled && (
        <Typography variant="h3" component="h2">
          {translate('tickets.attachment.title', { smart_count: query.data?.length ?? 0 })}
        </Typography>
      )}
    </RecordLines>
  );
}
