import { useTranslate } from 'react-admin';
import { FailureNotice, type FailureNoticeProps } from './FailureNotice';

/** Parts of pages that may fail to load; each has its own sentence (spec §8). */
type Loaded = 'appointments' | 'orders' | 'reports' | 'catalog' | 'contacts' | 'subaddresses';

/** Names the part that failed to load, mentions the external system, and offers a new attempt (spec §8). */
export function LoadFailure({ what, ...failure }: Omit<FailureNoticeProps, 'title'> & { what: Loaded }) {
  const translate = useTranslate();
  return (
    <FailureNotice
      {...failure}
      title={translate(`app.loadFailed.${what}`, { _: translate(`resources.${what}.loadFailed`) })}
    />
  );
}
