import { lazy } from 'react';
import type { ResourceOverride } from '../generator';
import { newPosition } from '../pages/report/positions/position-values';
import type { Position, Report } from '../pages/ticket/model/report';

const KindInput = lazy(async () => ({ default: (await import('../pages/report/positions/KindInput')).KindInput }));
const CatalogInput = lazy(async () => ({
  default: (await import('../pages/report/positions/CatalogInput')).CatalogInput,
}));
const StaffInput = lazy(async () => ({ default: (await import('../pages/report/staff-inputs')).StaffInput }));
const fields = () => import('../pages/report/positions/PositionFields');
const DescriptionField = lazy(async () => ({ default: (await fields()).DescriptionField }));
const QuantityField = lazy(async () => ({ default: (await fields()).QuantityField }));

/** Positions are rows on the page of their report; the form of a row searches the catalogue. */
export const reportPositions: ResourceOverride = {
  columns: ['number', 'kind', 'description', 'quantity', 'amount', 'employee', 'timeBookingDate'],
  details: 5,
  defaults: (report, before) => newPosition(report as Report, before as Partial<Position>),
  fields: {
    kind: { input: KindInput },
    catalogNumber: { input: CatalogInput },
    description: { field: DescriptionField },
    quantity: { field: QuantityField },
    employee: { input: StaffInput },
  },
};
