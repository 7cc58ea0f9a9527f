import { useMe } from './application';

/** A list as the user left it: its address, its rows in order, the active one, and the scroll position. */
interface ListMemory {
  /** Address below the base path, with filters, order and page. */
  address: string;
  ids: string[];
  active?: string;
  scroll: number;
}

/** The state of the list of a resource, stored for this tab, for the way back and for stepping from record to record. */
export function useListMemory(resource: string) {
  const { tenant, username } = useMe();
  const key = `${tenant}/${username}:${resource}.list`;
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
