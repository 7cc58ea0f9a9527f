import { useEffect, useState } from 'react';
import { useMe } from '../../../providers/application';
import { readLocal, writeLocal } from '../../../providers/local-keys';

/** Shortest stay that counts as a visit, in milliseconds. */
const visit = 3_000;

/** Moment of the user's last visit of the ticket, as ISO text; undefined on the first one. Stored in this browser. */
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
