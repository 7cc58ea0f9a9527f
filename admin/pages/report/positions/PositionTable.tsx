import DeleteOutline from '@mui/icons-material/DeleteOutline';
import EditOutlined from '@mui/icons-material/EditOutlined';
import {
  IconButton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../providers/use-format';
import { useModelOf } from '../../ticket/data/use-model-of';
import { POSITIONS, type Position } from '../../ticket/model/report';
import { useReport } from '../use-report';
import { EditedPosition } from './EditedPosition';
import { useCatalogText } from './use-catalog-text';
import { useQuantityText } from './use-quantity-text';

/** A list of positions with its actions on one of them. */
export interface PositionListProps {
  positions: Position[];
  /** Id of the position whose row is a form. */
  editing?: string;
  onEdit?: (position: Position | undefined) => void;
  onRemove?: (position: Position) => void;
}

const columns = ['number', 'kind', 'description', 'quantity', 'amount', 'employee', 'timeBookingDate'] as const;
type Column = (typeof columns)[number];
const numeric: ReadonlySet<string> = new Set(['number', 'quantity', 'amount']);
const alignOf = (name: string) => (numeric.has(name) ? 'right' : 'left');

/** Positions in rows; the edited position is a form across its row. */
export function PositionTable({ positions, editing, onEdit, onRemove }: PositionListProps) {
  const translate = useTranslate();
  const format = useFormat();
  const { amount } = useReport();
  const { fields } = useModelOf(POSITIONS);
  // Only the desk sees prices: the other roles lack these fields.
  const shown = columns.filter((name) => fields.some((field) => field.name === name));
  const before = shown.indexOf('amount');
  return (
    <TableContainer>
      <Table size="small" sx={{ '& td, & th': { px: 1, whiteSpace: 'nowrap' } }}>
        <TableHead>
          <TableRow>
            {shown.map((name) => (
              <TableCell key={name} align={alignOf(name)} sx={name === 'description' ? { width: '100%' } : undefined}>
                {translate(`resources.report-positions.fields.${name}`)}
              </TableCell>
            ))}
            {onEdit && <TableCell aria-label={translate('tickets.reports.actions')} />}
          </TableRow>
        </TableHead>
        <TableBody>
          {positions.map((position) =>
            position.id === editing ? (
              <TableRow key={position.id}>
                <TableCell colSpan={shown.length + 1}>
                  <EditedPosition position={position} onDone={() => onEdit?.(undefined)} />
                </TableCell>
              </TableRow>
            ) : (
              <PositionRow key={position.id} columns={shown} position={position} onEdit={onEdit} onRemove={onRemove} />
            ),
          )}
        </TableBody>
        {before > 0 && typeof amount === 'number' && (
          <TableFooter sx={{ '& td': { typography: 'body2', color: 'text.primary', fontWeight: 'fontWeightMedium' } }}>
            <TableRow>
              <TableCell colSpan={before}>{translate('tickets.reports.total')}</TableCell>
              <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {format.money(amount)}
              </TableCell>
              <TableCell colSpan={shown.length - before} />
            </TableRow>
          </TableFooter>
        )}
      </Table>
    </TableContainer>
  );
}

type PositionRowProps = Pick<PositionListProps, 'onEdit' | 'onRemove'> & {
  position: Position;
  columns: readonly Column[];
};

function PositionRow({ position, columns: shown, onEdit, onRemove }: PositionRowProps) {
  const translate = useTranslate();
  const format = useFormat();
  const quantityText = useQuantityText();
  const catalogText = useCatalogText();
  const { number, kind, catalogNumber, description, unitPrice, amount, timeBookingDate, _embedded } = position;
  const money = (value: number | null | undefined) => (typeof value === 'number' ? format.money(value) : '');
  const values = {
    number,
    kind: translate(`enums.positionKind.${kind}`),
    quantity: quantityText(position),
    amount: money(amount),
    employee: (_embedded?.employee?.title as string | undefined) ?? '',
    timeBookingDate: timeBookingDate ? format.day(timeBookingDate) : '',
  };
  return (
    <TableRow hover onDoubleClick={() => onEdit?.(position)}>
      {shown.map((name) =>
        name === 'description' ? (
          <TableCell key={name} style={{ whiteSpace: 'normal' }} sx={{ overflowWrap: 'anywhere' }}>
            {description}
            {catalogNumber && (
              <Typography variant="caption" component="div" color="text.secondary">
                {catalogText(position)}
              </Typography>
            )}
          </TableCell>
        ) : (
          <TableCell key={name} align={alignOf(name)} sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {values[name]}
            {name === 'quantity' && typeof unitPrice === 'number' && (
              <Typography variant="caption" component="div" color="text.secondary">
                {translate('tickets.reports.each', { price: money(unitPrice) })}
              </Typography>
            )}
          </TableCell>
        ),
      )}
      {onEdit && (
        <TableCell align="right" sx={{ py: 0 }}>
          <IconButton
            size="small"
            aria-label={translate('tickets.reports.editPosition', { number })}
            onClick={() => onEdit(position)}
          >
            <EditOutlined fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={translate('tickets.reports.removeNumber', { number })}
            onClick={() => onRemove?.(position)}
          >
            <DeleteOutline fontSize="small" />
          </IconButton>
        </TableCell>
      )}
    </TableRow>
  );
}
