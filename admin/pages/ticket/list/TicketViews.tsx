import TvOutlined from '@mui/icons-material/TvOutlined';
import { ListItem, ListItemButton, ListItemText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { entrySx, ViewNav } from '../../../generator/list/views/ViewNav';
import { useMayChangeMany } from '../data/use-bulk';
import { useGroupQueues } from '../data/use-group-queues';

/** The views of the tickets, a link to the wall, and the queues of the assignment groups. */
export function TicketViews({ onChosen }: { onChosen?: () => void }) {
  const translate = useTranslate();
  const lists = useGroupQueues();
  const mayChange = useMayChangeMany();
  return (
    <ViewNav
      onChosen={onChosen}
      more={{ title: translate('resources.assignment-groups.name', { smart_count: 2 }), lists }}
    >
      {mayChange && (
        <ListItem disablePadding>
          <ListItemButton component={Link} to="/issue/wall" sx={entrySx}>
            <ListItemText primary={translate('wall.open')} slotProps={{ primary: { noWrap: true } }} />
            <TvOutlined fontSize="inherit" color="action" aria-hidden />
          </ListItemButton>
        </ListItem>
      )}
    </ViewNav>
  );
}
