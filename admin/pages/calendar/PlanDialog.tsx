import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { AppointmentDialog } from '../ticket/appointments/AppointmentDialog';
import { useAppointmentWrites } from '../ticket/appointments/use-appointments';
import { TicketProvider, useTicketRecord } from '../ticket/data/use-ticket';
import type { Ticket } from '../ticket/model/ticket';
import type { Placing } from './use-move';

/** What is to be planned, and where it was put. */
export interface Plan {
  readonly order: Ticket;
  readonly at: Placing;
}

/** Makes the appointment of an order, with day, time and person as it was put there. */
export function PlanDialog({ plan: { order, at }, onClose }: { plan: Plan; onClose: () => void }) {
  const notify = useNotify();
  const { data: ticket, error } = useTicketRecord(order.id);
  const { add } = useAppointmentWrites(order.id);
  useEffect(() => {
    if (!error) return;
    notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    onClose();
  }, [error, notify, onClose]);
  if (!ticket) return null;
  return (
    <TicketProvider value={ticket}>
      <AppointmentDialog
        given={{ title: order.title.slice(0, longestTitle), ...at }}
        onSave={(body) => add(body)}
        onClose={onClose}
      />
    </TicketProvider>
  );
}

const longestTitle = 200;
