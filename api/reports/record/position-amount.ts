/** The fields of a position that determine its amount. */
export interface PricedPosition {
  /** In thousandths of the unit. */
  readonly quantity: number;
  /** In Rappen for one unit; null if unknown. */
  readonly unitPrice: number | null;
}

/** The amount of a position, in whole Rappen; null without a price. */
export const amountOf = ({ quantity, unitPrice }: PricedPosition): number | null =>
  unitPrice === null ? null : Math.round((Number(quantity) * Number(unitPrice)) / 1_000);

/** The same in SQL, of a position "s". */
export const AMOUNT = '(s.quantity * s.unit_price + 500) / 1000';

/** In SQL, of all positions of the report "r": whole Rappen. */
export const AMOUNT_OF_ALL = `coalesce((select sum(${AMOUNT}) from report_position s where s.tenant = r.tenant and s.report_id = r.id), 0)`;

/** The sum of positions, in whole Rappen; positions without a price count as 0. */
export const amountOfAll = (positions: readonly PricedPosition[]): number =>
  positions.reduce((sum, position) => sum + (amountOf(position) ?? 0), 0);
