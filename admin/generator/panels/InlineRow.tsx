import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, Stack, TableCell, TableRow, Typography } from '@mui/material';
import { Fragment, useEffect, useRef, useState } from 'react';
import { type RaRecord, RecordContextProvider, useTranslate } from 'react-admin';
import { IconAction } from '../../components/IconAction';
import { useConfirmation } from '../../components/use-confirmation';
import { isNumeric } from '../../model/alignment';
import { isFieldShown } from '../../model/is-field-shown';
import { valueAt } from '../../model/paths';
import { rightsOn } from '../../model/rights';
import { withValues } from '../../model/written-values';
import { FieldValue } from '../fields/FieldValue';
import { useValueText } from '../fields/use-value-text';
import { CardValues } from '../list/RecordCards';
import { DeleteButton } from '../pages/DeleteButton';
import { useResourceModel } from '../resource-model-context';
import { useMergedUpdate } from '../use-merged-update';
import { InlineForm } from './InlineForm';
import { InlineFrame } from './InlineFrame';
import { cursorOf, useInline } from './inline-context';

/** A record of a panel as a row or card: a click on its row, or its button, makes it a form. */
export function InlineRow({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  const valueText = useValueText();
  const { model } = useResourceModel();
  const { page, columns, fields, isWide } = useInline();
  // The form begins with the record as the user has opened it, whatever others change in the meantime.
  const [opened, setOpened] = useState<{ base: RaRecord; at?: string }>();
  const { confirmed, question } = useConfirmation(model.path);
  const update = useMergedUpdate(model);
  const button = useRef<HTMLButtonElement>(null);
  const isLeftByKey = useRef(false);
  useEffect(() => {
    if (!opened && isLeftByKey.current) button.current?.focus();
  }, [opened]);
  const named = columns.find(({ name }) => name === model.title) ?? columns[0];
  const text = named && valueText(named, valueAt(record, named.name), record);
  const title = text || translate('generator.page.untitled');
  const open = (at?: string) => setOpened({ base: record, at });
  const writable = fields.filter(({ editable }) => editable);
  if (opened) {
    const { base, at } = opened;
    const close = (byKey: boolean) => {
      isLeftByKey.current = byKey;
      setOpened(undefined);
    };
    return (
      <InlineForm
        writable={writable}
        record={base}
        focus={at}
        action={translate('ra.action.save')}
        isStored
        onSave={(values) => update(base, withValues(base, [...writable], values), confirmed)}
        onDone={close}
      >
        {question}
      </InlineForm>
    );
  }
  const can = rightsOn(model, record, page);
  const first = cursorOf(model, writable);
  const label = translate('generator.panel.edit', { title });
  const buttons = (
    <>
      {can.update && <IconAction icon={EditOutlined} label={label} ref={button} onClick={() => open(first)} />}
      {can.delete && <DeleteButton record={record} title={title} dense />}
    </>
  );
  return (
    <RecordContextProvider value={record}>
      {isWide ? (
        <TableRow hover>
          {columns.map((field) => (
            <TableCell
              key={field.name}
              align={isNumeric(field) ? 'right' : 'left'}
              onClick={() => can.update && open(field.editable ? field.name : first)}
              sx={{
                overflowWrap: 'anywhere',
                fontVariantNumeric: 'tabular-nums',
                whiteSpace: field === named ? undefined : 'nowrap',
              }}
            >
              {isFieldShown(field, record, model.fields) && <FieldValue field={field} dense />}
            </TableCell>
          ))}
          <TableCell align="right" sx={{ py: 0, whiteSpace: 'nowrap' }}>
            {buttons}
          </TableCell>
        </TableRow>
      ) : (
        <InlineFrame>
          <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
            <InlineCard record={record} />
            <Box sx={{ display: 'flex', flexShrink: 0 }}>{buttons}</Box>
          </Stack>
        </InlineFrame>
      )}
    </RecordContextProvider>
  );
}

/** The title of a card, behind its first column, and below them its other values. */
function InlineCard({ record }: { record: RaRecord }) {
  const { model } = useResourceModel();
  const { columns } = useInline();
  const heading = columns.filter(({ name }, index) => index === 0 || name === model.title);
  return (
    <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" component="div" sx={{ fontWeight: 'fontWeightMedium' }}>
        {heading.map((field, index) => (
          <Fragment key={field.name}>
            {index > 0 && ' · '}
            <FieldValue field={field} dense />
          </Fragment>
        ))}
      </Typography>
      <Typography variant="body2" component="div" color="text.secondary">
        <CardValues record={record} columns={columns.filter((field) => !heading.includes(field))} />
      </Typography>
    </Box>
  );
}
