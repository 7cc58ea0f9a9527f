import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { apiFetch } from '../../providers/http';
import { failureText } from '../../providers/problem';

/** Longest file that the server reads, in characters. */
const LONGEST_FILE = 200_000;

/** A holiday that can be stored, and whether it is stored already. */
interface Proposal {
  day: string;
  name: string;
  known: boolean;
}

/** Source of the holidays, and the region in which they will apply. */
interface Source {
  kind: 'canton' | 'file';
  calendar: string;
  region: string;
  firstYear: number;
  lastYear: number;
  content: string;
  fileName: string;
}

export type HolidayIntake = ReturnType<typeof useHolidayIntake>;

/** Finds the holidays of a source, lets the user choose from them, and stores the chosen ones. */
export function useHolidayIntake(onKept: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const year = new Date().getFullYear();
  const [source, setSource] = useState<Source>({
    kind: 'canton',
    calendar: 'CH',
    region: 'CH',
    firstYear: year,
    lastYear: year + 1,
    content: '',
    fileName: '',
  });
  const [left, setLeft] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<string>();
  const [isKeeping, setKeeping] = useState(false);
  const { kind, calendar, region, firstYear, lastYear, content } = source;
  const years = { region, firstYear, lastYear };
  const { data, error, isFetching } = useQuery({
    queryKey: ['holiday-intake', kind, kind === 'canton' ? calendar : content, years],
    queryFn: ({ signal }) =>
      kind === 'canton'
        ? apiFetch<Proposal[]>('holidays/proposals', { method: 'POST', body: { ...years, calendar }, signal })
        : apiFetch<Proposal[]>('holidays/calendar-file', { method: 'POST', body: { ...years, content }, signal }),
    enabled: kind === 'canton' || content !== '',
    retry: false,
  });
  const days = error ? undefined : data;
  const chosen = (days ?? []).filter(({ day, known }) => !known && !left.includes(day)).map(({ day }) => day);

  const read = async (file: File | undefined) => {
    if (!file) return;
    const tooLarge = file.size > LONGEST_FILE;
    setRefused(tooLarge ? translate('masterdata.intake.tooLarge') : undefined);
    setSource({ ...source, fileName: file.name, content: tooLarge ? '' : await file.text() });
    setLeft([]);
  };

  const keep = async () => {
    setKeeping(true);
    try {
      const taken = (days ?? []).filter(({ day }) => chosen.includes(day)).map(({ day, name }) => ({ day, name }));
      const { created } = await apiFetch<{ created: number }>('holidays/intake', {
        method: 'POST',
        body: { region, days: taken },
      });
      notify('masterdata.intake.kept', { type: 'success', messageArgs: { smart_count: created } });
      refresh();
      onKept();
    } catch (reason) {
      setRefused(failureText(reason, translate));
    } finally {
      setKeeping(false);
    }
  };

  return {
    source,
    change: (part: Partial<Source>) => {
      setRefused(undefined);
      setLeft([]);
      setSource({ ...source, ...part });
    },
    read,
    days,
    chosen,
    toggle: (day: string) => setLeft(left.includes(day) ? left.filter((other) => other !== day) : [...left, day]),
    toggleAll: () => setLeft(chosen.length > 0 ? (days ?? []).map(({ day }) => day) : []),
    keep,
    isKeeping,
    isLoading: isFetching,
    failure: refused ?? (error ? failureText(error, translate) : undefined),
  };
}
