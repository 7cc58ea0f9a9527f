import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiAddress, apiAnswer, readJson } from '../../../providers/http';
import type { Activity, ActivityFilter } from '../model/activity';
import { TICKETS, ticketPath } from '../model/ticket';

/** Entries that are loaded at first and with each further step; the server gives at most 200 at once. */
const step = 100;
const most = 200;

interface Page {
  activities: Activity[];
  total: number;
}

/** The newest entries of a ticket's timeline under one of the five filters, and how to load older ones. */
export function useTimeline(id: string, filter: ActivityFilter) {
  const [wanted, setWanted] = useState(step);
  const query = useQuery({
    queryKey: [TICKETS.route, 'activities', id, filter, wanted],
    queryFn: async ({ signal }): Promise<Page> => {
      const parts: Activity[] = [];
      let total = 0;
      for (let from = 0; from < wanted; from += most) {
        const address = apiAddress(ticketPath(id, 'activities'), {
          filter: { group: filter },
          sort: ['createdAt', 'DESC'],
          range: [from, Math.min(from + most, wanted) - 1],
        });
        const answer = await apiAnswer(address, { signal });
        parts.push(...(await readJson<Activity[]>(answer)));
        total = Number(answer.headers.get('X-Total-Count') ?? parts.length);
      }
      return { activities: parts, total };
    },
    placeholderData: (before) => before,
  });
  const loaded = query.data?.activities.length ?? 0;
  return {
    ...query,
    activities: query.data?.activities ?? [],
    older: Math.max((query.data?.total ?? 0) - loaded, 0),
    loadOlder: () => setWanted(wanted + step),
  };
}
