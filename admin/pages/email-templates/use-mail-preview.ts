import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Schema } from '../../providers/contract';
import { apiFetch } from '../../providers/http';
import { ApiError, type Problem } from '../../providers/problem';
import { useSettled } from '../../providers/use-settled';
import { useRecentTickets } from '../placeholders/TicketChoice';
import { type Language, languageLocales, type MailPreview, templatePath } from './mail-template';

const settling = 400;

type Ticket = Schema<'Ticket'>;
type Faults = NonNullable<Problem['errors']>;

/** The texts of a template in one language. */
interface Words {
  language: Language;
  subject: string;
  content: string;
}

/** The preview of the mail that the server makes from the edited texts, and the errors it finds in them. */
export function useMailPreview(id: string | number, { language, subject, content }: Words) {
  const locale = languageLocales.find(([candidate]) => candidate === language)?.[1] ?? 'de-CH';
  const [chosen, setChosen] = useState<Ticket | null>();
  const recent = useRecentTickets('');
  const ticket = chosen === undefined ? (recent.data?.[0] ?? null) : chosen;
  const ticketId = ticket?.id ?? null;
  const request = useMemo(() => ({ locale, ticket: ticketId, subject, content }), [locale, ticketId, subject, content]);
  const settled = useSettled(request, settling);
  const { data, error } = useQuery({
    queryKey: ['mail-preview', id, settled],
    queryFn: ({ signal }) =>
      apiFetch<MailPreview>(templatePath(id, 'preview'), { method: 'POST', body: settled, signal }),
    placeholderData: keepPreviousData,
    enabled: !recent.isPending,
    retry: false,
  });
  const faults: Faults = error instanceof ApiError ? (error.problem.errors ?? []) : [];
  return {
    request,
    locale,
    preview: data,
    faults,
    error: faults.length > 0 ? null : error,
    ticket,
    setTicket: setChosen,
  };
}
