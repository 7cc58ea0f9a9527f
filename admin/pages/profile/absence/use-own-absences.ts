import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { today } from '../../../model/local-time';
import { useMe } from '../../../providers/application';
import type { Schema } from '../../../providers/contract';
import { apiFetch } from '../../../providers/http';

/** An absence as the API returns it. */
export interface Absence extends RaRecord<string>, Omit<Schema<'Absence'>, 'id'> {
  _embedded?: Record<string, { id: string; title: unknown } | null>;
}

/** Functions that add, change and remove absences. */
export type AbsenceWrites = ReturnType<typeof useOwnAbsences>['write'];

const path = ({ id }: Absence) => `absences/${encodeURIComponent(id)}`;

/** The user's present and future absences, the next one first; a write loads all data with absences anew. */
export function useOwnAbsences() {
  const client = useQueryClient();
  const { id } = useMe();
  const query = useQuery({
    queryKey: ['absence', 'list', 'own', id],
    queryFn: ({ signal }) =>
      apiFetch<Absence[]>('absences', {
        query: {
          filter: { user: id, activeTo_gte: today() },
          sort: ['activeFrom', 'ASC'],
          embed: ['deputy'],
        },
        signal,
      }),
  });
  const then = async (call: Promise<unknown>) => {
    await call;
    await client.invalidateQueries({ queryKey: ['absence'] });
  };
  return {
    ...query,
    write: {
      add: (body: object) => then(apiFetch('absences', { method: 'POST', body })),
      change: (absence: Absence, body: object) =>
        then(apiFetch(path(absence), { method: 'PATCH', body, version: absence.version as number })),
      remove: (absence: Absence) =>
        then(apiFetch(path(absence), { method: 'DELETE', version: absence.version as number })),
    },
  };
}
