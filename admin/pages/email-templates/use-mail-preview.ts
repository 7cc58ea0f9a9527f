import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiFetch } from '../../providers/http';
import { ApiError, type Problem } from '../../providers/problem';
import { useSettled } from '../masterdata-hub/use-settled';
import { type MailPreview, templatePath } from './mail-template';

const settling = 400;

/** How a mail is to be looked at. */
export interface PreviewRequest {
  locale: string;
  ticket: string | null;
  subject: string;
  content: string;
}

type Faults = NonNullable<Problem['errors']>;

/** The mail as the server writes it of what is typed, and what it finds wrong in it. */
export function useMailPreview(id: string | number, request: PreviewRequest) {
  const { locale, ticket, subject, content } = useSettled(request, settling);
  const { data, error, isFetching } = useQuery({
    queryKey: ['mail-preview', id, locale, ticket, subject, content],
    queryFn: ({ signal }) =>
      apiFetch<MailPreview>(templatePath(id, 'preview'), {
        method: 'POST',
        body: { locale, ticket, subject, content },
        signal,
      }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const faults: Faults = error instanceof ApiError ? (error.problem.errors ?? []) : [];
  return { preview: data, faults, error: faults.length > 0 ? null : error, isFetching };
}
