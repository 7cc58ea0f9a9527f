import { DialogContentText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DialogForm } from '../../../generator/form/DialogForm';
import { KeepInput } from '../../../generator/form/KeepInput';
import { today } from '../../../model/local-time';
import { useIsCustomer } from '../data/use-is-customer';
import { useTicket } from '../data/use-ticket';
import { type Move, type MoveBody, moveForm } from '../model/move';
import { ClarificationInputs } from './ClarificationInputs';
import { ClosingInputs } from './ClosingInputs';
import { ConfirmationInputs } from './ConfirmationInputs';
import { TextQuestion } from './TextQuestion';

/** What is said together with a move; a message is the text of a clarification as well. */
export type Along = 'message' | 'note';

interface MoveDialogProps {
  move: Move;
  /** Instead of the title for the one ticket. */
  title?: string;
  /** What is proposed; it may be changed before the move is made. */
  given?: Partial<MoveBody>;
  along?: Along;
  onClose: () => void;
  onMake: (body: MoveBody) => Promise<void>;
}

interface MoveValues extends Omit<MoveBody, 'to' | 'confirm'> {
  confirmed?: Record<string, boolean>;
}

/**
 * Asks for what a move needs (a reason, a question, closing details, a yes) and makes it; Ctrl-Enter does so too. How the
 * desk invoices is no question for a customer: their yes to the move is the answer.
 */
export function MoveDialog({ move, title, given, along, onClose, onMake }: MoveDialogProps) {
  const translate = useTranslate();
  const ticket = useTicket();
  const isCustomer = useIsCustomer();
  const { needs, confirm, closingStates } = move;
  const asked = isCustomer ? [] : confirm;
  const submit = async ({ confirmed = {}, ...values }: MoveValues) => {
    const given = Object.entries(values).filter(([, value]) => value !== null && value !== '' && value !== undefined);
    const answered = confirm.filter((code) => confirmed[code] || !asked.includes(code));
    await onMake({ to: move.to, ...Object.fromEntries(given), ...(answered.length > 0 && { confirm: answered }) });
  };
  const start: MoveValues = {
    ...(needs.includes('closing') && {
      closingState: closingStates.length === 1 ? closingStates[0]?.state : undefined,
      ...(!isCustomer && { closingDate: today() }),
    }),
    ...((needs.includes('closing') || needs.includes('solution')) && {
      closingNote: isCustomer ? '' : (ticket.closingNote ?? ''),
    }),
    ...given,
  };
  return (
    <DialogForm
      title={title ?? translate(`tickets.dialog.${move.action}`)}
      action={translate(`enums.ticketAction.${move.action}`)}
      record={start}
      fields={[]}
      onSubmit={submit}
      onClose={onClose}
    >
      <KeepInput form={moveForm(ticket.id, move)} fields={[]} />
      {along && (
        <DialogContentText>
          {translate(along === 'note' ? 'tickets.composer.noteGoesAlong' : 'tickets.composer.goesAlong')}
        </DialogContentText>
      )}
      {move.action === 'REOPEN' && <DialogContentText>{translate('tickets.move.reopenLimits')}</DialogContentText>}
      {needs.includes('reason') && <TextQuestion source="reason" action={move.action} />}
      {needs.includes('clarification') && <ClarificationInputs hasText={along !== 'message'} />}
      {needs.includes('solution') && <TextQuestion source="closingNote" action={move.action} />}
      {needs.includes('closing') && <ClosingInputs choices={closingStates} />}
      <ConfirmationInputs codes={asked} />
    </DialogForm>
  );
}
