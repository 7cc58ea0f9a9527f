import { useQuery } from '@tanstack/react-query';
import { useStore } from 'react-admin';
import { currentAnnouncementsQuery, mayRead } from '../../../providers/announcements';
import { useMe } from '../../../providers/application';
import { type Announcement, inOrder, markOf, placed } from './visible-announcements';

/** What the reader put away is kept with their preferences, at most this many of each kind. */
const REMEMBERED = 50;

/** The announcements to be shown now and where, and how to put one away or back; live, as lists are. */
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
