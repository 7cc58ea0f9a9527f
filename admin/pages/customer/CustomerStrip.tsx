import { Chip, Link, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { RecordSlotProps } from '../../generator';
import { useCan } from '../../providers/application';
import { LogoEditor } from '../logo/LogoEditor';
import { CUSTOMERS, type CustomerRecord, customerLogo, customerLogoPath } from './customer';
import { SlaChip } from './SlaChip';
import { useRefreshCustomer } from './use-save-customer';

/** The main facts about the customer, above each tab: logo, code, place, phone, agreed service. */
export default function CustomerStrip({ record }: RecordSlotProps) {
  const customer = record as CustomerRecord;
  const translate = useTranslate();
  const refresh = useRefreshCustomer();
  const mayChange = useCan(CUSTOMERS.path, 'update');
  const { code, street, postCode, city, phone, sla, slaExpiration, _embedded } = customer;
  const address = [street, [postCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, pb: 1 }}>
      <LogoEditor
        logo={customerLogo(customer)}
        path={customerLogoPath(customer)}
        mayChange={mayChange}
        onChanged={refresh}
      />
      <Stack spacing={0.5} sx={{ minWidth: 0 }}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Chip size="small" variant="outlined" label={code} />
          {sla ? (
            <SlaChip
              name={_embedded?.sla?.title ?? translate('resources.customers.fields.sla')}
              expiration={slaExpiration}
            />
          ) : (
            sla === null && (
              <Typography variant="body2" color="text.secondary">
                {translate('customers.sla.none')}
              </Typography>
            )
          )}
        </Stack>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {address}
          {address && phone && ' · '}
          {phone && (
            <Link href={`tel:${phone.replace(/[^+0-9]/g, '')}`} color="inherit">
              {phone}
            </Link>
          )}
        </Typography>
      </Stack>
    </Stack>
  );
}
