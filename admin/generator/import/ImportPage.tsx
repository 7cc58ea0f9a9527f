import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { FailureNotice } from '../../components/FailureNotice';
import { PageHeader } from '../../components/PageHeader';
import { PageSkeleton } from '../../components/PageSkeleton';
import type { ResourceModel } from '../../model/resource-model';
import { FileDrop } from './FileDrop';
import { ImportProgress } from './ImportProgress';
import { ImportReview } from './ImportReview';
import { ImportStart } from './ImportStart';
import { isWorking } from './import';
import { ImportPlaceProvider, useAddressedPlace, useImportPlace } from './import-place';
import { ToRecords } from './ToRecords';
import { useImport, useImportSteps } from './use-import';

/** Parameter of the address with the displayed import. */
const IMPORT = 'import';

/**
 * Imports records from a table (spec §2): the user uploads it, reviews its effect and runs the import. The address names
 * the displayed import, so that the user can leave the page and come back.
 */
export default function ImportPage({ model }: { model: ResourceModel }) {
  return (
    <ImportPlaceProvider value={useAddressedPlace(model)}>
      <Steps />
    </ImportPlaceProvider>
  );
}

function Steps() {
  const translate = useTranslate();
  const { model, owner } = useImportPlace();
  const [query, setQuery] = useSearchParams();
  const chosen = query.get(IMPORT);
  const { data, error, isPending, refetch } = useImport(chosen);
  const { send } = useImportSteps();
  const [failure, setFailure] = useState<unknown>();
  const show = (id: string | null) =>
    setQuery((before) => {
      const { [IMPORT]: _shown, ...others } = Object.fromEntries(before);
      return id === null ? others : { ...others, [IMPORT]: id };
    });
  const take = async (file: File) => {
    setFailure(undefined);
    try {
      show((await send(file)).id);
    } catch (refusal) {
      setFailure(refusal);
    }
  };
  const resource = translate(model.label, { smart_count: 2 });
  return (
    <Stack spacing={2}>
      <PageHeader
        title={translate(owner ? 'imports.titleOf' : 'imports.title', { resource, name: owner })}
        actions={data?.state !== 'DONE' && <ToRecords />}
      />
      {chosen === null && <ImportStart drop={<FileDrop onFile={take} failure={failure} />} onShow={show} />}
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
        <ImportReview key={`${data.id} ${data.state}`} data={data} onLeave={() => show(null)} />
      )}
    </Stack>
  );
}
