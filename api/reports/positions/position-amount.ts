/** What the amount of a position depends on. */
export interface PricedPosition {
  /** In thousandths of the unit. */
  readonly quantity: number;
  /** In Rappen for one unit; null where nobody has said it. */
  readonly unitPrice: number | null;
}

/** What a position costs, in whole Rappen; null without a price. */
export const amountOf = ({ quantity, unitPrice }: PricedPosition): number | null =>
  unitPrice === null ? null : Math.round((Number(quantity) * Number(unitPrice)) / 1_000);

/** What positions cost together, in whole Rappen; those without a price cost nothing. */
export const amountOfAll = (positions: readonly PricedPosition[]): number =>
  positions.reduce((sum, position) => sum + (amountOf(position) ?? 0), 0);
