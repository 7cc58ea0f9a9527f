import { Chip, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FileIcon } from '../../../components/FileIcon';
import { Pictures } from '../../../generator/files/Pictures';
import { isPicture } from '../../../model/files';
import { contentPath, downloadFile } from '../../../providers/files';
import { useFormat } from '../../../providers/use-format';
import { useNotifyFailure } from '../../../providers/use-notify-failure';
import { ATTACHMENTS, type Attachment } from '../model/attachment';

/** The files of a message: pictures shown, others as downloads. */
export function MessageFiles({ files }: { files: Attachment[] }) {
  const translate = useTranslate();
  const format = useFormat();
  const notifyFailure = useNotifyFailure();
  const others = files.filter((file) => !isPicture(file));
  const save = ({ id, name }: Attachment) => downloadFile(contentPath(ATTACHMENTS, id), name).catch(notifyFailure);
  return (
    <>
      <Pictures resource={ATTACHMENTS} pictures={files.filter(isPicture)} />
      {others.length > 0 && (
        <Stack direction="row" useFlexGap sx={{ gap: 0.75, flexWrap: 'wrap', pt: 0.75 }}>
          {others.map((file) => (
            <Chip
              key={file.id}
              size="small"
              variant="outlined"
              icon={<FileIcon contentType={file.contentType} />}
              label={translate('tickets.timeline.file', { name: file.name, size: format.bytes(file.size) })}
              title={translate('files.download', { name: file.name })}
              onClick={() => void save(file)}
              sx={{ maxWidth: '100%' }}
            />
          ))}
        </Stack>
      )}
    </>
  );
}
