import { useGetOne } from 'react-admin';
import { useApplication } from '../../../providers/application';
import { useTicket } from './use-ticket';

/** The site of the work. */
export interface Place {
  name: string;
  /** Street, post code and town on one line; empty if none is known. */
  address: string;
  phone?: string;
  /** Address of a map that shows it. */
  map?: string;
}

/** The site of the open ticket, absent when it has none. */
export function usePlace(): Place | undefined {
  const { location, _embedded } = useTicket();
  const route = useApplication().models.find(({ path, can }) => path === 'locations' && can.list)?.route;
  const { data } = useGetOne(route ?? '', { id: location as string }, { enabled: Boolean(route && location) });
  const name = (data?.name ?? _embedded?.location?.title) as string | undefined;
  if (!name) return undefined;
  // Post code and town stay on one line.
  const town = [data?.postCode, data?.city].filter(Boolean).join('\u00a0');
  const address = [data?.addition, data?.street, town].filter(Boolean).join(', ');
  const sought = [data?.street, town].filter(Boolean).join(', ');
  return {
    name,
    address,
    phone: data?.phone ?? undefined,
    map: sought ? `https://map.geo.admin.ch/?swisssearch=${encodeURIComponent(sought)}` : undefined,
  };
}
