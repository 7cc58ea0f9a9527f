import { Alert, Button, DialogContentText, List, Typography } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { AppDialog } from '../../components/AppDialog';
import { FailureNotice } from '../../components/FailureNotice';
import { PageSkeleton } from '../../components/PageSkeleton';
import { useRecordTitle } from '../pages/use-record-title';
import { useResourceModel } from '../resource-model-context';
import { OrderRow } from './OrderRow';
import { useOrder } from './use-order';

/** All records of the resource in their order: dragged, moved by the arrow keys, or by buttons; kept at once. */
export function OrderDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const titleOf = useRecordTitle();
  const detailOf = useDetail();
  const { rows, error, failure, refetch, shift, carry, drop } = useOrder();
  const [status, setStatus] = useState('');
  const move = (from: number, to: number) => {
    const row = rows?.[from];
    if (!row || !rows || to < 0 || to >= rows.length) return;
    shift(from, to);
    setStatus(translate('masterdata.order.moved', { title: titleOf(row), place: to + 1, count: rows.length }));
  };
  return (
    <AppDialog
      title={translate('masterdata.order.title')}
      leave={null}
      width="sm"
      onClose={onClose}
      actions={
        <>
          <Typography role="status" variant="body2" color="text.secondary" noWrap sx={{ mr: 'auto', pl: 1 }}>
            {status}
          </Typography>
          <Button variant="contained" onClick={onClose}>
            {translate('masterdata.order.done')}
          </Button>
        </>
      }
    >
      <DialogContentText sx={{ mb: 1 }}>{translate('masterdata.order.text')}</DialogContentText>
      {failure && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {failure}
        </Alert>
      )}
      {error ? (
        <FailureNotice error={error} onRetry={refetch} />
      ) : rows ? (
        <List disablePadding>
          {rows.map((row, at) => (
            <OrderRow
              key={row.id}
              id={String(row.id)}
              title={titleOf(row)}
              detail={detailOf(row)}
              isOff={row.active === false}
              isFirst={at === 0}
              isLast={at === rows.length - 1}
              onMove={(step) => move(at, at + step)}
              onCarry={(over) => carry(String(row.id), over)}
              onDrop={() => drop(String(row.id))}
            />
          ))}
        </List>
      ) : (
        <PageSkeleton rows={6} />
      )}
    </AppDialog>
  );
}

/** The chosen values of a record among the columns, such as the kind of record of a field, apart from the title. */
function useDetail(): (row: RaRecord) => string {
  const { model } = useResourceModel();
  const translate = useTranslate();
  const choices = model.fields.filter(({ name, list, widget }) => list && widget === 'choice' && name !== model.title);
  return (row) =>
    choices
      .flatMap(({ name, choices: { name: set } = {} }) => (row[name] ? [translate(`enums.${set}.${row[name]}`)] : []))
      .join(', ');
}
