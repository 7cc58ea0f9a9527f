import { differencesIn, type ErpDifference } from '../erp/record/erp-difference.shape.js';
import type { ErpReport, ErpReportPosition } from '../ports/erp/erp-reports.js';

/** The differences between our report and the ERP's: first the head, then each position. */
export function reportDifferences(ours: ErpReport | null, theirs: ErpReport | null): ErpDifference[] {
  const head = [
    ...differencesIn('reports', [ours && headOf(ours), theirs && headOf(theirs)]),
    ...differencesIn('customers', [ours && payerOf(ours), theirs && payerOf(theirs)]),
  ];
  // If one of them is missing, its positions are no further difference.
  if (!ours || !theirs) return head;
  const others = [...theirs.positions];
  const pairs = ours.positions.flatMap((position) => {
    const index = others.findIndex(({ id }) => id === position.id);
    const [other = null] = index < 0 ? [] : others.splice(index, 1);
    return between(position, other);
  });
  return [...head, ...pairs, ...others.flatMap((other) => between(null, other))];
}

const headOf = ({ state, executionDate }: ErpReport) => ({ state, executionDate });

const payerOf = ({ customer }: ErpReport) => ({ crmAddressNumber: customer });

function between(ours: ErpReportPosition | null, theirs: ErpReportPosition | null): ErpDifference[] {
  const of = (ours ?? theirs)?.description ?? null;
  const values = [ours && valuesOf(ours), theirs && valuesOf(theirs)] as const;
  return differencesIn('report-positions', values, of);
}

/** The values in the units of our API. */
const valuesOf = ({ description, quantity, unit, unitPrice }: ErpReportPosition) => ({
  description,
  quantity: quantity / 1_000,
  unit,
  unitPrice: unitPrice === null ? null : unitPrice / 100,
});
