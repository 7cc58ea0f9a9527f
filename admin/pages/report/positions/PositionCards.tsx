import DeleteOutline from '@mui/icons-material/DeleteOutline';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, IconButton, Paper, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../providers/use-format';
import type { Position } from '../../ticket/model/report';
import { useReport } from '../use-report';
import { EditedPosition } from './EditedPosition';
import type { PositionListProps } from './PositionTable';
import { useCatalogText } from './use-catalog-text';
import { useQuantityText } from './use-quantity-text';

/** Positions one below the other for a phone. */
export function PositionCards({ positions, editing, onEdit, onRemove }: PositionListProps) {
  const translate = useTranslate();
  const format = useFormat();
  const { amount } = useReport();
  return (
    <Stack spacing={1}>
      {positions.map((position) => (
        <Paper key={position.id} variant="outlined" sx={{ p: 1.5 }}>
          {position.id === editing ? (
            <EditedPosition position={position} onDone={() => onEdit?.(undefined)} />
          ) : (
            <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
              <PositionFacts position={position} />
              {onEdit && (
                <Box sx={{ display: 'flex', flexShrink: 0 }}>
                  <IconButton
                    aria-label={translate('tickets.reports.editPosition', { number: position.number })}
                    onClick={() => onEdit(position)}
                  >
                    <EditOutlined fontSize="small" />
                  </IconButton>
                  <IconButton
                    aria-label={translate('tickets.reports.removeNumber', { number: position.number })}
                    onClick={() => onRemove?.(position)}
                  >
                    <DeleteOutline fontSize="small" />
                  </IconButton>
                </Box>
              )}
            </Stack>
          )}
        </Paper>
      ))}
      {typeof amount === 'number' && (
        <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
          <Typography variant="body2">{translate('tickets.reports.total')}</Typography>
          <Typography variant="body2" sx={{ fontWeight: 'fontWeightMedium', fontVariantNumeric: 'tabular-nums' }}>
            {format.money(amount)}
          </Typography>
        </Stack>
      )}
    </Stack>
  );
}

function PositionFacts({ position }: { position: Position }) {
  const translate = useTranslate();
  const format = useFormat();
  const quantityText = useQuantityText();
  const catalogText = useCatalogText();
  const { number, description, unitPrice, amount, timeBookingDate, _embedded } = position;
  const facts = [
    _embedded?.employee?.title as string | undefined,
    timeBookingDate && format.day(timeBookingDate),
    catalogText(position),
  ];
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {number} · {description}
      </Typography>
      <Typography variant="body2" sx={{ fontWeight: 'fontWeightMedium', fontVariantNumeric: 'tabular-nums' }}>
        {[
          quantityText(position),
          typeof unitPrice === 'number' && translate('tickets.reports.each', { price: format.money(unitPrice) }),
          typeof amount === 'number' && format.money(amount),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {facts.filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}
