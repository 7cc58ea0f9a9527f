import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Stack } from '@mui/material';
import { useRef } from 'react';
import { Form, useTranslate } from 'react-admin';
import { KeepInput } from '../../../generator/form/KeepInput';
import { refusalOf } from '../../../generator/form/refusal';
import { ServerErrors } from '../../../generator/form/ServerErrors';
import { SubmitButton } from '../../../generator/form/SubmitButton';
import { WholeFailure } from '../../../generator/form/WholeFailure';
import { dayText } from '../../../generator/model/local-time';
import { useSmallScreen } from '../../../layout/Sidebar';
import { useIsCustomer } from '../data/use-is-customer';
import { useTicket } from '../data/use-ticket';
import { type Move, type MoveBody, moveForm } from '../model/move';
import { ClarificationInputs } from './ClarificationInputs';
import { ClosingInputs } from './ClosingInputs';
import { ConfirmationInputs } from './ConfirmationInputs';
import { TextQuestion } from './TextQuestion';

interface MoveDialogProps {
  move: Move;
  /** Instead of the title for the one ticket. */
  title?: string;
  onClose: () => void;
  onMake: (body: MoveBody) => Promise<void>;
}

interface MoveValues extends Omit<MoveBody, 'to' | 'confirm'> {
  confirmed?: Record<string, boolean>;
}

/**
 * Asks for what a move needs (a reason, a question, closing details, a yes) and makes it; Ctrl-Enter does so too. How the
 * desk invoices is no question for a customer: his yes to the move is the answer.
 */
export function MoveDialog({ move, title, onClose, onMake }: MoveDialogProps) {
  const translate = useTranslate();
  const ticket = useTicket();
  const isCustomer = useIsCustomer();
  const isSmall = useSmallScreen();
  const frame = useRef<HTMLDivElement>(null);
  const { needs, confirm, closingStates } = move;
  const asked = isCustomer ? [] : confirm;
  const submit = async ({ confirmed = {}, ...values }: MoveValues) => {
    const given = Object.entries(values).filter(([, value]) => value !== null && value !== '' && value !== undefined);
    try {
      const answered = confirm.filter((code) => confirmed[code] || !asked.includes(code));
      await onMake({ to: move.to, ...Object.fromEntries(given), ...(answered.length > 0 && { confirm: answered }) });
      return undefined;
    } catch (error) {
      return refusalOf(error, []);
    }
  };
  const start: MoveValues = {
    ...(needs.includes('closing') && {
      closingState: closingStates.length === 1 ? closingStates[0]?.state : undefined,
      ...(!isCustomer && { closingDate: dayText(new Date()) }),
    }),
    ...((needs.includes('closing') || needs.includes('solution')) && {
      closingNote: isCustomer ? '' : (ticket.closingNote ?? ''),
    }),
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth fullScreen={isSmall} aria-labelledby="move-title">
      <DialogTitle id="move-title">{title ?? translate(`tickets.dialog.${move.action}`)}</DialogTitle>
      <Form record={start} onSubmit={submit} mode="onChange" noValidate disableInvalidFormNotification>
        <DialogContent
          ref={frame}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            frame.current?.closest('form')?.requestSubmit();
          }}
        >
          <Stack spacing={2}>
            <KeepInput form={moveForm(ticket.id, move)} fields={[]} />
            <WholeFailure />
            {move.action === 'REOPEN' && (
              <DialogContentText>{translate('tickets.move.reopenLimits')}</DialogContentText>
            )}
            {needs.includes('reason') && <TextQuestion source="reason" action={move.action} />}
            {needs.includes('clarification') && <ClarificationInputs />}
            {needs.includes('solution') && <TextQuestion source="closingNote" action={move.action} />}
            {needs.includes('closing') && <ClosingInputs choices={closingStates} />}
            <ConfirmationInputs codes={asked} />
          </Stack>
          <ServerErrors />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <SubmitButton label={translate(`enums.ticketAction.${move.action}`)} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}
