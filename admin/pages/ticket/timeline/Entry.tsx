import { Box } from '@mui/material';
import { memo } from 'react';
import { Pictures } from '../../../generator/files/Pictures';
import { isPicture } from '../../../model/files';
import { type Activity, entryFragment, shapeOf } from '../model/activity';
import { ATTACHMENTS, type Attachment } from '../model/attachment';
import { LineEntry } from './LineEntry';
import { Message } from './Message';

interface EntryProps {
  activity: Activity;
  attachments: Attachment[];
  /** Whether the address links to the entry. */
  isMarked: boolean;
}

/** One entry of the timeline in its look; the address can link to it. */
export const Entry = memo(function Entry({ activity, attachments, isMarked }: EntryProps) {
  return (
    <Box
      id={entryFragment(activity.id)}
      aria-current={isMarked || undefined}
      sx={isMarked ? { outline: 2, outlineColor: 'primary.main', outlineOffset: 4, borderRadius: 1 } : undefined}
    >
      <Shaped activity={activity} attachments={attachments} />
    </Box>
  );
});

function Shaped({ activity, attachments }: Omit<EntryProps, 'isMarked'>) {
  switch (shapeOf(activity)) {
    case 'message':
    case 'note':
      return <Message activity={activity} files={attachments.filter(({ id }) => activity.attachments.includes(id))} />;
    case 'file': {
      const pictures = attachments.filter((file) => file.id === activity.attachment && isPicture(file));
      return (
        <>
          <LineEntry activity={activity} />
          <Box sx={{ pl: 4.5 }}>
            <Pictures resource={ATTACHMENTS} pictures={pictures} />
          </Box>
        </>
      );
    }
    default:
      return <LineEntry activity={activity} />;
  }
}
