import { useEffect } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { AppointmentDialog } from '../ticket/appointments/AppointmentDialog';
import type { Appointment } from '../ticket/appointments/appointment';
import { useAppointmentWrites, useWhen } from '../ticket/appointments/use-appointments';
import { TicketProvider, useTicketRecord } from '../ticket/data/use-ticket';
import type { Pulled } from './cells';
import { minutesOf } from './days';
import type { Calendar } from './use-calendar';
import { useSlot } from './use-slot';

/** The order or the appointment to be planned, and the day, person and minute that were chosen. */
export type Plan = Pulled & {
  readonly date: string;
  /** The executor of the order, for a plan without a chosen person. */
  readonly person?: string;
  readonly from?: number | undefined;
};

interface PlanDialogProps {
  plan: Plan;
  calendar: Calendar;
  /** Called with the sentence about the planned appointment and the function that undoes it. */
  onPlanned: (text: string, undo: () => Promise<unknown>) => void;
  onClose: () => void;
}

const lasting = (appointment: Appointment | undefined) =>
  appointment ? minutesOf(appointment.endTime) - minutesOf(appointment.startTime) : 60;

/**
 * Makes the appointment of an order, or moves an appointment, to the next free slot of the person from the chosen day
 * and minute on; undoing cancels a new appointment.
 */
export function PlanDialog({ plan, calendar, onPlanned, onClose }: PlanDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const when = useWhen();
  const { appointment, order } = plan;
  const id = appointment?.ticket ?? (order?.id as string);
  const { data: ticket, error } = useTicketRecord(id);
  const { add, change, decide } = useAppointmentWrites(id);
  const executes = (ticket?.executionResponsible ?? ticket?.responsible ?? undefined) as string | undefined;
  const person = plan.person ?? executes;
  const { date, from } = plan;
  const slot = useSlot(calendar, { person, date, from, lasts: lasting(appointment), except: appointment?.id });
  const make = async (body: object) => {
    const made = await add(body);
    const params = { name: order?.identifier ?? made.title, when: when(made) };
    onPlanned(translate('calendar.undo.planned', params), async () => {
      try {
        await decide(made, 'cancellation', { reason: translate('calendar.undo.reason') });
        notify('calendar.undo.done', { messageArgs: params });
      } catch (failure) {
        notifyFailure(failure);
      }
    });
  };
  useEffect(() => {
    if (!error) return;
    notifyFailure(error);
    onClose();
  }, [error, notifyFailure, onClose]);
  if (!ticket || !slot) return null;
  const initial = { ...slot, ...(person && { person }), ...(order && { title: order.title.slice(0, longestTitle) }) };
  return (
    <TicketProvider value={ticket}>
      <AppointmentDialog
        appointment={appointment}
        given={initial}
        onSave={appointment ? (body) => change(appointment, body) : make}
        onClose={onClose}
      />
    </TicketProvider>
  );
}

const longestTitle = 200;
