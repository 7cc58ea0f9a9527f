import AddOutlined from '@mui/icons-material/AddOutlined';
import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { ListBase, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { PageActions } from '../../components/PageHeader';
import { ListPages } from '../../generator/list/ListPages';
import { SearchField } from '../../generator/list/SearchField';
import { ResourceModelProvider } from '../../generator/resource-model-context';
import { columnsOf } from '../../model/columns';
import { listSelection } from '../../model/list-selection';
import { useApplication } from '../../providers/application';
import { RelatedRows } from './RelatedRows';

/** Number of rows of a page. */
const rows = 25;

const none = {};

/** Props of the list. */
interface RelatedRecordsProps {
  /** API path of the records. */
  path: string;
  /** Filter that selects the records of the customer; its fields are not shown again. */
  filter: Record<string, unknown>;
  /** The initial values of a new record. */
  given: Record<string, unknown>;
  /** A further action that creates records. */
  action?: ReactNode;
}

/** Records that belong to the customer, as the API document describes them, with an action that creates one. */
export function RelatedRecords({ path, filter, given, action }: RelatedRecordsProps) {
  const translate = useTranslate();
  const { models } = useApplication();
  const model = models.find((candidate) => candidate.path === path);
  if (!model?.can.list) return null;
  const columns = columnsOf(model).filter(({ name }) => !(name in filter));
  const create = `/${model.route}/create?source=${encodeURIComponent(JSON.stringify(given))}`;
  return (
    <ResourceModelProvider key={path} value={{ model, override: none }}>
      <ListBase
        resource={model.route}
        filter={filter}
        sort={model.sort}
        perPage={rows}
        exporter={false}
        storeKey={false}
        disableSyncWithLocation
        queryOptions={{ meta: listSelection(model, columns), onError: () => undefined }}
        disableAuthentication
      >
        {model.can.create && (
          <PageActions>
            {action}
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
        <RelatedRows columns={columns} />
      </ListBase>
    </ResourceModelProvider>
  );
}
