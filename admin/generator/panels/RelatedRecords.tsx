import AddOutlined from '@mui/icons-material/AddOutlined';
import { Box, Button, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { ListBase, type RaRecord, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { EmptyState } from '../../components/EmptyState';
import { FailureNotice } from '../../components/FailureNotice';
import { PageActions } from '../../components/PageHeader';
import { PageSkeleton } from '../../components/PageSkeleton';
import { columnsOf } from '../../model/columns';
import { listSelection } from '../../model/list-selection';
import { type PanelModel, sharedBy } from '../../model/panels';
import { ImportButton } from '../import/ImportButton';
import { importAddress } from '../import/import-place';
import { ListPages } from '../list/ListPages';
import { RecordCards } from '../list/RecordCards';
import { RecordTable } from '../list/RecordTable';
import { SearchField } from '../list/SearchField';
import type { ResourceOverride } from '../overrides';
import { ResourceModelProvider } from '../resource-model-context';
import { usePanelText } from './use-panel-text';

/** Rows of a page. */
const ROWS = 25;

/** Properties of the records of a panel. */
export interface RelatedRecordsProps {
  panel: PanelModel;
  override: ResourceOverride;
  /** The record of the page. */
  record: RaRecord;
}

/** The records of a panel, with search, pages and a button that creates one. */
export function RelatedRecords({ panel, override, record }: RelatedRecordsProps) {
  const translate = useTranslate();
  const { model, field, filter, sort } = panel;
  const shared = sharedBy(panel, record);
  const columns = columnsOf(model).filter(({ name }) => name !== field.name);
  const create = `/${model.route}/create?source=${encodeURIComponent(JSON.stringify(shared))}`;
  return (
    <ResourceModelProvider key={model.path} value={{ model, override }}>
      <ListBase
        resource={model.route}
        filter={{ ...filter, ...shared }}
        sort={sort}
        perPage={ROWS}
        exporter={false}
        storeKey={false}
        disableSyncWithLocation
        queryOptions={{ meta: listSelection(model, columns), onError: () => undefined }}
        disableAuthentication
      >
        {model.can.create && (
          <PageActions>
            {model.import?.below === field.panel?.resource && <ImportButton to={importAddress(model, record.id)} />}
            <Button component={Link} to={create} variant="contained" startIcon={<AddOutlined />}>
              {translate('generator.page.create', { name: translate(model.label, { smart_count: 1 }) })}
            </Button>
          </PageActions>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pb: 1 }}>
          {model.searchable && <SearchField />}
          <Box sx={{ ml: 'auto' }}>
            <ListPages />
          </Box>
        </Box>
        <Rows panel={panel} />
      </ListBase>
    </ResourceModelProvider>
  );
}

/** A table, cards on narrow screens, or the reason why there are none. */
function Rows({ panel }: { panel: PanelModel }) {
  const { field } = panel;
  const translate = useTranslate();
  const none = useEmptyText(panel);
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const { data, error, isPending, refetch, filterValues } = useListContext();
  if (error) return <FailureNotice error={error} onRetry={() => refetch()} />;
  if (isPending || !data) return <PageSkeleton rows={6} />;
  if (data.length === 0) {
    return <EmptyState title={filterValues.q ? translate('generator.empty.filtered') : none} />;
  }
  return isWide ? <RecordTable without={field.name} /> : <RecordCards without={field.name} />;
}

/** The text of a panel without records: its own one, or the general one. */
export function useEmptyText(panel: PanelModel): string {
  return usePanelText(panel)('empty', useTranslate()('generator.panel.empty'));
}
