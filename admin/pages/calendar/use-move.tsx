import { type ReactNode, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { apiFetch } from '../../providers/http';
import { ApiError, textOf } from '../../providers/problem';
import { type Appointment, appointmentPath } from '../ticket/appointments/appointment';
import { useRefreshTickets } from '../ticket/data/use-ticket';
import { Question, questionsOf } from '../ticket/properties/Question';

/** Where an appointment is put. */
export type Placing = Partial<Pick<Appointment, 'date' | 'startTime' | 'endTime' | 'person'>>;

interface Asked {
  readonly appointment: Appointment;
  readonly to: Placing;
  readonly error: ApiError;
}

/**
 * Puts appointments elsewhere. What is moved stands in its new place at once and goes back if the server refuses; where
 * somebody is away or engaged then, the user is asked.
 */
export function useMove(): {
  move: (appointment: Appointment, to: Placing) => Promise<void>;
  /** Where those stand that are on their way, by id. */
  moving: ReadonlyMap<string, Placing>;
  question: ReactNode;
} {
  const notify = useNotify();
  const translate = useTranslate();
  const refresh = useRefreshTickets();
  const [moving, setMoving] = useState<ReadonlyMap<string, Placing>>(new Map());
  const [asked, setAsked] = useState<Asked>();
  const settle = (id: string) => setMoving((before) => new Map([...before].filter(([known]) => known !== id)));
  const send = async (appointment: Appointment, to: Placing, more: object = {}) => {
    const { id, version } = appointment;
    setMoving((before) => new Map([...before, [id, to]]));
    try {
      await apiFetch(appointmentPath(id), { method: 'PATCH', body: { ...to, ...more }, version: version as number });
    } catch (error) {
      if (questionsOf(error)?.codes.length) {
        setAsked({ appointment, to, error: error as ApiError });
        return;
      }
      const [first] = error instanceof ApiError ? (error.problem.errors ?? []) : [];
      const why = error instanceof Error ? error.message : String(error);
      notify(first ? textOf(first.code, first.params ?? {}, translate, 'appointments') : why, { type: 'error' });
    }
    await refresh();
    settle(id);
  };
  return {
    move: (appointment, to) => send(appointment, to),
    moving,
    question: asked && (
      <Question
        error={asked.error}
        onClose={() => {
          setAsked(undefined);
          settle(asked.appointment.id);
        }}
        onAnswer={(answer) => {
          setAsked(undefined);
          void send(asked.appointment, asked.to, answer);
        }}
      />
    ),
  };
}
