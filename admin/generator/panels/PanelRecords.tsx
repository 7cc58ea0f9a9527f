import { lazy, type ReactNode, Suspense } from 'react';
import type { RaRecord } from 'react-admin';
import { PageSkeleton } from '../../components/PageSkeleton';
import type { PanelModel } from '../../model/panels';
import { ResourceModelProvider } from '../resource-model-context';
import { useOverrides } from './use-overrides';
import { usePanel } from './use-panel-records';

const FileRecords = lazy(async () => ({ default: (await import('../files/FileRecords')).FileRecords }));
const InlineRecords = lazy(async () => ({ default: (await import('./InlineRecords')).InlineRecords }));
const LineRecords = lazy(async () => ({ default: (await import('./LineRecords')).LineRecords }));
const RelatedRecords = lazy(async () => ({ default: (await import('./RelatedRecords')).RelatedRecords }));

interface PanelRecordsProps {
  panel: PanelModel;
  /** The record of the page. */
  record: RaRecord;
  /** Another button of the page is its primary one. */
  isSecondary?: boolean;
  /** Another part of the page shows the running and failed uploads of files. */
  uploadsElsewhere?: boolean;
}

/** The records of a panel, as its declaration or the override of their resource shows them. */
export function PanelRecords({ panel, record, isSecondary, uploadsElsewhere }: PanelRecordsProps) {
  const override = useOverrides()[panel.name] ?? {};
  const Panel = override.panel;
  if (Panel) return <Panel panel={panel} record={record} />;
  const shown = { panel, override, record };
  if (panel.as === 'files') return <FileRecords {...shown} uploadsElsewhere={uploadsElsewhere} />;
  if (panel.as === 'lines') return <LineRecords {...shown} />;
  return panel.as ? <InlineRecords {...shown} isSecondary={isSecondary} /> : <RelatedRecords {...shown} />;
}

/** A declared panel for its dialogs and actions elsewhere than on the page; nothing if the user may not list its records. */
export function PanelOf({
  on,
  name,
  children,
}: {
  on: string;
  name: string;
  children: (panel: PanelModel) => ReactNode;
}) {
  const panel = usePanel(on, name);
  const override = useOverrides()[name] ?? {};
  if (!panel) return null;
  return <ResourceModelProvider value={{ model: panel.model, override }}>{children(panel)}</ResourceModelProvider>;
}

interface NamedPanelProps extends Omit<PanelRecordsProps, 'panel'> {
  /** API path of the resource of the page. */
  on: string;
  /** API path of the resource of the panel. */
  name: string;
}

/** A declared panel on a page that is written by hand; nothing if the user may not list its records. */
export function NamedPanel({ on, name, ...rest }: NamedPanelProps) {
  const panel = usePanel(on, name);
  return (
    panel && (
      <Suspense fallback={<PageSkeleton rows={4} />}>
        <PanelRecords {...rest} panel={panel} />
      </Suspense>
    )
  );
}
