import { useQuery } from '@tanstack/react-query';
import type { Schema } from '../../providers/contract';
import { apiFetch } from '../../providers/http';

export type PartOfInstallation = Schema<'PartOfInstallation'>;
export type FailedJob = Schema<'FailedJob'>;
export type SentMail = Schema<'TicketMail'>;

/** What is on the screen is asked for anew as often as this, in milliseconds. */
export const refreshMs = 15_000;

/** Beginning of the keys under which answers of the support screen are kept. */
export const SUPPORT = 'support';

/** Versions, and how every part of the installation is. */
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
