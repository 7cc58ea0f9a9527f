import { lazy } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { components } from '../../openapi/api';
import type { ResourceOverride } from '../generator';
import { erpReason } from '../pages/support/erp-reason';
import { useApplication } from '../providers/application';
import { Tabs } from './intake-messages';

const Differences = lazy(async () => ({
  default: (await import('../pages/support/ErpDifferences')).ErpDifferences,
}));

function Reason() {
  const translate = useTranslate();
  const { models } = useApplication();
  const link = useRecordContext<components['schemas']['ErpLink'] & { id: string }>();
  return link ? erpReason(link, models, translate) || '–' : null;
}

/** Exchanged records are a part of the support screen, and refresh themselves. */
export const erpLinks: ResourceOverride = {
  banner: Tabs,
  refreshMs: 15_000,
  fields: { differences: { field: Differences }, reason: { field: Reason } },
};
