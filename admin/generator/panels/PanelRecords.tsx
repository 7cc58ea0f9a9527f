import { lazy, Suspense } from 'react';
import type { RaRecord } from 'react-admin';
import { PageSkeleton } from '../../components/PageSkeleton';
import { type PanelModel, panelsOf } from '../../model/panels';
import { useApplication } from '../../providers/application';
import { useOverrides } from './use-overrides';

const InlineRecords = lazy(async () => ({ default: (await import('./InlineRecords')).InlineRecords }));
const RelatedRecords = lazy(async () => ({ default: (await import('./RelatedRecords')).RelatedRecords }));

interface PanelRecordsProps {
  panel: PanelModel;
  /** The record of the page. */
  record: RaRecord;
  /** Another button of the page is its primary one. */
  isSecondary?: boolean;
}

/** The records of a panel, as its declaration or the override of their resource shows them. */
export function PanelRecords({ panel, record, isSecondary }: PanelRecordsProps) {
  const override = useOverrides()[panel.name] ?? {};
  const Panel = override.panel;
  if (Panel) return <Panel panel={panel} record={record} />;
  if (panel.isInline) {
    return <InlineRecords panel={panel} override={override} record={record} isSecondary={isSecondary} />;
  }
  return <RelatedRecords panel={panel} override={override} record={record} />;
}

interface NamedPanelProps extends Omit<PanelRecordsProps, 'panel'> {
  /** API path of the resource of the page. */
  on: string;
  /** API path of the resource of the panel. */
  name: string;
}

/** A declared panel on a page that is written by hand; nothing if the user may not list its records. */
export function NamedPanel({ on, name, ...rest }: NamedPanelProps) {
  const { models } = useApplication();
  const page = models.find(({ path }) => path === on);
  const panel = page && panelsOf(page, models).find((one) => one.name === name);
  return (
    panel && (
      <Suspense fallback={<PageSkeleton rows={4} />}>
        <PanelRecords {...rest} panel={panel} />
      </Suspense>
    )
  );
}
