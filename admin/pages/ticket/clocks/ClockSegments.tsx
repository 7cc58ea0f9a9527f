import CheckOutlined from '@mui/icons-material/CheckOutlined';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import { Table, TableBody, TableCell, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../providers/use-format';
import type { TicketClock } from './use-clocks';

/** The stretches of time of a deadline, counted and uncounted ones. */
export function ClockSegments({ segments }: Pick<TicketClock, 'segments'>) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <Table size="small">
      <TableBody>
        {segments.map(({ from, to, counts, reason }) => {
          const Mark = counts ? CheckOutlined : RemoveOutlined;
          return (
            <TableRow key={from} sx={{ '& td': { color: counts ? 'text.primary' : 'text.secondary' } }}>
              <TableCell sx={{ pl: 0 }}>
                {translate('tickets.clocks.span', {
                  from: format.moment(from),
                  to: format.day(from) === format.day(to) ? format.time(to) : format.moment(to),
                })}
              </TableCell>
              <TableCell>{translate(`enums.segmentReason.${reason}`)}</TableCell>
              <TableCell align="right" sx={{ pr: 0 }}>
                <Mark
                  fontSize="small"
                  titleAccess={translate(counts ? 'tickets.clocks.counts' : 'tickets.clocks.skips')}
                />
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
