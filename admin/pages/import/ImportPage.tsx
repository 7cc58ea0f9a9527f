import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useParams, useSearchParams } from 'react-router';
import { FailureNotice } from '../../components/FailureNotice';
import { PageHeader } from '../../components/PageHeader';
import { PageSkeleton } from '../../components/PageSkeleton';
import { FileDrop } from './FileDrop';
import { ImportProgress } from './ImportProgress';
import { ImportReview } from './ImportReview';
import { ImportStart } from './ImportStart';
import { isWorking } from './import';
import { ToLocations } from './ToLocations';
import { useImport, useImportSteps } from './use-import';

/**
 * Imports locations of a customer from a table (spec §2): the user uploads it, reviews its effect and runs the import.
 * The address names the displayed import, so that the user can leave the page and come back.
 */
export default function ImportPage() {
  const translate = useTranslate();
  const { id: customer = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const chosen = query.get('import');
  const { data: owner } = useGetOne<{ id: string; name: string }>(
    'customer',
    { id: customer },
    { onError: () => undefined },
  );
  const { data, error, isPending, refetch } = useImport(chosen);
  const { send } = useImportSteps(customer);
  const [failure, setFailure] = useState<unknown>();
  const show = (id: string | null) => setQuery(id === null ? {} : { import: id });
  const take = async (file: File) => {
    setFailure(undefined);
    try {
      show((await send(file)).id);
    } catch (refusal) {
      setFailure(refusal);
    }
  };
  return (
    <Stack spacing={2}>
      <PageHeader
        title={owner ? translate('imports.titleOf', { name: owner.name }) : translate('imports.title')}
        actions={data?.state !== 'DONE' && <ToLocations customer={customer} />}
      />
      {chosen === null && (
        <ImportStart customer={customer} drop={<FileDrop onFile={take} failure={failure} />} onShow={show} />
      )}
      {chosen !== null && error && (
        <>
          <FailureNotice error={error} onRetry={() => void refetch()} />
          <Button sx={{ alignSelf: 'flex-start' }} onClick={() => show(null)}>
            {translate('imports.another')}
          </Button>
        </>
      )}
      {chosen !== null && isPending && !error && <PageSkeleton />}
      {chosen !== null && data && isWorking(data) && <ImportProgress data={data} />}
      {chosen !== null && data && !isWorking(data) && (
        <ImportReview key={`${data.id} ${data.state}`} customer={customer} data={data} onLeave={() => show(null)} />
      )}
    </Stack>
  );
}
