import { Box, Tab, Tabs } from '@mui/material';
import { lazy } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { Link, useLocation, useParams, useSearchParams } from 'react-router';
import { PageHeader } from '../../layout/PageHeader';
import { useApplication } from '../../providers/application';
import { CustomerTickets } from './CustomerTickets';
import type { CustomerRecord } from './customer';
import { RelatedRecords } from './RelatedRecords';
import { useRelatedCounts } from './use-related-counts';

const ShowPage = lazy(() => import('../../generator/pages/ShowPage'));
const EditPage = lazy(() => import('../../generator/pages/EditPage'));

const tabs = ['details', 'locations', 'users', 'tickets'] as const;
type CustomerTab = (typeof tabs)[number];

const none = {};

/**
 * A customer with his data, locations, users and open tickets (spec §2); the tab stands in the address. The form lies at
 * another address than the lists, so that leaving it with changes asks first.
 */
export default function CustomerPage({ mode }: { mode: 'show' | 'edit' }) {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { models } = useApplication();
  const model = models.find(({ path }) => path === 'customers');
  const { data: customer } = useGetOne<CustomerRecord>('customer', { id }, { onError: () => undefined });
  const counts = useRelatedCounts(customer);
  const asked = query.get('tab') as CustomerTab | null;
  const tab = asked && tabs.includes(asked) ? asked : 'details';
  const shown = `/customer/${encodeURIComponent(id)}/show`;
  const details = mode === 'edit' ? pathname : shown;
  const Details = mode === 'edit' ? EditPage : ShowPage;
  if (!model) return null;
  return (
    <>
      <Tabs
        value={tab}
        variant="scrollable"
        scrollButtons={false}
        aria-label={customer?.name}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            component={Link}
            to={name === 'details' ? details : `${shown}?tab=${name}`}
            replace={mode === 'show'}
            label={
              <Box component="span" sx={{ display: 'inline-flex', gap: 0.75 }}>
                {translate(`dashboard.customerPage.${name}`)}
                <Box component="span" sx={{ color: 'text.secondary', fontWeight: 'fontWeightRegular' }}>
                  {name !== 'details' && counts[name]}
                </Box>
              </Box>
            }
          />
        ))}
      </Tabs>
      {tab === 'details' ? <Details model={model} override={none} /> : <PageHeader title={customer?.name ?? ''} />}
      {customer && <Related tab={tab} customer={customer} />}
    </>
  );
}

function Related({ tab, customer }: { tab: CustomerTab; customer: CustomerRecord }) {
  const { id, code } = customer;
  switch (tab) {
    case 'locations':
      return <RelatedRecords path="locations" filter={{ customer: id }} given={{ customer: id }} />;
    case 'users':
      return <RelatedRecords path="users" filter={{ customerCode: code }} given={{ customerCode: code }} />;
    case 'tickets':
      return <CustomerTickets customer={id} />;
    default:
      return null;
  }
}
