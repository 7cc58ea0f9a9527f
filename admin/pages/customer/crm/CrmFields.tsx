import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { FieldSlotProps } from '../../../generator';
import { useCan } from '../../../providers/application';
import { CUSTOMERS, type CustomerRecord } from '../customer';
import { type CrmAddress, type CrmProject, crmPath, linesOf, useCrmRecord } from './crm';

const LinkDialog = lazy(() => import('./LinkDialog'));
const DisconnectDialog = lazy(() => import('./DisconnectDialog'));

/** The linked address, with buttons to link and to disconnect it. */
export function CrmAddressField({ field }: FieldSlotProps) {
  const translate = useTranslate();
  const customer = useRecordContext<CustomerRecord>();
  const [dialog, setDialog] = useState<'link' | 'disconnect'>();
  const mayChange = useCan(CUSTOMERS.path, 'update');
  if (!customer) return null;
  const isLinked = Boolean(customer.crmAddressNumber);
  const close = () => setDialog(undefined);
  const Icon = isLinked ? LinkOffOutlined : LinkOutlined;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <AddressField field={field} />
      {mayChange && (
        <Button size="small" startIcon={<Icon />} onClick={() => setDialog(isLinked ? 'disconnect' : 'link')}>
          {translate(isLinked ? 'customers.crm.disconnect' : 'customers.crm.link')}
        </Button>
      )}
      <Suspense fallback={null}>
        {dialog === 'link' && <LinkDialog customer={customer} onClose={close} />}
        {dialog === 'disconnect' && <DisconnectDialog customer={customer} onClose={close} />}
      </Suspense>
    </Stack>
  );
}

/** An address of the CRM by its number. */
export function AddressField({ field }: FieldSlotProps) {
  const number = useRecordContext()?.[field.name] as string | null | undefined;
  const { data, ...state } = useCrmRecord<CrmAddress>(crmPath.addresses, number);
  return <Named number={number} name={data?.name} details={data ? linesOf(data) : ''} {...state} known={data} />;
}

/** A project by its number. */
export function ProjectField({ field }: FieldSlotProps) {
  const number = useRecordContext()?.[field.name] as string | null | undefined;
  const { data, ...state } = useCrmRecord<CrmProject>(crmPath.projects, number);
  return <Named number={number} name={data?.name} details="" {...state} known={data} />;
}

interface NamedProps {
  number: string | null | undefined;
  name: string | undefined;
  details: string;
  /** Null if the CRM does not know the number. */
  known: object | null | undefined;
  isLoading: boolean;
  error: Error | null;
}

function Named({ number, name, details, known, isLoading, error }: NamedProps) {
  const translate = useTranslate();
  if (!number) return <span>–</span>;
  if (isLoading) return <Skeleton sx={{ width: (theme) => theme.spacing(24) }} />;
  const note = error ? error.message : known === null ? translate('customers.crm.unknownNumber') : details;
  return (
    <Box component="span" sx={{ minWidth: 0 }}>
      {name ? `${name} (${number})` : number}
      {note && (
        <Typography
          variant="body2"
          component="span"
          color={error || !known ? 'warning.main' : 'text.secondary'}
          sx={{ display: 'block' }}
        >
          {note}
        </Typography>
      )}
    </Box>
  );
}
