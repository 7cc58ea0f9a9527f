import { useTranslate } from 'react-admin';
import { useFormat } from '../../../providers/use-format';
import type { Position } from '../../ticket/model/report';

/** Returns a function that formats a quantity with its unit, abbreviated where common: «1.5 Std.», «2 Kanister». */
export function useQuantityText(): (position: Pick<Position, 'quantity' | 'unit'>) => string {
  const translate = useTranslate();
  const format = useFormat();
  return ({ quantity, unit }) => {
    const name = translate(`tickets.reports.unit.${unit}`, {
      _: translate(`units.${unit}`, { smart_count: quantity }),
    });
    return `${format.number(quantity, { maximumFractionDigits: 3 })}\u00a0${name}`;
  };
}
