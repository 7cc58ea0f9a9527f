import { useTranslate } from 'react-admin';
import { downloadFile } from '../../../providers/files';
import { useTicket } from '../data/use-ticket';
import { type Attachment, attachmentPath } from '../model/attachment';
import { AttachmentMenu } from './AttachmentMenu';
import { FileItem } from './FileItem';
import { TextState } from './TextState';
import { VisibilityButton } from './VisibilityButton';

/** A file: a click saves it; its visibility for the customer, and further actions. */
export function AttachmentItem({ attachment }: { attachment: Attachment }) {
  const translate = useTranslate();
  const { can } = useTicket();
  const { id, name } = attachment;
  const open = {
    words: translate('tickets.attachment.download', { name }),
    run: () => downloadFile(attachmentPath(id, 'content'), name),
  };
  return (
    <FileItem file={attachment} open={open}>
      <TextState text={attachment.text} />
      {can.workNote && <VisibilityButton attachment={attachment} />}
      {(attachment.can.edit || attachment.can.delete) && <AttachmentMenu attachment={attachment} />}
    </FileItem>
  );
}
