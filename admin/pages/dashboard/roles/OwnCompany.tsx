import { Skeleton, Stack, Typography } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import { useGetList } from 'react-admin';
import { PageActions } from '../../../components/PageHeader';
import { useCan } from '../../../providers/application';
import { CUSTOMERS, type CustomerRecord, customerLogo } from '../../customer/customer';
import { LogoPicture } from '../../logo/LogoPicture';

/** As high as a logo, and a line of its own on a phone, so that the page does not jump once the company is loaded. */
const lineStyle: SxProps<Theme> = (theme) => ({
  alignItems: 'center',
  minHeight: theme.spacing(5),
  minWidth: { xs: `calc(100vw - ${theme.spacing(4)})`, sm: 0 },
});

/** The customer's company with its logo, beside the title. */
export function OwnCompany() {
  const mayRead = useCan(CUSTOMERS.path, 'list');
  const { data: [company] = [], isPending } = useGetList<CustomerRecord>(
    CUSTOMERS.route,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'name', order: 'ASC' } },
    { enabled: mayRead, onError: () => undefined },
  );
  if (!mayRead || (!company && !isPending)) return null;
  return (
    <PageActions>
      <Stack direction="row" spacing={1} sx={lineStyle}>
        {company?.logo && <LogoPicture logo={customerLogo(company)} size="small" />}
        <Typography sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>
          {company ? company.name : <Skeleton width={160} />}
        </Typography>
      </Stack>
    </PageActions>
  );
}
