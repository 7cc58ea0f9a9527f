import EditOutlined from '@mui/icons-material/EditOutlined';
import { IconButton, TableCell, TableRow, Tooltip } from '@mui/material';
import { useRef, useState } from 'react';
import { type RaRecord, RecordContextProvider, useTranslate } from 'react-admin';
import { useConfirmation } from '../../components/use-confirmation';
import { isNumeric } from '../../model/alignment';
import { valueAt } from '../../model/paths';
import type { FieldModel } from '../../model/resource-model';
import { withValues } from '../../model/written-values';
import { FieldValue } from '../fields/FieldValue';
import { useValueText } from '../fields/use-value-text';
import { DeleteButton } from '../pages/DeleteButton';
import { useResourceModel } from '../resource-model-context';
import { useMergedUpdate } from '../use-merged-update';
import { InlineForm } from './InlineForm';

interface InlineRowProps {
  columns: readonly FieldModel[];
  record: RaRecord;
}

/** A record of a panel: a click, or its button, makes its row a form. */
export function InlineRow({ columns, record }: InlineRowProps) {
  const translate = useTranslate();
  const valueText = useValueText();
  const { model } = useResourceModel();
  // The form begins with the record as the user has opened it, whatever others change in the meantime.
  const [opened, setOpened] = useState<{ base: RaRecord; at: string }>();
  const { confirmed, question } = useConfirmation(model.path);
  const update = useMergedUpdate(model);
  const button = useRef<HTMLButtonElement>(null);
  const [named] = columns;
  const text = named && valueText(named, valueAt(record, named.name), record);
  const title = text || translate('generator.page.untitled');
  const open = (at: string) => setOpened({ base: record, at });
  const writable = columns.filter(({ editable }) => editable);
  if (opened) {
    const { base, at } = opened;
    const close = (byKey: boolean) => {
      setOpened(undefined);
      if (byKey) setTimeout(() => button.current?.focus());
    };
    return (
      <InlineForm
        columns={columns}
        writable={writable}
        record={base}
        focus={at}
        onSave={(values) => update(base, withValues(base, writable, values), confirmed)}
        onDone={close}
      >
        {question}
      </InlineForm>
    );
  }
  const first = writable[0]?.name ?? '';
  return (
    <RecordContextProvider value={record}>
      <TableRow hover>
        {columns.map((field) => (
          <TableCell
            key={field.name}
            align={isNumeric(field) ? 'right' : 'left'}
            onClick={() => model.can.update && open(field.editable ? field.name : first)}
            sx={{ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
          >
            <FieldValue field={field} dense />
          </TableCell>
        ))}
        <TableCell align="right" sx={{ py: 0, whiteSpace: 'nowrap' }}>
          {model.can.update && (
            <Tooltip title={translate('generator.panel.edit', { title })}>
              <IconButton
                ref={button}
                size="small"
                aria-label={translate('generator.panel.edit', { title })}
                onClick={() => open(first)}
              >
                <EditOutlined fontSize="small" />
              </IconButton>
            </Tooltip>
          )}
          {model.can.delete && <DeleteButton record={record} title={title} dense />}
        </TableCell>
      </TableRow>
    </RecordContextProvider>
  );
}
