import { DialogContentText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DialogForm } from '../../../generator/form/DialogForm';
import { KeepInput } from '../../../generator/form/KeepInput';
import { today } from '../../../model/local-time';
import { useIsCustomer } from '../data/use-is-customer';
import { useTicket } from '../data/use-ticket';
import { confirmedCodes, type Transition, type TransitionBody, transitionForm } from '../model/transition';
import { ClarificationInputs } from './ClarificationInputs';
import { ClosingInputs } from './ClosingInputs';
import { ConfirmationInputs } from './ConfirmationInputs';
import { TextQuestion } from './TextQuestion';

/** The text sent together with a transition; a message is the text of a clarification as well. */
export type Along = 'message' | 'note';

interface TransitionDialogProps {
  transition: Transition;
  /** Title in place of the usual one for a single ticket. */
  title?: string;
  /** Initial values, which the user may change. */
  given?: Partial<TransitionBody>;
  along?: Along;
  onClose: () => void;
  onMake: (body: TransitionBody) => Promise<void>;
}

interface TransitionValues extends Omit<TransitionBody, 'to' | 'confirm'> {
  confirmed?: Record<string, boolean>;
}

/**
 * The inputs of a transition (reason, question, closing details, confirmation), and the button that makes it;
 * Ctrl-Enter does so too.
 */
export function TransitionDialog({ transition, title, given, along, onClose, onMake }: TransitionDialogProps) {
  const translate = useTranslate();
  const ticket = useTicket();
  const isCustomer = useIsCustomer();
  const { needs, closingStates } = transition;
  const submit = async ({ confirmed, ...values }: TransitionValues) => {
    const given = Object.entries(values).filter(([, value]) => value !== null && value !== '' && value !== undefined);
    const answered = confirmedCodes(transition, confirmed);
    await onMake({
      to: transition.to,
      ...Object.fromEntries(given),
      ...(answered.length > 0 && { confirm: answered }),
    });
  };
  const start: TransitionValues = {
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
      title={title ?? translate(`tickets.dialog.${transition.action}`)}
      action={translate(`enums.ticketAction.${transition.action}`)}
      record={start}
      fields={[]}
      onSubmit={submit}
      onClose={onClose}
    >
      <KeepInput form={transitionForm(ticket.id, transition)} fields={[]} />
      {along && (
        <DialogContentText>
          {translate(along === 'note' ? 'tickets.composer.noteGoesAlong' : 'tickets.composer.goesAlong')}
        </DialogContentText>
      )}
      {transition.action === 'REOPEN' && (
        <DialogContentText>{translate('tickets.move.reopenLimits')}</DialogContentText>
      )}
      {needs.includes('reason') && <TextQuestion source="reason" action={transition.action} />}
      {needs.includes('clarification') && <ClarificationInputs hasText={along !== 'message'} />}
      {needs.includes('solution') && <TextQuestion source="closingNote" action={transition.action} />}
      {needs.includes('closing') && <ClosingInputs choices={closingStates} />}
      <ConfirmationInputs transition={transition} />
    </DialogForm>
  );
}
