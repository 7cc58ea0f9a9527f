import { Box, DialogContentText, Stack, Typography } from '@mui/material';
import { required, TextInput, useInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { SignaturePad, type Strokes } from '../../components/SignaturePad';
import { DialogForm } from '../../generator/form/DialogForm';
import { serverNow } from '../../model/server-clock';
import { useFormat } from '../../providers/use-format';
import { useTicket } from '../ticket/data/use-ticket';
import { useQuantityText } from './positions/use-quantity-text';
import { usePositions, useReportChanges } from './use-report';

/** The entries that the customer confirms, and the box for their signature, as wide as the screen allows. */
export function SignatureDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const format = useFormat();
  const { contactName } = useTicket();
  const { sign } = useReportChanges();
  const submit = async ({ name, place, strokes }: { name: string; place?: string; strokes: Strokes }) => {
    await sign({ name, place: place || null, signedAt: serverNow().toISOString(), strokes });
    onClose();
  };
  return (
    <DialogForm
      title={translate('tickets.reports.sign')}
      action={translate('tickets.reports.signNow')}
      wide
      record={{ name: contactName }}
      fields={[]}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText>{translate('tickets.reports.signHelp')}</DialogContentText>
      <ToConfirm />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextInput
          source="name"
          label={translate('tickets.reports.signName')}
          validate={required('errors.REQUIRED')}
          fullWidth
        />
        <TextInput source="place" label={translate('tickets.reports.signPlace')} fullWidth />
      </Stack>
      <Typography variant="body2">{format.longDay(serverNow())}</Typography>
      <PadInput />
    </DialogForm>
  );
}

/** The positions in short: the customer sees all entries before signing. */
function ToConfirm() {
  const quantityText = useQuantityText();
  const { data: positions = [] } = usePositions();
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: '20vh', overflowY: 'auto', typography: 'body2' }} tabIndex={0}>
      {positions.map(({ id, description, ...position }) => (
        <Box key={id} component="li" sx={{ overflowWrap: 'anywhere' }}>
          {description} · {quantityText(position)}
        </Box>
      ))}
    </Box>
  );
}

function PadInput() {
  const translate = useTranslate();
  const name = (useWatch({ name: 'name' }) as string | undefined) ?? '';
  const { field, fieldState } = useInput({ source: 'strokes', validate: (value) => (value ? undefined : 'missing') });
  return (
    <SignaturePad
      value={field.value || undefined}
      onChange={field.onChange}
      name={name}
      error={fieldState.error && translate('tickets.reports.padEmpty')}
    />
  );
}
