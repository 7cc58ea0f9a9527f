import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import { Box, Button, Link, List, ListItem, ListItemIcon, ListItemText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { AppDialog } from '../../components/AppDialog';
import type { BulkRow } from '../../providers/bulk-requests';
import { type BulkOrder, settledRows } from '../../providers/bulk-run';
import type { Place } from '../usage/refusal';
import { UsageList } from '../usage/UsageList';

interface BulkResultDialogProps {
  order: BulkOrder;
  rows: readonly BulkRow[];
  onClose: () => void;
}

/** The result of each record, refused ones first, with the reason, links to them and to the records that use them. */
export default function BulkResultDialog({ order, rows, onClose }: BulkResultDialogProps) {
  const translate = useTranslate();
  const { done, failed } = settledRows(rows);
  return (
    <AppDialog
      title={translate('generator.bulk.result', { done: done.length, total: rows.length })}
      leave={null}
      width="sm"
      isFloating
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      }
    >
      <List dense disablePadding>
        {[...failed, ...done].map((row) => (
          <RowLine key={row.id} row={row} order={order} onOpen={onClose} />
        ))}
      </List>
    </AppDialog>
  );
}

function RowLine({ row, order, onOpen }: { row: BulkRow; order: BulkOrder; onOpen: () => void }) {
  const translate = useTranslate();
  const { id, outcome, problem } = row;
  const record = order.records.find((one) => one.id === id);
  const title = record?.title || id;
  const { places, elsewhere } = problem?.params ?? {};
  const isGone = order.operation === 'delete' && outcome === 'DONE';
  const Icon = problem ? ErrorOutlined : CheckCircleOutlined;
  return (
    <ListItem divider disableGutters alignItems="flex-start">
      <ListItemIcon sx={{ minWidth: (theme) => theme.spacing(4) }}>
        <Icon fontSize="small" color={problem ? 'warning' : 'success'} aria-hidden />
      </ListItemIcon>
      <Box sx={{ minWidth: 0 }}>
        <ListItemText
          primary={
            record && !isGone ? (
              <Link component={RouterLink} to={record.to} onClick={onOpen}>
                {title}
              </Link>
            ) : (
              title
            )
          }
          secondary={problem ? order.reasonOf(problem) : translate(`enums.bulkOutcome.${outcome}`)}
        />
        {Array.isArray(places) && <UsageList places={places as Place[]} elsewhere={elsewhere === true} />}
      </Box>
    </ListItem>
  );
}
