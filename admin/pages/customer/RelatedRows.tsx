import { Paper, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { DataTable, useListContext, useTranslate } from 'react-admin';
import { EmptyState } from '../../components/EmptyState';
import { FailureNotice } from '../../components/FailureNotice';
import { PageSkeleton } from '../../components/PageSkeleton';
import { FieldValue } from '../../generator/fields/FieldValue';
import { RecordCards } from '../../generator/list/RecordCards';
import { TitleLink } from '../../generator/list/TitleLink';
import { useResourceModel } from '../../generator/resource-model-context';
import { isNumeric } from '../../model/alignment';
import type { FieldModel } from '../../model/resource-model';

/** The rows of a related list: a table, cards on narrow screens, or the reason why it is empty. */
export function RelatedRows({ columns }: { columns: FieldModel[] }) {
  const translate = useTranslate();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const { model } = useResourceModel();
  const { data, error, isPending, refetch, filterValues } = useListContext();
  if (error) return <FailureNotice error={error} onRetry={() => refetch()} />;
  if (isPending || !data) return <PageSkeleton rows={6} />;
  if (data.length === 0) {
    const key = filterValues.q ? 'generator.empty.filtered' : `dashboard.customerPage.none.${model.path}`;
    return <EmptyState title={translate(key)} />;
  }
  if (!isWide) return <RecordCards />;
  return (
    <Paper variant="outlined" sx={{ overflow: 'auto' }}>
      <DataTable
        storeKey={`customer.related.${model.path}`}
        size="small"
        rowClick="show"
        empty={false}
        bulkActionButtons={false}
      >
        {columns.map((field) => (
          <DataTable.Col
            key={field.name}
            source={field.name}
            label={field.label}
            disableSort={!field.sort}
            align={isNumeric(field) ? 'right' : 'left'}
          >
            {field.name === model.title ? (
              <TitleLink>
                <FieldValue field={field} dense />
              </TitleLink>
            ) : (
              <FieldValue field={field} dense />
            )}
          </DataTable.Col>
        ))}
      </DataTable>
    </Paper>
  );
}
