import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ChangedText } from '../../../generator/changes/ChangedText';
import { useFormat } from '../../../providers/use-format';
import { stackedRows } from '../../../theme/stacked-rows';
import { useChangeWords } from '../timeline/use-change-words';
import type { HistoryRow } from './history-rows';

const columns = ['when', 'who', 'what', 'change'] as const;

/** Changes in a table; on a narrow screen each in lines of its own. */
export function HistoryTable({ rows }: { rows: HistoryRow[] }) {
  const translate = useTranslate();
  const format = useFormat();
  const { nameOf } = useChangeWords();
  if (rows.length === 0) return null;
  return (
    <Table size="small" aria-label={translate('tickets.history.title')} sx={stackedRows}>
      <TableHead>
        <TableRow>
          {columns.map((name) => (
            <TableCell key={name}>{translate(`tickets.history.${name}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ id, activity, field, label, from, to, isFirst }) => (
          <TableRow key={id}>
            <TableCell sx={{ whiteSpace: 'nowrap', color: isFirst ? undefined : 'text.secondary' }}>
              <Typography variant="caption" component="time" dateTime={activity.createdAt}>
                {format.moment(activity.createdAt)}
              </Typography>
            </TableCell>
            <TableCell sx={{ color: isFirst ? undefined : 'text.secondary' }}>
              {activity.createdBy ?? translate('tickets.timeline.system')}
            </TableCell>
            <TableCell sx={{ fontWeight: 'fontWeightMedium' }}>{nameOf({ field, label })}</TableCell>
            <TableCell>
              <ChangedValue field={field} from={from} to={to} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

interface ChangedValueProps {
  field: string;
  from: unknown;
  to: unknown;
}

/** The old and the new value of a field of the ticket. */
function ChangedValue({ field, from, to }: ChangedValueProps) {
  const { wordsOf } = useChangeWords();
  const words = (value: unknown) => (value === null || value === undefined ? '' : wordsOf(field, value));
  return <ChangedText before={words(from)} after={words(to)} />;
}
