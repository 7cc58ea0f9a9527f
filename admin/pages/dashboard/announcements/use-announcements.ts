import { useQuery } from '@tanstack/react-query';
import { useStore } from 'react-admin';
import { currentAnnouncementsQuery, mayRead } from '../../../providers/announcements';
import { useMe } from '../../../providers/application';
import { type Announcement, inOrder, markOf, placed } from './visible-announcements';

/** Most dismissed announcements of each kind that the user's preferences hold. */
const REMEMBERED = 50;

/** The present announcements by where they are shown, and functions that dismiss or restore one; live, as lists are. */
export function useAnnouncements() {
  const { can } = useMe();
  const [notices, setNotices] = useStore<string[]>('dashboard.dismissedAnnouncements', []);
  const [banners, setBanners] = useStore<string[]>('announcements.dismissedBanners', []);
  const { data = [] } = useQuery({ ...currentAnnouncementsQuery, enabled: mayRead(can) });
  const without = (marks: string[], announcement: Announcement) =>
    marks.filter((mark) => mark !== markOf(announcement));
  const withMark = (marks: string[], announcement: Announcement) =>
    [markOf(announcement), ...without(marks, announcement)].slice(0, REMEMBERED);
  return {
    ...placed(inOrder(data), { banners, notices }),
    dismiss: (announcement: Announcement) => setNotices(withMark(notices, announcement)),
    restore: (announcement: Announcement) => setNotices(without(notices, announcement)),
    dismissBanner: (announcement: Announcement) => setBanners(withMark(banners, announcement)),
  };
}
