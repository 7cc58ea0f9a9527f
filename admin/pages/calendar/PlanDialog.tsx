import { useEffect } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useTellFailure } from '../../providers/use-tell-failure';
import { AppointmentDialog } from '../ticket/appointments/AppointmentDialog';
import { useAppointmentWrites, useWhen } from '../ticket/appointments/use-appointments';
import { TicketProvider, useTicketRecord } from '../ticket/data/use-ticket';
import type { Ticket } from '../ticket/model/ticket';
import type { Placing } from './use-move';

/** What is to be planned, and where it was put. */
export interface Plan {
  readonly order: Ticket;
  readonly at: Placing;
}

interface PlanDialogProps {
  plan: Plan;
  /** Called with words for what was planned, and what takes it back. */
  onPlanned: (text: string, undo: () => Promise<unknown>) => void;
  onClose: () => void;
}

/** Makes the appointment of an order, with day, time and person as it was put there; taken back, it is called off. */
export function PlanDialog({ plan: { order, at }, onPlanned, onClose }: PlanDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const when = useWhen();
  const { data: ticket, error } = useTicketRecord(order.id);
  const { add, decide } = useAppointmentWrites(order.id);
  const plan = async (body: object) => {
    const made = await add(body);
    const told = { name: order.identifier ?? made.title, when: when(made) };
    onPlanned(translate('calendar.undo.planned', told), async () => {
      try {
        await decide(made, 'cancellation', { reason: translate('calendar.undo.reason') });
        notify('calendar.undo.done', { messageArgs: told });
      } catch (failure) {
        tellFailure(failure);
      }
    });
  };
  useEffect(() => {
    if (!error) return;
    tellFailure(error);
    onClose();
  }, [error, tellFailure, onClose]);
  if (!ticket) return null;
  return (
    <TicketProvider value={ticket}>
      <AppointmentDialog given={{ title: order.title.slice(0, longestTitle), ...at }} onSave={plan} onClose={onClose} />
    </TicketProvider>
  );
}

const longestTitle = 200;
