import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormat } from '../../../providers/use-format';
import type { Position } from '../../ticket/model/report';
import { useQuantityText } from './use-quantity-text';

/** The description of a position, and below it the number in the catalogue, marked if the CRM has not verified it yet. */
export function DescriptionField() {
  const translate = useTranslate();
  const { description, catalogNumber, unverified } = useRecordContext<Position>() ?? {};
  const mark = unverified?.length ? ` (${translate('customers.crm.unverified')})` : '';
  return (
    <>
      {description}
      {catalogNumber && <Note>{`${catalogNumber}${mark}`}</Note>}
    </>
  );
}

/** The quantity of a position with its unit, and the price of a unit for readers of prices. */
export function QuantityField() {
  const translate = useTranslate();
  const format = useFormat();
  const quantityText = useQuantityText();
  const position = useRecordContext<Position>();
  if (!position) return null;
  const { unitPrice } = position;
  return (
    <>
      {quantityText(position)}{' '}
      {typeof unitPrice === 'number' && (
        <Note isBeside>{translate('tickets.reports.each', { price: format.money(unitPrice) })}</Note>
      )}
    </>
  );
}

/** A second line; `isBeside` on a phone, where the values of a card share a line. */
const Note = ({ isBeside = false, children }: { isBeside?: boolean; children: ReactNode }) => (
  <Typography
    variant="caption"
    component="div"
    color="text.secondary"
    sx={isBeside ? { display: { xs: 'inline', md: 'block' } } : undefined}
  >
    {children}
  </Typography>
);
