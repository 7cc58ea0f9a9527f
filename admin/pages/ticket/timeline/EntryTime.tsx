import { Link as PlainLink } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { Link, useHref, useLocation } from 'react-router';
import { useFormat } from '../../../providers/use-format';
import { useTicket } from '../data/use-ticket';
import { type Activity, entryFragment } from '../model/activity';
import { ticketAddress } from '../model/ticket';

/** Time of an entry as a link to it; a click copies the link. */
export function EntryTime({ activity }: { activity: Activity }) {
  const translate = useTranslate();
  const format = useFormat();
  const notify = useNotify();
  const { search } = useLocation();
  const hash = entryFragment(activity.id);
  const address = useHref({ pathname: ticketAddress(useTicket().id), hash });
  const moment = format.moment(activity.createdAt);
  const copy = async () => {
    await navigator.clipboard?.writeText(`${location.origin}${address}`);
    notify('tickets.detail.linkCopied');
  };
  return (
    <PlainLink
      component={Link}
      to={{ search, hash }}
      replace
      preventScrollReset
      onClick={() => void copy().catch(() => undefined)}
      variant="caption"
      color="text.secondary"
      underline="hover"
      title={translate('tickets.timeline.copyLink', { moment })}
      sx={{ whiteSpace: 'nowrap' }}
    >
      <time dateTime={activity.createdAt}>{format.time(activity.createdAt)}</time>
    </PlainLink>
  );
}
