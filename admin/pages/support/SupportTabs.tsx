import { Tab, Tabs, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';

const BASE = '/admin/support';
const parts = [
  { to: BASE, label: 'support.parts.overview' },
  { to: `${BASE}/jobs`, label: 'support.parts.jobs' },
  { to: `${BASE}/mails`, label: 'support.parts.mails' },
  { to: `${BASE}/addresses`, label: 'support.parts.addresses' },
  { to: `${BASE}/messages`, label: 'support.parts.messages' },
  { to: `${BASE}/mailboxes`, label: 'support.parts.mailboxes' },
  { to: `${BASE}/connections`, label: 'support.parts.connections' },
  { to: `${BASE}/exchange`, label: 'support.parts.exchange' },
  { to: `${BASE}/webhooks`, label: 'developers.parts.webhooks' },
  { to: `${BASE}/deliveries`, label: 'developers.parts.deliveries' },
  { to: `${BASE}/changes`, label: 'support.parts.changes' },
];

/** The parts of the support screen, each at an address of its own. */
export function SupportTabs() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const open = parts.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`)) ?? parts[0];
  return (
    <Tabs
      value={open?.to}
      variant="scrollable"
      // On a phone they have their place from the outset, so that the open part is not pushed under them.
      scrollButtons={isPhone || 'auto'}
      aria-label={translate('app.nav.support')}
      sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {parts.map(({ to, label }) => (
        <Tab key={to} value={to} component={Link} to={to} label={translate(label)} sx={{ minWidth: 0 }} />
      ))}
    </Tabs>
  );
}
