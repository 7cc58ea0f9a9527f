import { lazy } from 'react';
import type { ResourceOverride } from '../generator';
import { reportAddress } from '../pages/ticket/model/report';

const facts = () => import('../pages/ticket/reports/ReportFacts');

/** A report has a page of its own below its ticket. */
export const reports: ResourceOverride = {
  fields: { state: { field: lazy(async () => ({ default: (await facts()).ReportState })) } },
  line: {
    address: ({ ticket, identifier }, pathname) => reportAddress(ticket, identifier, pathname),
    facts: lazy(async () => ({ default: (await facts()).ReportFacts })),
    create: lazy(() => import('../pages/ticket/reports/NewReportDialog')),
  },
};
