import { Chip, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { downloadFile } from '../../../providers/files';
import { useFormat } from '../../../providers/use-format';
import { useNotifyFailure } from '../../../providers/use-notify-failure';
import { FileIcon } from '../attachments/FileIcon';
import { Pictures } from '../attachments/Pictures';
import { type Attachment, attachmentPath, isPicture } from '../model/attachment';

/** The files of a message: pictures shown, others as downloads. */
export function MessageFiles({ files }: { files: Attachment[] }) {
  const translate = useTranslate();
  const format = useFormat();
  const notifyFailure = useNotifyFailure();
  const others = files.filter((file) => !isPicture(file));
  const save = ({ id, name }: Attachment) => downloadFile(attachmentPath(id, 'content'), name).catch(notifyFailure);
  return (
    <>
      <Pictures pictures={files.filter(isPicture)} />
      {others.length > 0 && (
        <Stack direction="row" useFlexGap sx={{ gap: 0.75, flexWrap: 'wrap', pt: 0.75 }}>
          {others.map((file) => (
            <Chip
              key={file.id}
              size="small"
              variant="outlined"
              icon={<FileIcon contentType={file.contentType} />}
              label={translate('tickets.timeline.file', { name: file.name, size: format.bytes(file.size) })}
              title={translate('tickets.attachment.download', { name: file.name })}
              onClick={() => void save(file)}
              sx={{ maxWidth: '100%' }}
            />
          ))}
        </Stack>
      )}
    </>
  );
}
