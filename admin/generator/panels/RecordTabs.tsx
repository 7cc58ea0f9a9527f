import { Box } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { type RaRecord, useCreatePath, useTranslate } from 'react-admin';
import { useLocation, useSearchParams } from 'react-router';
import { PageHeader } from '../../components/PageHeader';
import { PageSkeleton } from '../../components/PageSkeleton';
import { TabBar } from '../../components/TabBar';
import { type PanelModel, panelsOf, panelText, sharedBy } from '../../model/panels';
import { useApplication } from '../../providers/application';
import { useCounts } from '../../providers/count-lists';
import { Count } from '../list/views/Count';
import { useRecordTitle } from '../pages/use-record-title';
import { useResourceModel } from '../resource-model-context';
import { PanelRecords } from './PanelRecords';

/** Tab of the record's own fields. */
const DETAILS = 'details';

interface RecordTabsProps {
  record: RaRecord | undefined;
  /** The fields of the record, with their title and buttons. */
  children: ReactNode;
}

/**
 * The fields of a record, its panels and the tabs of its override, each with the number of its records; the address names
 * the open tab. A record without panels has no tabs.
 */
export function RecordTabs({ record, children }: RecordTabsProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const titleOf = useRecordTitle();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { models } = useApplication();
  const { model, override } = useResourceModel();
  const own = (override.tabs ?? []).filter(({ requires }) =>
    models.some(({ path, can }) => path === requires && can.list),
  );
  const panels = panelsOf(model, models);
  if (!record || panels.length + own.length === 0) return children;
  const shown = createPath({ resource: model.route, type: 'show', id: record.id });
  const requested = query.get('tab');
  const panel = panels.find(({ name }) => name === requested);
  const further = own.find(({ name }) => name === requested);
  const Strip = override.strip;
  const tabs = [
    // The form keeps its own address, so that leaving it with changes is confirmed first.
    { value: DETAILS, to: pathname, label: translate('generator.panel.details') },
    ...panels.map((one) => ({
      value: one.name,
      to: `${shown}?tab=${one.name}`,
      label: (
        <Counted count={one.model.can.list && <PanelCount panel={one} record={record} />}>
          {translate(panelText(one, 'name'), {
            _: translate(one.model.label, { smart_count: 2 }),
          })}
        </Counted>
      ),
    })),
    ...own.map(({ name, label, Count }) => ({
      value: name,
      to: `${shown}?tab=${name}`,
      label: <Counted count={<Count record={record} />}>{translate(label)}</Counted>,
    })),
  ];
  return (
    <>
      {Strip && <Strip record={record} />}
      <TabBar
        value={panel?.name ?? further?.name ?? DETAILS}
        label={titleOf(record)}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
        tabs={tabs.map((tab) => ({ ...tab, replace: pathname === shown }))}
      />
      {panel || further ? <PageHeader title={titleOf(record)} /> : children}
      <Suspense fallback={<PageSkeleton />}>
        {panel && <PanelRecords key={panel.name} panel={panel} record={record} />}
        {further && <further.Content record={record} />}
      </Suspense>
    </>
  );
}

function Counted({ count, children }: { count: ReactNode; children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'baseline', gap: 0.75 }}>
      {children}
      <Box component="span" sx={{ typography: 'caption', lineHeight: 1, color: 'text.secondary' }}>
        {count}
      </Box>
    </Box>
  );
}

/** The number of records in a panel; nothing while it is loading. */
function PanelCount({ panel, record }: { panel: PanelModel; record: RaRecord }) {
  const { all } = useCounts(panel.model, { all: { ...panel.filter, ...sharedBy(panel, record) } });
  return <Count count={all} />;
}
