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
  /** What all that are offered meet, in the dialect of lists. */
  filter?: Record<string, unknown>;
  /** One that is not offered. */
  except?: string;
  /** How the field looks where it is no preview's. */
  field?: TextFieldProps;
}

/** A ticket, such as the one whose values a preview shows: those changed last, or what is searched for. */
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
      isOptionEqualToValue={(one, other) => one.id === other.id}
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

/** The tickets changed last that fit the words; drafts have no number yet and mails are about none. */
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
