import { useMe } from '../../../providers/application';

/** The overview as it was left: where it stood, its rows in order, the one that was open, how far it was scrolled. */
export interface ListMemory {
  /** Address below the base path, with filters, order and page. */
  address: string;
  ids: string[];
  active?: string;
  scroll: number;
}

/** How the overview is kept for this tab, for the way back and for going from ticket to ticket. */
export function useListMemory() {
  const { tenant, username } = useMe();
  const key = `${tenant}/${username}:issue.list`;
  return {
    read: (): ListMemory | undefined => {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
      } catch {
        return undefined;
      }
    },
    keep: (memory: ListMemory) => {
      try {
        sessionStorage.setItem(key, JSON.stringify(memory));
      } catch {
        return;
      }
    },
  };
}
