import { useTranslate } from 'react-admin';
import { FailureNotice, type FailureNoticeProps } from './FailureNotice';

/** What a part of a page could not show; each has its own sentence (spec §8). */
type Loaded =
  | 'attachments'
  | 'tasks'
  | 'appointments'
  | 'orders'
  | 'invoices'
  | 'reports'
  | 'positions'
  | 'catalog'
  | 'contacts'
  | 'subaddresses';

/** Says by name what could not be loaded and that the external system may be away, and offers to try again (spec §8). */
export function LoadFailure({ what, ...failure }: Omit<FailureNoticeProps, 'title'> & { what: Loaded }) {
  const translate = useTranslate();
  return <FailureNotice {...failure} title={translate(`app.loadFailed.${what}`)} />;
}
