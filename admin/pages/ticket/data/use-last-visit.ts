import { useEffect, useState } from 'react';
import { useMe } from '../../../providers/application';
import { readLocal, writeLocal } from '../../../providers/local-keys';

/** How long one must stay before it counts as a visit, in milliseconds. */
const visit = 3_000;

/** When the user had the ticket open before, as ISO text; undefined for the first time. Kept in this browser. */
export function useLastVisit(ticket: string): string | undefined {
  const { tenant, username } = useMe();
  const key = `seen:${tenant}/${username}/${ticket}`;
  const [last] = useState(() => readLocal(key));
  useEffect(() => {
    const note = () => writeLocal(key, new Date().toISOString());
    const timer = setTimeout(note, visit);
    window.addEventListener('pagehide', note);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', note);
      note();
    };
  }, [key]);
  return last;
}
