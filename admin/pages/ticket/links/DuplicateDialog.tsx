import { Box, Typography } from '@mui/material';
import { TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useConfirmation } from '../../../components/use-confirmation';
import { DialogForm } from '../../../generator/form/DialogForm';
import type { Schema } from '../../../providers/contract';
import { useLinkChanges } from '../data/use-links';
import { useTicket } from '../data/use-ticket';
import { TICKETS } from '../model/ticket';
import { confirmedCodes, type Transition } from '../model/transition';
import { ConfirmationInputs } from '../transitions/ConfirmationInputs';
import { TicketInput } from './TicketInput';

type Found = Schema<'Ticket'>;

interface DuplicateValues {
  target: Found;
  note?: string | null;
  confirmed?: Record<string, boolean>;
}

interface DuplicateDialogProps {
  /** The transition that closes the ticket, with its required fields. */
  transition: Transition;
  onClose: () => void;
}

/**
 * Closes the open ticket as a duplicate of another one of the same customer, and explains the consequences beforehand.
 */
export function DuplicateDialog({ transition, onClose }: DuplicateDialogProps) {
  const translate = useTranslate();
  const ticket = useTicket();
  const { merge } = useLinkChanges(ticket);
  const { confirmed: withConfirmation, question } = useConfirmation(TICKETS.path);
  const submit = async ({ target, note, confirmed }: DuplicateValues) => {
    const known = confirmedCodes(transition, confirmed);
    await withConfirmation(({ confirm = [] }) => merge({ target: target.id, note, confirm: [...known, ...confirm] }));
    onClose();
  };
  return (
    <DialogForm<DuplicateValues>
      title={translate('tickets.links.merge')}
      action={translate('tickets.links.merge')}
      record={{}}
      fields={[]}
      onSubmit={submit}
      onClose={onClose}
    >
      <TicketInput source="target" filter={{ customer: ticket.customer }} />
      <TextInput
        source="note"
        label={translate('tickets.closing.note')}
        helperText={translate('tickets.links.closingNoteHelp', { note: translate('tickets.links.closingNote') })}
        multiline
        minRows={2}
        maxRows={8}
        variant="outlined"
      />
      <Consequences />
      <ConfirmationInputs transition={transition} />
      {question}
    </DialogForm>
  );
}

/** The consequences of the dialog, in whole sentences. */
function Consequences() {
  const translate = useTranslate();
  const { identifier, preventMailDispatch } = useTicket();
  const original: Found | null = useWatch({ name: 'target' });
  const closes = original ? 'closesFor' : 'closes';
  const sentences = [
    translate(`tickets.links.effect.${closes}`, { identifier, original: original?.identifier }),
    translate('tickets.links.effect.kept'),
    translate(`tickets.links.effect.${preventMailDispatch ? 'noMail' : 'mail'}`),
  ];
  return (
    <Box role="status">
      <Typography variant="body2" sx={{ fontWeight: 'fontWeightMedium' }}>
        {translate('tickets.links.effect.title')}
      </Typography>
      <Typography variant="body2" component="ul" color="text.secondary" sx={{ m: 0, pl: 2.5 }}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Typography>
    </Box>
  );
}
