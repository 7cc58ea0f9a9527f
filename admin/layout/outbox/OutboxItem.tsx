import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Outbox } from '../../providers/offline/outbox';
import { correctionOf, type OutboxEntry } from '../../providers/offline/outbox-entry';
import { useFormat } from '../../providers/use-format';
import { ChangeDialog } from './ChangeDialog';
import { ConflictDialog } from './ConflictDialog';
import { DiscardDialog } from './DiscardDialog';

type Open = 'change' | 'resolve' | 'discard';

/** A waiting entry: name, time, and the reason of a refusal with the possible next steps. */
export function OutboxItem({ entry, outbox }: { entry: OutboxEntry; outbox: Outbox }) {
  const translate = useTranslate();
  const format = useFormat();
  const [open, setOpen] = useState<Open>();
  const { refusal, params, body, otherwise } = entry;
  const name = translate(entry.label, params);
  const close = () => setOpen(undefined);
  const current = refusal?.problem.current;
  // An action on a record, unlike a change of its fields, has no fields to choose from.
  const isConflict = Boolean(current) && entry.method === 'PATCH';
  const { code, errors = [] } = refusal?.problem ?? {};
  const reasons = errors.map((one) => translate(`errors.${one.code}`, { _: one.detail, ...one.params }));
  const why = reasons.join(' ') || refusal?.message || (code && translate(`errors.${code}`));
  const reason = otherwise ? translate(otherwise.failed, { reason: why }) : why;
  const correction = correctionOf(entry);
  // An entry that is sent again applies to the present version of the record.
  const seen = current && { version: current.version as number };
  const Dialog = open && { change: ChangeDialog, resolve: ConflictDialog, discard: DiscardDialog }[open];
  return (
    <Stack component="li" spacing={1} sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <div>
        <Typography sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>
          {[params?.subject, name].filter(Boolean).join(' · ')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('field.outbox.enteredAt', { moment: format.moment(entry.enteredAt) })}
        </Typography>
      </div>
      {refusal && (
        <>
          <Alert severity={isConflict ? 'warning' : 'error'} sx={{ py: 0 }}>
            {isConflict ? translate('field.outbox.conflict') : reason}
          </Alert>
          <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
            {isConflict ? (
              <Button variant="contained" onClick={() => setOpen('resolve')}>
                {translate('field.outbox.resolve')}
              </Button>
            ) : correction ? (
              <Button variant="contained" onClick={() => void outbox.again(entry, { body: correction.body })}>
                {translate('field.outbox.correct', {
                  time: correction.value.includes('T') ? format.moment(correction.value) : format.day(correction.value),
                })}
              </Button>
            ) : (
              <Button variant="contained" onClick={() => void outbox.again(entry, seen)}>
                {translate('field.outbox.again')}
              </Button>
            )}
            {otherwise && (
              <Button variant="outlined" onClick={() => void outbox.again(entry, elsewhere(otherwise))}>
                {translate(otherwise.offer)}
              </Button>
            )}
            {body && !isConflict && (
              <Button variant="outlined" onClick={() => setOpen('change')}>
                {translate('field.outbox.change')}
              </Button>
            )}
            <Button color="error" onClick={() => setOpen('discard')}>
              {translate('field.outbox.discard')}
            </Button>
          </Stack>
        </>
      )}
      {Dialog && <Dialog entry={entry} name={name} outbox={outbox} onClose={close} />}
    </Stack>
  );
}

/** The entry for its other target, without a further one. */
const elsewhere = ({ path, file, label }: NonNullable<OutboxEntry['otherwise']>) => ({
  path,
  label,
  ...(file && { file }),
  otherwise: undefined,
});
