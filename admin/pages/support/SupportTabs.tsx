import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { TabBar } from '../../components/TabBar';

const BASE = '/admin/support';
const parts = [
  { to: BASE, label: 'support.parts.overview' },
  { to: `${BASE}/jobs`, label: 'support.parts.jobs' },
  { to: `${BASE}/mails`, label: 'support.parts.mails' },
  { to: `${BASE}/addresses`, label: 'support.parts.addresses' },
  { to: '/incoming-mail', label: 'support.parts.messages' },
  { to: `${BASE}/mailboxes`, label: 'support.parts.mailboxes' },
  { to: `${BASE}/connections`, label: 'support.parts.connections' },
  { to: `${BASE}/exchange`, label: 'support.parts.exchange' },
  { to: `${BASE}/webhooks`, label: 'developers.parts.webhooks' },
  { to: `${BASE}/deliveries`, label: 'developers.parts.deliveries' },
  { to: `${BASE}/changes`, label: 'support.parts.changes' },
  { to: `${BASE}/erasures`, label: 'privacy.parts.erasures' },
  { to: `${BASE}/erasure-places`, label: 'privacy.parts.places' },
  { to: `${BASE}/data-accesses`, label: 'privacy.parts.accesses' },
  { to: `${BASE}/retention-rules`, label: 'privacy.parts.rules' },
  { to: `${BASE}/retention-runs`, label: 'privacy.parts.runs' },
];

/** The parts of the support screen, each at an address of its own. */
export function SupportTabs() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const open = parts.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`)) ?? parts[0];
  return (
    <TabBar
      value={open?.to ?? false}
      label={translate('app.nav.support')}
      sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      tabs={parts.map(({ to, label }) => ({ value: to, to, label: translate(label) }))}
    />
  );
}
