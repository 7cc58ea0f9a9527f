import { differencesIn, type ErpDifference } from '../erp/record/erp-difference.shape.js';
import type { ErpReport, ErpReportPosition } from '../ports/erp/erp-reports.js';

/** Where a report differs from the one elsewhere: its own fields, and then position by position. */
export function reportDifferences(ours: ErpReport | null, theirs: ErpReport | null): ErpDifference[] {
  const head = [
    ...differencesIn('reports', [ours && headOf(ours), theirs && headOf(theirs)]),
    ...differencesIn('customers', [ours && payerOf(ours), theirs && payerOf(theirs)]),
  ];
  // Of one that is gone there, its positions say nothing more.
  if (!ours || !theirs) return head;
  const others = [...theirs.positions];
  const known = ours.positions.flatMap((position) => {
    const at = others.findIndex(({ id }) => id === position.id);
    const [other = null] = at < 0 ? [] : others.splice(at, 1);
    return between(position, other);
  });
  return [...head, ...known, ...others.flatMap((other) => between(null, other))];
}

const headOf = ({ state, executionDate }: ErpReport) => ({ state, executionDate });

const payerOf = ({ customer }: ErpReport) => ({ crmAddressNumber: customer });

function between(ours: ErpReportPosition | null, theirs: ErpReportPosition | null): ErpDifference[] {
  const of = (ours ?? theirs)?.description ?? null;
  const values = [ours && valuesOf(ours), theirs && valuesOf(theirs)] as const;
  return differencesIn('report-positions', values, of);
}

/** In the units in which our API tells them. */
const valuesOf = ({ description, quantity, unit, unitPrice }: ErpReportPosition) => ({
  description,
  quantity: quantity / 1_000,
  unit,
  unitPrice: unitPrice === null ? null : unitPrice / 100,
});
