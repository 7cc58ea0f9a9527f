import { Alert, Box, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { SignaturePad, type Strokes } from '../../components/SignaturePad';
import { serverNow } from '../../model/server-clock';
import { useFormat } from '../../providers/use-format';
import { useQuantityText } from '../report/positions/use-quantity-text';
import type { Position } from '../ticket/model/report';
import { FieldDialog } from './FieldDialog';
import type { ReportStanding } from './field-report';
import { BIG } from './StepButton';
import type { GivenSignature } from './use-field-work';

interface SignDialogProps {
  standing: ReportStanding;
  /** Name of the contact of the order. */
  contact: string;
  /** A warning for the customer before they sign. */
  warning?: string;
  onSign: (signature: GivenSignature) => Promise<unknown>;
  onClose: () => void;
}

/**
 * The customer signs on the executor's phone: the confirmed entries, the name of the customer, and the box for the
 * signature.
 */
export function SignDialog({ standing, contact, warning, onSign, onClose }: SignDialogProps) {
  const translate = useTranslate();
  const format = useFormat();
  const [name, setName] = useState(contact);
  const [place, setPlace] = useState('');
  const [strokes, setStrokes] = useState<Strokes>();
  const signature = strokes && { name: name.trim(), place: place.trim() || null, strokes };
  return (
    <FieldDialog
      title={translate('tickets.reports.signature')}
      action={translate('tickets.reports.signNow')}
      isComplete={Boolean(signature?.name)}
      onSave={async () => signature && onSign(signature)}
      onClose={onClose}
    >
      {warning && <Alert severity="warning">{warning}</Alert>}
      <Typography>{translate('tickets.reports.signHelp')}</Typography>
      <ToConfirm {...standing} />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          label={translate('field.form.name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: 120, autoComplete: 'off' } }}
          required
          fullWidth
        />
        <TextField
          label={translate('field.form.place')}
          value={place}
          onChange={({ target }) => setPlace(target.value)}
          slotProps={{ htmlInput: { maxLength: 120 } }}
          fullWidth
        />
      </Stack>
      <Typography variant="body2">{format.longDay(serverNow())}</Typography>
      <SignaturePad value={strokes} onChange={setStrokes} name={name.trim()} buttons={{ sx: BIG }} />
    </FieldDialog>
  );
}

/**
 * The entries that the customer confirms, at the server or still in the outbox: the customer sees all of them before
 * signing.
 */
function ToConfirm({ positions, waiting }: Pick<ReportStanding, 'positions' | 'waiting'>) {
  const translate = useTranslate();
  const quantityText = useQuantityText();
  return (
    <Box component="ul" aria-label={translate('tickets.reports.one', { smart_count: 1 })} sx={{ m: 0, pl: 2.5 }}>
      {positions.map(({ id, description, ...position }) => (
        <Box key={id} component="li" sx={{ overflowWrap: 'anywhere' }}>
          {`${description} · ${quantityText(position)}`}
        </Box>
      ))}
      {waiting.map(({ seq, label, params, body }) => (
        <Box key={seq} component="li" sx={{ overflowWrap: 'anywhere' }}>
          {translate(label, params)}
          {label === 'field.entry.material' && ` · ${quantityText(body as Pick<Position, 'quantity' | 'unit'>)}`}
        </Box>
      ))}
    </Box>
  );
}
