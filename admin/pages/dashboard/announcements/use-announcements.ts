import { useGetList, useStore } from 'react-admin';
import { dayText } from '../../../generator/model/local-time';
import { useMe } from '../../../providers/application';
import { type Announcement, markOf, visibleAnnouncements } from './visible-announcements';

/** Most announcements that are looked at; those that began last come first. */
const MOST = 100;

/** What the reader put away is kept with his preferences, at most this many. */
const REMEMBERED = 50;

/** The announcements to be shown now, and how to put one away for good. */
export function useAnnouncements() {
  const { roles, can } = useMe();
  const [dismissed, setDismissed] = useStore<string[]>('dashboard.dismissedAnnouncements', []);
  const { data = [] } = useGetList<Announcement>(
    'announcement',
    { pagination: { page: 1, perPage: MOST }, sort: { field: 'showFrom', order: 'DESC' }, filter: {} },
    { enabled: Boolean(can.announcements?.list), onError: () => undefined },
  );
  return {
    announcements: visibleAnnouncements(data, { roles, day: dayText(new Date()), dismissed }),
    dismiss: (announcement: Announcement) =>
      setDismissed(
        [markOf(announcement), ...dismissed.filter((mark) => mark !== markOf(announcement))].slice(0, REMEMBERED),
      ),
  };
}
