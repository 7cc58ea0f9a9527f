import { RadioButtonGroupInput, TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { DialogForm } from '../../../generator/form/DialogForm';
import type { StartOnTickets } from '../data/use-bulk';
import type { Ticket } from '../model/ticket';
import { useRequestPane } from './TicketRequest';

interface RejectDialogProps {
  tickets: Ticket[];
  make: StartOnTickets;
  onClose: () => void;
}

const kinds = ['spam', 'notForUs'] as const;
type Kind = (typeof kinds)[number];

/** Closes tickets as rejected: as spam, which sends no mail, or as not meant for this desk. */
export default function RejectDialog({ tickets, make, onClose }: RejectDialogProps) {
  const translate = useTranslate();
  const beside = useRequestPane(tickets);
  const noteOf = (kind: Kind) => translate(`tickets.triage.${kind}Note`);
  const submit = async ({ kind, closingNote }: { kind: Kind; closingNote?: string | null }) => {
    const note = closingNote?.trim() || noteOf(kind);
    const transition = {
      to: 'CLOSED',
      closingState: 'REJECTED',
      closingNote: note,
      confirm: ['CLOSE_WITHOUT_INVOICE'],
      silent: kind === 'spam',
    };
    await make(tickets, 'transitions', transition);
    onClose();
  };
  return (
    <DialogForm
      title={translate('tickets.triage.rejectTitle', { smart_count: tickets.length })}
      action={translate('tickets.triage.rejectDo')}
      record={{ kind: 'spam', closingNote: noteOf('spam') }}
      fields={[]}
      beside={beside}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioButtonGroupInput
        source="kind"
        label="tickets.triage.kind"
        choices={kinds.map((id) => ({ id, name: `tickets.triage.${id}` }))}
        row={false}
        helperText={false}
      />
      <Note noteOf={noteOf} />
    </DialogForm>
  );
}

/** The note follows the reason until the user edits it. */
function Note({ noteOf }: { noteOf: (kind: Kind) => string }) {
  const { setValue } = useFormContext();
  const [kind, note] = useWatch({ name: ['kind', 'closingNote'] }) as [Kind, string | null];
  const usual = kinds.map(noteOf);
  if (note !== null && usual.includes(note) && note !== noteOf(kind))
    setTimeout(() => setValue('closingNote', noteOf(kind)));
  return <TextInput source="closingNote" label="tickets.triage.note" multiline fullWidth helperText={false} />;
}
