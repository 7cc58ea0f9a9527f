import { useMe } from '../../../providers/application';

/** The overview as the user left it: its address, its rows in order, the opened one, and the scroll position. */
export interface ListMemory {
  /** Address below the base path, with filters, order and page. */
  address: string;
  ids: string[];
  active?: string;
  scroll: number;
}

/** The state of the overview, stored for this tab, for the way back and for stepping from ticket to ticket. */
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
