import { Box } from '@mui/material';
import { Thumbnail } from '../attachments/Thumbnail';
import type { Activity } from '../model/activity';
import { type Attachment, isPicture } from '../model/attachment';
import { LineEntry } from './LineEntry';

/** A file that was added: a line, and the picture itself where it is one. */
export function FileEntry({ activity, attachment }: { activity: Activity; attachment?: Attachment }) {
  return (
    <Box>
      <LineEntry activity={activity} />
      {attachment && isPicture(attachment) && (
        <Box sx={{ pl: 4.5, pt: 0.5 }}>
          <Thumbnail attachment={attachment} />
        </Box>
      )}
    </Box>
  );
}
