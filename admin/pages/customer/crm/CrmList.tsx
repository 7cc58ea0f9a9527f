import AddOutlined from '@mui/icons-material/AddOutlined';
import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { Button, InputAdornment, List, Paper, Stack, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../../components/EmptyState';
import { LoadFailure } from '../../../components/LoadFailure';
import { PageActions } from '../../../components/PageHeader';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { useCan } from '../../../providers/application';
import { apiFetch } from '../../../providers/http';
import { useSettled } from '../../../providers/use-settled';
import { CUSTOMERS, type CustomerRecord } from '../customer';
import { CRM, useCrmAge, useCrmSource } from './crm';

/** The name of each kind in a link to an external system. */
const KIND = { contacts: 'CONTACT', subaddresses: 'ADDRESS' } as const;

const LinkDialog = lazy(() => import('./LinkDialog'));

/** Number of rows that are loaded at first and with each step. */
const step = 50;

interface CrmListProps<T> {
  customer: CustomerRecord;
  /** API path of the rows. */
  path: string;
  /** Name of the kind in the texts, `customers.<kind>`. */
  kind: 'contacts' | 'subaddresses';
  row: (record: T) => ReactNode;
  /** The dialog that adds a record. */
  dialog: (close: () => void) => ReactNode;
}

/**
 * The records of the CRM for a customer: the user searches and adds them here; without a link the list offers to link
 * the customer.
 */
export function CrmList<T extends { number: string }>({ customer, path, kind, row, dialog }: CrmListProps<T>) {
  const translate = useTranslate();
  const mayChange = useCan(CUSTOMERS.path, 'update');
  const [open, setOpen] = useState<'add' | 'link'>();
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(step);
  const words = useSettled(typed.trim());
  const isLinked = Boolean(customer.crmAddressNumber);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [CRM, path, words, shown],
    queryFn: ({ signal }) => apiFetch<T[]>(path, { query: { q: words || undefined, range: [0, shown - 1] }, signal }),
    placeholderData: keepPreviousData,
    enabled: isLinked,
    retry: false,
  });
  const source = useCrmSource();
  const age = useCrmAge();
  const isElsewhere = source?.keeps?.includes(KIND[kind]) ?? false;
  const notes = [isElsewhere && translate('customers.crm.elsewhere', { name: source?.name }), age].filter(Boolean);
  const close = () => setOpen(undefined);
  const add = (
    <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setOpen('add')}>
      {translate(`customers.${kind}.add`)}
    </Button>
  );
  const link = <Button onClick={() => setOpen('link')}>{translate('customers.crm.link')}</Button>;
  return (
    <>
      {isLinked && mayChange && !isElsewhere && <PageActions>{add}</PageActions>}
      {!isLinked ? (
        <EmptyState
          icon={LinkOffOutlined}
          title={translate(`customers.${kind}.notLinked`)}
          text={translate('customers.crm.notLinked')}
          action={mayChange && link}
        />
      ) : error ? (
        <LoadFailure what={kind} error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <PageSkeleton rows={4} />
      ) : (
        <Stack spacing={1}>
          {notes.length > 0 && (
            <Typography variant="body2" color={age ? 'warning.main' : 'text.secondary'}>
              {notes.join(' ')}
            </Typography>
          )}
          {(data.length > 5 || typed) && (
            <TextField
              type="search"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              label={translate('ra.action.search')}
              slotProps={{
                input: {
                  startAdornment: (
                    <InputAdornment position="start">
                      <SearchOutlined fontSize="small" />
                    </InputAdornment>
                  ),
                },
              }}
              sx={{ maxWidth: (theme) => theme.spacing(40) }}
            />
          )}
          {data.length === 0 ? (
            <EmptyState title={translate(words ? 'generator.empty.filtered' : `customers.${kind}.none`)} />
          ) : (
            <Paper variant="outlined">
              <List disablePadding>{data.map(row)}</List>
            </Paper>
          )}
          {data.length === shown && (
            <Button sx={{ alignSelf: 'center' }} onClick={() => setShown(shown + step)}>
              {translate('customers.crm.more')}
            </Button>
          )}
        </Stack>
      )}
      {open === 'add' && dialog(close)}
      <Suspense fallback={null}>{open === 'link' && <LinkDialog customer={customer} onClose={close} />}</Suspense>
    </>
  );
}
