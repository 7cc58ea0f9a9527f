import { Box } from '@mui/material';
import { lazy, useMemo } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { PageHeader } from '../../components/PageHeader';
import { TabBar } from '../../components/TabBar';
import type { ResourceModel } from '../../model/resource-model';
import { useApplication, useCan } from '../../providers/application';
import { ImportButton } from '../import/ImportButton';
import { CustomerStrip } from './CustomerStrip';
import { CustomerTickets } from './CustomerTickets';
import { CUSTOMERS, type CustomerRecord } from './customer';
import { customerFields } from './customer-fields';
import { RelatedRecords } from './RelatedRecords';
import { useRelatedCounts } from './use-related-counts';

const ShowPage = lazy(() => import('../../generator/pages/ShowPage'));
const EditPage = lazy(() => import('../../generator/pages/EditPage'));

const ContactsTab = lazy(() => import('./crm/ContactsTab'));
const SubaddressesTab = lazy(() => import('./crm/SubaddressesTab'));

const tabs = ['details', 'locations', 'contacts', 'subaddresses', 'users', 'tickets'] as const;

/** Tabs with data of the CRM, shown to users with the right to read the CRM. */
const ofCrm: readonly string[] = ['contacts', 'subaddresses'];
type CustomerTab = (typeof tabs)[number];

const embed = ['sla'];

/**
 * A customer with its data and related records (spec §2); the address names the tab. The form has another address than
 * the lists, so that leaving it with changes is confirmed first.
 */
export default function CustomerPage({ mode }: { mode: 'show' | 'edit' }) {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { models } = useApplication();
  const model = useMemo(() => withoutLogo(models.find(({ path }) => path === CUSTOMERS.path)), [models]);
  const mayLookIntoCrm = useCan('addresses', 'list');
  const { data: customer } = useGetOne<CustomerRecord>(
    CUSTOMERS.route,
    { id, meta: { embed } },
    { onError: () => undefined },
  );
  const counts = useRelatedCounts(customer);
  const requested = query.get('tab') as CustomerTab | null;
  const offered = tabs.filter((name) => mayLookIntoCrm || !ofCrm.includes(name));
  const tab = requested && offered.includes(requested) ? requested : 'details';
  const shown = `/customer/${encodeURIComponent(id)}/show`;
  const details = mode === 'edit' ? pathname : shown;
  const Details = mode === 'edit' ? EditPage : ShowPage;
  if (!model) return null;
  return (
    <>
      {customer && <CustomerStrip customer={customer} />}
      <TabBar
        value={tab}
        label={customer?.name ?? ''}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
        tabs={offered.map((name) => ({
          value: name,
          to: name === 'details' ? details : `${shown}?tab=${name}`,
          replace: mode === 'show',
          label: (
            <Box component="span" sx={{ display: 'inline-flex', gap: 0.75 }}>
              {translate(`dashboard.customerPage.${name}`)}
              <Box component="span" sx={{ color: 'text.secondary', fontWeight: 'fontWeightRegular' }}>
                {name !== 'details' && counts[name]}
              </Box>
            </Box>
          ),
        }))}
      />
      {tab === 'details' ? (
        <Details model={model} override={customerFields} />
      ) : (
        <PageHeader title={customer?.name ?? ''} />
      )}
      {customer && <Related tab={tab} customer={customer} />}
    </>
  );
}

function Related({ tab, customer }: { tab: CustomerTab; customer: CustomerRecord }) {
  const { id, code } = customer;
  switch (tab) {
    case 'locations':
      return (
        <RelatedRecords
          path="locations"
          filter={{ customer: id }}
          given={{ customer: id }}
          action={<ImportButton customer={id} />}
        />
      );
    case 'contacts':
      return <ContactsTab customer={customer} />;
    case 'subaddresses':
      return <SubaddressesTab customer={customer} />;
    case 'users':
      return <RelatedRecords path="users" filter={{ customerCode: code }} given={{ customerCode: code }} />;
    case 'tickets':
      return <CustomerTickets customer={id} />;
    default:
      return null;
  }
}

/** The logo stands above the tabs, not among the fields. */
const withoutLogo = (model: ResourceModel | undefined) =>
  model && { ...model, fields: model.fields.filter(({ name }) => name !== 'logo') };
