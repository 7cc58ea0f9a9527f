import Close from '@mui/icons-material/Close';
import { Box, IconButton, List, ListItem, ListItemButton, ListItemText, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Query } from './saved-query';
import { useQueries } from './use-queries';

/** The saved queries of the user with their sharing, the queries of colleagues, and the list without a query. */
export function SavedQueries() {
  const translate = useTranslate();
  const queries = useQueries();
  return (
    <Box component="nav" aria-label={translate('generator.queries.title')} sx={{ width: (theme) => theme.spacing(22) }}>
      <Typography variant="overline" component="h2" color="text.secondary" sx={{ px: 1 }}>
        {translate('generator.queries.title')}
      </Typography>
      <List dense disablePadding>
        <ListItem disablePadding>
          <ListItemButton selected={queries.isAll} onClick={queries.showAll} sx={{ px: 1 }}>
            <ListItemText primary={translate('generator.queries.all')} />
          </ListItemButton>
        </ListItem>
        {queries.saved.map((query) => (
          <ListItem
            key={query.id}
            disablePadding
            secondaryAction={query.isOwn && <Remove query={query} onRemove={queries.remove} />}
          >
            <ListItemButton selected={queries.isShown(query)} onClick={() => queries.show(query)} sx={{ px: 1 }}>
              <ListItemText
                primary={query.label}
                secondary={query.note}
                slotProps={{
                  primary: { noWrap: true, title: query.label },
                  secondary: { noWrap: true, title: query.note },
                }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

function Remove({ query, onRemove }: { query: Query; onRemove: (query: Query) => void }) {
  const label = useTranslate()('generator.queries.remove', { name: query.label });
  return (
    <Tooltip title={label}>
      <IconButton size="small" edge="end" aria-label={label} onClick={() => onRemove(query)}>
        <Close fontSize="inherit" />
      </IconButton>
    </Tooltip>
  );
}
