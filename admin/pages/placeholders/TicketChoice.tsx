import { Autocomplete, TextField, type TextFieldProps } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Schema } from '../../providers/contract';
import { apiFetch } from '../../providers/http';
import { useSettled } from '../../providers/use-settled';

type Ticket = Schema<'Ticket'>;

const titleOf = ({ identifier, customerDescription }: Ticket) =>
  [identifier, customerDescription?.split('\n')[0]].filter(Boolean).join(' – ');

interface TicketChoiceProps {
  chosen: Ticket | null;
  onChoose: (ticket: Ticket | null) => void;
  /** Filter of the offered tickets, in the dialect of lists. */
  filter?: Record<string, unknown>;
  /** Id of a ticket that is not offered. */
  except?: string;
  /** Looks of the field outside of a preview. */
  field?: TextFieldProps;
}

/** Chooses a ticket, such as the one whose values a preview shows, from the last changed ones or by search. */
export function TicketChoice({ chosen, onChoose, filter, except, field }: TicketChoiceProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const q = useSettled(chosen && typed === titleOf(chosen) ? '' : typed.trim(), 300);
  const { data = [], isFetching } = useRecentTickets(q, filter);
  return (
    <Autocomplete
      options={data.filter(({ id }) => id !== except)}
      filterOptions={(all) => all}
      loading={isFetching}
      value={chosen}
      onChange={(_event, ticket) => onChoose(ticket)}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      getOptionLabel={titleOf}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(left, right) => left.id === right.id}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          label={translate('emailTemplates.ticket')}
          placeholder={translate('emailTemplates.noTicket')}
          {...field}
        />
      )}
    />
  );
}

/** The last changed tickets that match the words; without drafts, which have no number and no mails. */
export function useRecentTickets(q: string, filter?: Record<string, unknown>) {
  return useQuery({
    queryKey: ['mail-preview-tickets', q, filter],
    queryFn: ({ signal }) =>
      apiFetch<Ticket[]>('tickets', {
        query: {
          filter: { state_neq: 'DRAFT', ...filter, ...(q && { q }) },
          sort: ['updatedAt', 'DESC'],
          range: [0, 9],
          count: 'none',
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
