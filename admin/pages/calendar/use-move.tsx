import { type ReactNode, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useConfirmation } from '../../components/use-confirmation';
import { apiFetch } from '../../providers/http';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { type Appointment, appointmentPath } from '../ticket/appointments/appointment';
import { useWhen } from '../ticket/appointments/use-when';
import { useRefreshTickets } from '../ticket/data/use-ticket';

/** The new day, times and person of an appointment. */
export type Placing = Partial<Pick<Appointment, 'date' | 'startTime' | 'endTime' | 'person'>>;

const placeOf = ({ date, startTime, endTime, person }: Appointment): Placing => ({ date, startTime, endTime, person });

/**
 * Moves appointments. A moved card stands in its new slot at once and returns if the server refuses the change; the
 * user confirms a slot in which the person is absent or engaged. `onMoved` receives the sentence about the change and
 * the function that undoes it.
 */
export function useMove(onMoved: (text: string, undo: () => Promise<unknown>) => void): {
  move: (appointment: Appointment, to: Placing) => Promise<void>;
  /** The new slots of the appointments whose change is being sent, by id. */
  moving: ReadonlyMap<string, Placing>;
  question: ReactNode;
} {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const translate = useTranslate();
  const when = useWhen();
  const refresh = useRefreshTickets();
  const [moving, setMoving] = useState<ReadonlyMap<string, Placing>>(new Map());
  const { confirmed, question } = useConfirmation('appointments');
  const settle = (id: string) => setMoving((before) => new Map([...before].filter(([movedId]) => movedId !== id)));
  const send = async (appointment: Appointment, to: Placing, isBack: boolean) => {
    const { id, version } = appointment;
    setMoving((before) => new Map([...before, [id, to]]));
    try {
      const moved = await confirmed((confirmation) =>
        apiFetch<Appointment>(appointmentPath(id), {
          method: 'PATCH',
          body: { ...to, ...confirmation },
          version: version as number,
        }),
      );
      const params = { name: moved.title, when: when(moved) };
      if (isBack) notify('calendar.undo.back', { messageArgs: params });
      else onMoved(translate('calendar.undo.moved', params), () => send(moved, placeOf(appointment), true));
    } catch (error) {
      notifyFailure(error);
    }
    await refresh();
    settle(id);
  };
  return {
    move: (appointment, to) => send(appointment, to, false),
    moving,
    question,
  };
}
