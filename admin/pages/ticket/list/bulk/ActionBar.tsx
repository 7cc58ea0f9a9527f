import Close from '@mui/icons-material/Close';
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import type { Ticket } from '../../model/ticket';
import { TriageBarButtons } from '../../triage/TriageBarButtons';
import { isTriage } from '../../triage/triage';
import type { ListActions } from '../use-list-actions';

/** The actions on the selected tickets; in the place of the filters, at the foot on a phone. */
export function ActionBar({ actions, isWide }: { actions: ListActions; isWide: boolean }) {
  const translate = useTranslate();
  const { data = [], selectedIds = [], onSelect, onUnselectItems, filterValues } = useListContext<Ticket>();
  const ids = data.map(({ id }) => id);
  const isWholePage = ids.every((id) => selectedIds.includes(id));
  const unselect = translate('ra.action.unselect');
  return (
    <Box
      role="toolbar"
      aria-label={translate('tickets.bulk.toolbar')}
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 1,
        my: 0.5,
        minHeight: theme.spacing(5),
        borderRadius: 1,
        bgcolor: 'action.selected',
        flexShrink: 0,
        ...(!isWide && {
          position: 'sticky',
          bottom: theme.spacing(1),
          zIndex: 2,
          order: 2,
          border: 1,
          borderColor: 'lineStrong',
          bgcolor: 'background.paper',
          boxShadow: 3,
        }),
      })}
    >
      <Tooltip title={unselect}>
        <IconButton size="small" aria-label={unselect} onClick={() => onUnselectItems()}>
          <Close fontSize="small" />
        </IconButton>
      </Tooltip>
      <Typography variant="body2" role="status" sx={{ fontWeight: 'fontWeightMedium' }}>
        {translate('tickets.bulk.selected', { smart_count: selectedIds.length })}
      </Typography>
      {!isWholePage && (
        <Button size="small" color="inherit" onClick={() => onSelect([...new Set([...selectedIds, ...ids])])}>
          {translate('tickets.bulk.selectPage', { smart_count: ids.length })}
        </Button>
      )}
      <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 1, py: 0.5 }}>
        {isTriage(filterValues) && <TriageBarButtons />}
        <Button size="small" variant="outlined" onClick={actions.take}>
          {translate('tickets.bulk.take')}
        </Button>
        <Button size="small" variant="outlined" onClick={actions.assign}>
          {translate('tickets.bulk.assignTo')}
        </Button>
        <Button size="small" variant="contained" onClick={actions.move}>
          {translate('tickets.bulk.move')}
        </Button>
      </Box>
    </Box>
  );
}
