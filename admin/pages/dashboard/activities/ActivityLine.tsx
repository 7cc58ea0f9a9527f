import { Box, ListItem, ListItemButton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { PersonAvatar } from '../../../components/PersonAvatar';
import { useFormat } from '../../../providers/use-format';
import { ticketAddress } from '../../ticket/model/ticket';
import { activitySentence, type LatestActivity } from './activity-sentence';

/** One activity: its sentence and time, its text, and a link to the ticket. */
export function ActivityLine({ activity }: { activity: LatestActivity }) {
  const translate = useTranslate();
  const format = useFormat();
  const { createdAt, createdBy, text, ticket } = activity;
  const system = translate('dashboard.activity.system');
  return (
    <ListItem disablePadding divider sx={{ '&:last-of-type': { borderBottom: 0 } }}>
      <ListItemButton
        component={Link}
        to={ticketAddress(ticket.id)}
        sx={{ alignItems: 'flex-start', gap: 1.5, px: 2, py: 1 }}
      >
        <PersonAvatar name={createdBy || system} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" sx={{ display: 'flex', columnGap: 1 }}>
            <Box component="span" sx={{ flex: 1 }}>
              {activitySentence(activity, translate)}
            </Box>
            <Box
              component="time"
              dateTime={createdAt}
              title={format.moment(createdAt)}
              sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
            >
              {format.distance(createdAt)}
            </Box>
          </Typography>
          {text && (
            <Typography variant="body2" color="text.secondary" noWrap>
              {text}
            </Typography>
          )}
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {[ticket.identifier, ticket.title].filter(Boolean).join('\u00a0· ')}
          </Typography>
        </Box>
      </ListItemButton>
    </ListItem>
  );
}
