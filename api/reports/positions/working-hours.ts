import { HOURS_OF_UNIT, type Unit } from '../../vocabulary/standard-codes.js';

/** The fields of work that determine its hours. */
export interface TimedPosition {
  readonly employee: string | null;
  /** In thousandths of the unit. */
  readonly quantity: number;
  readonly unit: Unit;
}

/** Hours by the id of the employee, rounded to hundredths; other units do not count. */
export function hoursByEmployee(positions: readonly TimedPosition[]): ReadonlyMap<string, number> {
  const thousandths = new Map<string, number>();
  for (const { employee, quantity, unit } of positions) {
    const hours = HOURS_OF_UNIT[unit];
    if (employee && hours) thousandths.set(employee, (thousandths.get(employee) ?? 0) + quantity * hours);
  }
  return new Map([...thousandths].map(([employee, sum]) => [employee, Math.round(sum / 10) / 100]));
}
