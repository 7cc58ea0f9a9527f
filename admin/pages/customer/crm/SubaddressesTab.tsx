import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { Box, Button, Chip, ListItem, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { RecordSlotProps } from '../../../generator';
import { useCan } from '../../../providers/application';
import { useNotifyFailure } from '../../../providers/use-notify-failure';
import { CUSTOMERS, type CustomerRecord } from '../customer';
import { useSaveCustomer } from '../use-save-customer';
import { AddDialog } from './AddDialog';
import { CrmList } from './CrmList';
import { type CrmAddress, crmPath, linesOf } from './crm';

const asked = ['name', 'addition', 'street', 'postCode', 'city', 'email', 'phone', 'billing'];

/** Further addresses of the customer's company; one of them may be the address for invoices. */
export default function SubaddressesTab({ record }: RecordSlotProps) {
  const customer = record as CustomerRecord;
  const path = crmPath.subaddresses(customer.crmAddressNumber ?? '');
  return (
    <CrmList<CrmAddress>
      customer={customer}
      path={path}
      kind="subaddresses"
      row={(address) => <Subaddress key={address.number} address={address} customer={customer} />}
      dialog={(close) => (
        <AddDialog kind="subaddresses" path={path} describedBy="addresses" asked={asked} onClose={close} />
      )}
    />
  );
}

function Subaddress({ address, customer }: { address: CrmAddress; customer: CustomerRecord }) {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const save = useSaveCustomer(customer);
  const mayChange = useCan(CUSTOMERS.path, 'update');
  const isDefault = customer.defaultBillingAddress === address.number;
  const makeDefault = () => save({ defaultBillingAddress: address.number }).catch(notifyFailure);
  return (
    <ListItem divider sx={{ gap: 2, flexWrap: 'wrap', py: 1 }}>
      <Box sx={{ flex: '1 1 0', minWidth: (theme) => theme.spacing(26) }}>
        <Typography sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>{address.name}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {[linesOf(address), address.number].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {isDefault ? (
        <Chip
          size="small"
          icon={<ReceiptLongOutlined />}
          label={translate('resources.customers.fields.defaultBillingAddress')}
        />
      ) : (
        address.billing && (
          <Chip size="small" variant="outlined" label={translate('resources.addresses.fields.billing')} />
        )
      )}
      {mayChange && !isDefault && (
        <Button size="small" onClick={makeDefault}>
          {translate('customers.subaddresses.makeDefault')}
        </Button>
      )}
    </ListItem>
  );
}
