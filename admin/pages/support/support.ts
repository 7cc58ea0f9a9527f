import { useQuery } from '@tanstack/react-query';
import type { Schema } from '../../providers/contract';
import { apiFetch } from '../../providers/http';

export type PartOfInstallation = Schema<'PartOfInstallation'>;
export type FailedJob = Schema<'FailedJob'>;
export type SentMail = Schema<'TicketMail'>;

/** A mail with the number of its ticket. */
export type MailRow = SentMail & { _embedded?: { ticket?: { id: string; title: string | null } | null } };

/** Interval at which the displayed data are loaded anew, in milliseconds. */
export const refreshMs = 15_000;

/** First part of the query keys of the support screen. */
export const SUPPORT = 'support';

/** The versions, and the condition of each part of the installation. */
export const useHealth = () =>
  useQuery({
    queryKey: [SUPPORT, 'health'],
    queryFn: ({ signal }) => apiFetch<Schema<'InstallationHealth'>>('support/health', { signal }),
    refetchInterval: refreshMs,
  });

/** Jobs that did not succeed, the latest first. */
export const useFailedJobs = () =>
  useQuery({
    queryKey: [SUPPORT, 'jobs'],
    queryFn: ({ signal }) => apiFetch<FailedJob[]>('failed-jobs', { signal }),
    refetchInterval: refreshMs,
  });
