import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Confirmation, useConfirmation } from '../../../components/use-confirmation';
import { useMe } from '../../../providers/application';
import { useNotifyFailure } from '../../../providers/use-notify-failure';
import { TICKETS, type Ticket } from '../model/ticket';
import { useSaveTicket } from './use-save-ticket';
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
  const save = useSaveTicket();
  const refresh = useRefreshTickets();
  const [busy, setBusy] = useState(false);
  const { confirmed, question } = useConfirmation(TICKETS.path);
  const show = async () => {
    const queryKey = [TICKETS.route, 'getOne'];
    await client.cancelQueries({ queryKey });
    const before = client.getQueriesData<Ticket>({ queryKey });
    client.setQueriesData<Ticket>({ queryKey }, (shown) => shown && takenOn(shown, ticket.id, { id: id ?? '', name }));
    return () => {
      for (const [key, data] of before) client.setQueryData(key, data);
    };
  };
  const attempt = async (confirmation: Confirmation) => {
    const takeBack = await show();
    try {
      await save({ responsible: id, ...confirmation });
    } catch (error) {
      takeBack();
      void refresh();
      throw error;
    }
  };
  const assign = async () => {
    setBusy(true);
    try {
      await confirmed(attempt);
    } catch (error) {
      notifyFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    assign: id && ticket.responsible !== id ? () => void assign() : undefined,
    busy,
    question,
  };
}

const takenOn = (shown: Ticket, ticket: string, { id, name }: { id: string; name: string }): Ticket =>
  shown.id === ticket
    ? { ...shown, responsible: id, _embedded: { ...shown._embedded, responsible: { id, title: name } } }
    : shown;
