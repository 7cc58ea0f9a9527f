import { Box, Divider, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../providers/use-format';
import { type Activity, foldChanges } from '../model/activity';
import type { Attachment } from '../model/attachment';
import { Entry } from './Entry';
import { FoldedChanges } from './FoldedChanges';

interface TimelineDayProps {
  /** YYYY-MM-DD. */
  day: string;
  activities: Activity[];
  /** The files of the ticket, for the entries that name them. */
  attachments: Attachment[];
  /** Id of the entry that the address links to. */
  marked?: string;
  /** Moment of the reader's last visit. */
  lastVisit?: string;
  /** Whether small entries in a row are folded into one line. */
  folds: boolean;
}

/** The entries of one day, under its date; small changes of one person in a row are folded. */
export function TimelineDay({ day, activities, attachments, marked, lastVisit, folds }: TimelineDayProps) {
  const translate = useTranslate();
  const format = useFormat();
  const isNew = ({ createdAt }: Activity) => lastVisit !== undefined && createdAt > lastVisit;
  const firstNew = activities.findIndex(isNew);
  const news = firstNew > 0 ? activities[firstNew]?.id : undefined;
  return (
    <Box component="section" sx={{ mb: 2 }}>
      <Divider sx={{ mb: 1 }}>
        <Typography variant="caption" component="h3" color="text.secondary" sx={{ fontWeight: 'fontWeightMedium' }}>
          {format.longDay(day)}
        </Typography>
      </Divider>
      <Stack spacing={1}>
        {(folds ? foldChanges(activities) : activities.map((activity) => [activity])).map((group) => {
          const [first] = group as [Activity];
          return (
            <Box key={first.id}>
              {group.some(({ id }) => id === news) && (
                <Divider
                  textAlign="left"
                  sx={{ mb: 1, color: 'primary.main', '&::before, &::after': { borderColor: 'primary.main' } }}
                >
                  <Typography variant="caption">{translate('tickets.timeline.sinceLastVisit')}</Typography>
                </Divider>
              )}
              {group.length > 1 ? (
                <FoldedChanges activities={group} marked={marked} />
              ) : (
                <Entry activity={first} attachments={attachments} isMarked={first.id === marked} />
              )}
            </Box>
          );
        })}
      </Stack>
    </Box>
  );
}
