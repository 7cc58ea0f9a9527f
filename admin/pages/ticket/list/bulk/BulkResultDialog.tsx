import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import { Button, Link, List, ListItem, ListItemIcon, ListItemText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { AppDialog } from '../../../../components/AppDialog';
import { type Problem, textOf } from '../../../../providers/problem';
import type { BulkRun } from '../../data/bulk-runner';
import { type BulkRow, settledRows } from '../../model/bulk';
import { TICKETS, ticketAddress } from '../../model/ticket';
import { useUnmetText } from '../../transitions/use-unmet-text';

/** Returns a function that formats the reason why a ticket was not changed, with all missing fields. */
function useProblemText(): (problem: Problem) => string {
  const translate = useTranslate();
  const unmet = useUnmetText();
  return ({ code, params, status, title, errors = [] }) => {
    const reason = textOf(code, params, translate, TICKETS.path, { status, detail: title });
    const details = errors.map(({ pointer, code: own, params: values }) =>
      unmet({ code: own, field: pointer.slice(1) || undefined, params: values }),
    );
    const further = [...new Set(details)].filter((detail) => detail !== reason);
    return further.length > 0 ? `${reason}: ${further.join(', ')}` : reason;
  };
}

/** The result of each ticket, refused ones first, with the reason and a link to them. */
export default function BulkResultDialog({ run, onClose }: { run: BulkRun; onClose: () => void }) {
  const translate = useTranslate();
  const { done, failed } = settledRows(run.rows);
  return (
    <AppDialog
      title={translate('tickets.bulk.result', { done: done.length, total: run.rows.length })}
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
          <RowLine key={row.id} row={row} onOpen={onClose} />
        ))}
      </List>
    </AppDialog>
  );
}

function RowLine({ row, onOpen }: { row: BulkRow; onOpen: () => void }) {
  const translate = useTranslate();
  const textOf = useProblemText();
  const { id, identifier, title, outcome, problem } = row;
  const Icon = problem ? ErrorOutlined : CheckCircleOutlined;
  return (
    <ListItem divider disableGutters alignItems="flex-start">
      <ListItemIcon sx={{ minWidth: (theme) => theme.spacing(4) }}>
        <Icon fontSize="small" color={problem ? 'warning' : 'success'} aria-hidden />
      </ListItemIcon>
      <ListItemText
        primary={
          <Link component={RouterLink} to={ticketAddress(id)} onClick={onOpen}>
            {[identifier, title].filter(Boolean).join(' · ') || id}
          </Link>
        }
        secondary={problem ? textOf(problem) : translate(`enums.bulkOutcome.${outcome}`)}
      />
    </ListItem>
  );
}
