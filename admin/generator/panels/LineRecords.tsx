import type { SvgIconProps } from '@mui/material';
import { Typography } from '@mui/material';
import { Suspense, useCallback } from 'react';
import { type RaRecord, RecordContextProvider, useTranslate } from 'react-admin';
import { RecordLines } from '../../components/RecordLines';
import { ResourceIcon } from '../../components/ResourceIcon';
import { creationOf, foldedApart, mayCreate, totalOf } from '../../model/panels';
import { FieldValue } from '../fields/FieldValue';
import { ResourceModelProvider } from '../resource-model-context';
import { useMatchContext } from '../use-match-context';
import { LineRecord } from './LineRecord';
import { NewLineDialog } from './NewLineDialog';
import { QuickAdd } from './QuickAdd';
import { RelatedRecords, type RelatedRecordsProps, useEmptyText } from './RelatedRecords';
import { MOST, useFollowPage, usePanelRecords } from './use-panel-records';
import { useAddText, usePanelText } from './use-panel-text';

/** The records of a panel as lines, with an input or a button for a new one, a sum, and finished ones behind a click. */
export function LineRecords(props: RelatedRecordsProps) {
  const { panel, override, record: page } = props;
  const { model, quickAdd } = panel;
  const translate = useTranslate();
  const text = usePanelText(panel);
  const add = useAddText(panel);
  const empty = useEmptyText(panel);
  const context = useMatchContext();
  const icon = useCallback((look: SvgIconProps) => <ResourceIcon name={model.icon} {...look} />, [model.icon]);
  const { data, total = 0, error, refetch } = usePanelRecords<RaRecord>(panel, page, override.refreshMs);
  useFollowPage(page, refetch);
  if (model.can.list && total > MOST) return <RelatedRecords {...props} />;
  const { shown, behind } = foldedApart(panel, data ?? [], context);
  const creation = creationOf(panel, page);
  const help = creation ? 'emptyHelp' : mayCreate(panel) ? 'emptyClosed' : 'emptyReader';
  const quick = creation && model.fields.find(({ name, creatable }) => name === quickAdd && creatable);
  const summed = model.fields.find(({ name }) => name === panel.total);
  const { notice: Notice, create: Creation = NewLineDialog } = override.line ?? {};
  return (
    <ResourceModelProvider value={{ model, override }}>
      <RecordLines
        label={text('name', translate(model.label, { smart_count: 2 }))}
        failure={translate(`resources.${model.path}.loadFailed`, { _: translate('app.failure.title') })}
        query={{ data: data && [...shown, ...behind], error, refetch }}
        none={{ icon, title: empty, text: text(help) || undefined }}
        add={
          creation && !quick && { text: add, dialog: (close) => <Creation panel={panel} page={page} onClose={close} /> }
        }
        folded={{
          label: text('folded', translate('generator.panel.folded'), { smart_count: behind.length }),
          records: behind,
        }}
        // Parts that are loaded on demand must not hide the input above the lines.
        line={(record) => (
          <Suspense key={record.id} fallback={null}>
            <LineRecord panel={panel} page={page} record={record} summed={summed} />
          </Suspense>
        )}
        foot={
          summed &&
          data &&
          data.length > 1 &&
          total <= MOST && (
            <RecordContextProvider value={{ id: 'total', ...totalOf(summed, data) }}>
              <Typography variant="body2" sx={{ textAlign: 'right', fontWeight: 'fontWeightMedium', pr: 5 }}>
                {text('total', translate('generator.panel.total'))} <FieldValue field={summed} dense />
              </Typography>
            </RecordContextProvider>
          )
        }
      >
        {quick && <QuickAdd panel={panel} page={page} field={quick} />}
        {Notice && data && (
          <Suspense fallback={null}>
            <Notice records={shown} />
          </Suspense>
        )}
      </RecordLines>
    </ResourceModelProvider>
  );
}
