import { Box, Divider, Stack, Typography } from '@mui/material';
import { useFormat } from '../../../providers/use-format';
import { type Activity, shapeOf } from '../model/activity';
import type { Attachment } from '../model/attachment';
import { FileEntry } from './FileEntry';
import { LineEntry } from './LineEntry';
import { Utterance } from './Utterance';

interface TimelineDayProps {
  /** YYYY-MM-DD. */
  day: string;
  activities: Activity[];
  /** The files of the ticket, to show those that the entries name. */
  attachments: Attachment[];
}

/** What happened on one day, under its date. */
export function TimelineDay({ day, activities, attachments }: TimelineDayProps) {
  const format = useFormat();
  return (
    <Box component="section" sx={{ mb: 2 }}>
      <Divider sx={{ mb: 1 }}>
        <Typography variant="caption" component="h3" color="text.secondary" sx={{ fontWeight: 'fontWeightMedium' }}>
          {format.longDay(day)}
        </Typography>
      </Divider>
      <Stack spacing={1}>
        {activities.map((activity) => (
          <Entry key={activity.id} activity={activity} attachments={attachments} />
        ))}
      </Stack>
    </Box>
  );
}

function Entry({ activity, attachments }: { activity: Activity; attachments: Attachment[] }) {
  switch (shapeOf(activity)) {
    case 'message':
    case 'note':
      return <Utterance activity={activity} />;
    case 'file':
      return <FileEntry activity={activity} attachment={attachments.find(({ id }) => id === activity.attachment)} />;
    default:
      return <LineEntry activity={activity} />;
  }
}
