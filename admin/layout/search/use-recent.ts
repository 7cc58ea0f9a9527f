import { useStore } from 'react-admin';
import type { Suggestion } from './suggestion';

/** Places that are kept. */
const MOST = 6;

/** The last visited screens; stored with the user's preferences, since devices are shared. */
export function useRecent(): { recent: readonly Suggestion[]; note: (gone: Suggestion) => void } {
  const [recent, setRecent] = useStore<Suggestion[]>('palette.recent', []);
  const note = (gone: Suggestion) => {
    if (gone.kind === 'all' || gone.kind === 'actions') return;
    const id = gone.id.replace(/^recent-/, '');
    setRecent([{ ...gone, id }, ...recent.filter((one) => one.id !== id)].slice(0, MOST));
  };
  return { recent, note };
}
