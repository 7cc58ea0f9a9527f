import Close from '@mui/icons-material/Close';
import TvOutlined from '@mui/icons-material/TvOutlined';
import {
  Box,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  ListSubheader,
  Skeleton,
  Tooltip,
} from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useQueries } from '../../../generator/list/use-queries';
import { isSame } from '../../../model/record-diff';
import { useMayChangeMany } from '../data/use-bulk';
import { useListCounts } from '../data/use-list-counts';
import { useViews } from '../data/use-views';
import type { TicketView } from '../model/views';
import { Count } from './Count';

/** Most lists that are counted in one request; saved queries beyond it go without a number. */
const COUNTED = 10;

/** The lists that are a click away, with live counts: one's own, the queues of the groups, the saved queries. */
export function TicketViews({ onChosen }: { onChosen?: () => void }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { views, queues } = useViews();
  const mayChange = useMayChangeMany();
  const queries = useQueries();
  const saved = queries.saved.map((query) => ({
    name: `query-${query.label}`,
    label: query.label,
    filter: query.value.filter ?? {},
    query,
  }));
  const show = ({ filter }: TicketView) => {
    setFilters(filter, []);
    onChosen?.();
  };
  const counts = useCounts([...views, ...saved].slice(0, COUNTED));
  const queueCounts = useCounts(queues);
  const isShown = ({ filter }: TicketView) => isSame(filter, filterValues);
  return (
    <Box component="nav" aria-label={translate('tickets.views.title')}>
      <List dense disablePadding subheader={<Heading text={translate('tickets.views.title')} />}>
        {views.map((view) => (
          <Entry
            key={view.name}
            label={translate(view.label)}
            count={counts[view.name]}
            isShown={isShown(view)}
            onShow={() => show(view)}
          />
        ))}
        {mayChange && (
          <ListItem disablePadding>
            <ListItemButton
              component={Link}
              to="/issue/wall"
              sx={{ borderRadius: 1, px: 1.25, py: 0.25, minHeight: 32 }}
            >
              <ListItemText primary={translate('wall.open')} slotProps={{ primary: { noWrap: true } }} />
              <TvOutlined fontSize="inherit" color="action" aria-hidden />
            </ListItemButton>
          </ListItem>
        )}
      </List>
      {queues.length > 0 && (
        <List
          dense
          disablePadding
          subheader={<Heading text={translate('resources.assignment-groups.name', { smart_count: 2 })} />}
        >
          {queues.map((view) => (
            <Entry
              key={view.name}
              label={view.label}
              count={queueCounts[view.name]}
              isShown={isShown(view)}
              onShow={() => show(view)}
            />
          ))}
        </List>
      )}
      {saved.length > 0 && (
        <List dense disablePadding subheader={<Heading text={translate('generator.queries.title')} />}>
          {saved.map(({ name, label, query }) => (
            <Entry
              key={name}
              label={label}
              count={counts[name]}
              isShown={queries.isShown(query)}
              onShow={() => {
                queries.show(query);
                onChosen?.();
              }}
              onRemove={() => queries.remove(query)}
            />
          ))}
        </List>
      )}
    </Box>
  );
}

function useCounts(views: readonly TicketView[]) {
  return useListCounts(
    views.map(({ name }) => name),
    (name) => views.find((view) => view.name === name)?.filter ?? {},
  );
}

const Heading = ({ text }: { text: string }) => (
  <ListSubheader
    disableSticky
    sx={{ px: 1.25, typography: 'overline', lineHeight: 2.5, bgcolor: 'transparent', color: 'text.secondary' }}
  >
    {text}
  </ListSubheader>
);

interface EntryProps {
  label: string;
  count?: ReturnType<typeof useListCounts>[string];
  isShown: boolean;
  onShow: () => void;
  onRemove?: () => void;
}

function Entry({ label, count, isShown, onShow, onRemove }: EntryProps) {
  const translate = useTranslate();
  const remove = translate('generator.queries.remove', { name: label });
  return (
    <ListItem disablePadding>
      <ListItemButton
        selected={isShown}
        aria-current={isShown ? 'true' : undefined}
        onClick={onShow}
        sx={{ borderRadius: 1, px: 1.25, py: 0.25, minHeight: 32 }}
      >
        <ListItemText primary={label} slotProps={{ primary: { noWrap: true, title: label } }} />
        {count ? <Count count={count} /> : <Skeleton width={16} />}
      </ListItemButton>
      {onRemove && (
        <Tooltip title={remove}>
          <IconButton size="small" aria-label={remove} onClick={onRemove}>
            <Close fontSize="inherit" />
          </IconButton>
        </Tooltip>
      )}
    </ListItem>
  );
}
