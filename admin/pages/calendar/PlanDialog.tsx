import { useEffect } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { LineDialogs } from '../../generator/panels/LineDialogs';
import { NewLineDialog } from '../../generator/panels/NewLineDialog';
import { PanelOf } from '../../generator/panels/PanelRecords';
import { apiFetch } from '../../providers/http';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { type Appointment, appointmentPath } from '../ticket/appointments/appointment';
import { useWhen } from '../ticket/appointments/use-when';
import { TicketProvider, useRefreshTickets, useTicketRecord } from '../ticket/data/use-ticket';
import { TICKETS } from '../ticket/model/ticket';
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
  const refresh = useRefreshTickets();
  const executes = (ticket?.executionResponsible ?? ticket?.responsible ?? undefined) as string | undefined;
  const person = plan.person ?? executes;
  const { date, from } = plan;
  const slot = useSlot(calendar, { person, date, from, lasts: lasting(appointment), except: appointment?.id });
  const announce = async (made: Appointment) => {
    // The order leaves its list before the focus returns there.
    await refresh();
    const params = { name: order?.identifier ?? made.title, when: when(made) };
    onPlanned(translate('calendar.undo.planned', params), async () => {
      try {
        const body = { reason: translate('calendar.undo.reason') };
        const version = made.version as number;
        await apiFetch(appointmentPath(made.id, 'cancellation'), { method: 'POST', body, version });
        notify('calendar.undo.done', { messageArgs: params });
      } catch (failure) {
        notifyFailure(failure);
      }
      await refresh();
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
      <PanelOf on={TICKETS.path} name="appointments">
        {(panel) =>
          appointment ? (
            <LineDialogs
              panel={panel}
              page={ticket}
              record={appointment}
              title={appointment.title}
              asked={{ dialog: 'change', given: initial }}
              onClose={onClose}
            />
          ) : (
            <NewLineDialog
              panel={panel}
              page={ticket}
              given={initial}
              onAdded={(made) => announce(made as Appointment)}
              onClose={onClose}
            />
          )
        }
      </PanelOf>
    </TicketProvider>
  );
}

const longestTitle = 200;
