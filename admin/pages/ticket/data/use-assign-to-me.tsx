import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useMe } from '../../../providers/application';
import type { ApiError } from '../../../providers/problem';
import { useNotifyFailure } from '../../../providers/use-notify-failure';
import { TICKETS, type Ticket } from '../model/ticket';
import { Question, questionsOf } from '../properties/Question';
import { useSaveField } from './use-save-field';
import { useRefreshTickets, useTicket } from './use-ticket';

/**
 * Assigns the open ticket to the user: the change is shown at once and reverted if the server refuses it, or asks a
 * question first. `assign` is undefined if the ticket is theirs already.
 */
export function useAssignToMe(): { assign?: () => void; busy: boolean; question: ReactNode } {
  const notifyFailure = useNotifyFailure();
  const client = useQueryClient();
  const { id, name } = useMe();
  const ticket = useTicket();
  const save = useSaveField();
  const refresh = useRefreshTickets();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError>();
  const show = async () => {
    const queryKey = [TICKETS.route, 'getOne'];
    await client.cancelQueries({ queryKey });
    const before = client.getQueriesData<Ticket>({ queryKey });
    client.setQueriesData<Ticket>({ queryKey }, (shown) => shown && takenOn(shown, ticket.id, { id: id ?? '', name }));
    return () => {
      for (const [key, data] of before) client.setQueryData(key, data);
    };
  };
  const attempt = async (extra?: Record<string, unknown>) => {
    setBusy(true);
    setRefusal(undefined);
    const takeBack = await show();
    try {
      await save({ field: 'responsible', value: id, extra });
    } catch (error) {
      takeBack();
      void refresh();
      if (questionsOf(error)) setRefusal(error as ApiError);
      else notifyFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    assign: id && ticket.responsible !== id ? () => void attempt() : undefined,
    busy,
    question: refusal && (
      <Question error={refusal} onClose={() => setRefusal(undefined)} onAnswer={(extra) => void attempt(extra)} />
    ),
  };
}

const takenOn = (shown: Ticket, ticket: string, { id, name }: { id: string; name: string }): Ticket =>
  shown.id === ticket
    ? { ...shown, responsible: id, _embedded: { ...shown._embedded, responsible: { id, title: name } } }
    : shown;
