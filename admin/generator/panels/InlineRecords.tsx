import { Stack, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type RaRecord, RecordContextProvider, useTranslate } from 'react-admin';
import { FailureNotice } from '../../components/FailureNotice';
import { PageSkeleton } from '../../components/PageSkeleton';
import { creationOf, totalOf } from '../../model/panels';
import { FieldValue } from '../fields/FieldValue';
import { ResourceModelProvider } from '../resource-model-context';
import { ONE_LONG_FORM } from './InlineFrame';
import { InlineRow } from './InlineRow';
import { InlineTable } from './InlineTable';
import { InlineProvider } from './inline-context';
import { NewRow } from './NewRow';
import { RelatedRecords, type RelatedRecordsProps, useEmptyText } from './RelatedRecords';
import { MOST, rowFieldsOf, usePanelRecords } from './use-panel-records';
import { usePanelText } from './use-panel-text';

/** The records of a panel as rows that are edited in place, cards on a narrow screen; beyond 200 records in pages. */
export function InlineRecords(props: RelatedRecordsProps & { isSecondary?: boolean }) {
  const { panel, override, record, isSecondary = false } = props;
  const { model } = panel;
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const translate = useTranslate();
  const text = usePanelText(panel);
  const none = useEmptyText(panel);
  const fields = rowFieldsOf(panel);
  const columns = fields.filter(({ name }) => override.columns?.includes(name) ?? true);
  const { data, total, error, refetch } = usePanelRecords<RaRecord>(panel, record);
  const isLonger = (total ?? 0) > MOST;
  if (model.can.list && isLonger) return <RelatedRecords {...props} />;
  if (error) {
    const title = translate(`resources.${model.path}.loadFailed`, { _: translate('app.failure.title') });
    return <FailureNotice title={title} error={error} onRetry={() => refetch()} />;
  }
  if (!data) return <PageSkeleton rows={4} />;
  const creation = creationOf(panel, record);
  // Of a longer list, the sum of the shown rows would be wrong.
  const summed = isLonger ? undefined : columns.find(({ name }) => name === panel.total);
  const rows = data.map((row) => <InlineRow key={row.id} record={row} />);
  const next = creation && <NewRow creation={creation} last={data.at(-1)} />;
  const totalText = text('total', translate('generator.panel.total'));
  const isLong = fields.length > columns.length;
  return (
    <ResourceModelProvider value={{ model, override }}>
      <InlineProvider value={{ panel, page: record, columns, fields, isLong, isWide, isSecondary }}>
        <RecordContextProvider value={{ id: 'total', ...(summed && totalOf(summed, data)) }}>
          {isWide ? (
            <InlineTable
              none={data.length === 0 ? none : undefined}
              summed={summed}
              totalText={totalText}
              rows={rows}
              next={next}
            />
          ) : (
            <Stack spacing={1} sx={isLong ? ONE_LONG_FORM : undefined}>
              {data.length === 0 && (
                <Typography variant="body2" color="text.secondary">
                  {none}
                </Typography>
              )}
              {rows}
              {summed && data.length > 0 && (
                <Typography
                  component="div"
                  variant="subtitle2"
                  sx={{ display: 'flex', justifyContent: 'space-between', px: 1.5 }}
                >
                  <span>{totalText}</span>
                  <FieldValue field={summed} dense />
                </Typography>
              )}
              {next}
            </Stack>
          )}
        </RecordContextProvider>
      </InlineProvider>
    </ResourceModelProvider>
  );
}
