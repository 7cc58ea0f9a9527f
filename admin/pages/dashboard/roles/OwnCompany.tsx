import { Stack, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { PageActions } from '../../../layout/PageHeader';
import { useCan } from '../../../providers/application';
import { CUSTOMERS, type CustomerRecord, customerLogo } from '../../customer/customer';
import { LogoPicture } from '../../logo/LogoPicture';

/** The company for which a customer is here, with its logo, beside the title. */
export function OwnCompany() {
  const mayRead = useCan(CUSTOMERS.path, 'list');
  const { data: [company] = [] } = useGetList<CustomerRecord>(
    CUSTOMERS.route,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'name', order: 'ASC' } },
    { enabled: mayRead, onError: () => undefined },
  );
  if (!company) return null;
  return (
    <PageActions>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minWidth: 0 }}>
        {company.logo && <LogoPicture logo={customerLogo(company)} size="small" />}
        <Typography sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>{company.name}</Typography>
      </Stack>
    </PageActions>
  );
}
