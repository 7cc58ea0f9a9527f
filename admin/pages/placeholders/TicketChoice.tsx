import { Autocomplete, TextField } from '@mui/material';
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
}

/** A ticket whose values a preview shows: those changed last, or what is searched for. */
export function TicketChoice({ chosen, onChoose }: TicketChoiceProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const q = useSettled(chosen && typed === titleOf(chosen) ? '' : typed.trim(), 300);
  const { data = [], isFetching } = useRecentTickets(q);
  return (
    <Autocomplete
      options={data}
      filterOptions={(all) => all}
      loading={isFetching}
      value={chosen}
      onChange={(_event, ticket) => onChoose(ticket)}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      getOptionLabel={titleOf}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          label={translate('emailTemplates.ticket')}
          placeholder={translate('emailTemplates.noTicket')}
        />
      )}
    />
  );
}

/** The tickets changed last that fit the words; drafts have no number yet and mails are about none. */
export function useRecentTickets(q: string) {
  return useQuery({
    queryKey: ['mail-preview-tickets', q],
    queryFn: ({ signal }) =>
      apiFetch<Ticket[]>('tickets', {
        query: {
          filter: { state_neq: 'DRAFT', ...(q && { q }) },
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
