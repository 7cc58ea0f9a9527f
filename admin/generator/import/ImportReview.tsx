import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DownloadButton } from '../../components/DownloadButton';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { ColumnChoices } from './ColumnChoices';
import { type DataImport, effective, type ImportOutcome, importPath } from './import';
import { OutcomeFilter } from './OutcomeFilter';
import { RowsTable } from './RowsTable';
import { ToRecords } from './ToRecords';
import { useImportSteps } from './use-import';

interface ImportReviewProps {
  data: DataImport;
  /** Returns to the first step. */
  onLeave: () => void;
}

/** The effect of an import, before or after it ran: in numbers and row by row, with the next step. */
export function ImportReview({ data, onLeave }: ImportReviewProps) {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const [outcome, setOutcome] = useState<ImportOutcome>();
  const [isBusy, setIsBusy] = useState(false);
  const { run, assign, discard } = useImportSteps();
  const { id, state, fileName, refused, failure } = data;
  const step = async (work: () => Promise<unknown>) => {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      notifyFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  const leave = () => step(() => discard(data).then(onLeave));
  const count = effective(data);
  const isReady = state === 'READY';
  if (state === 'FAILED') {
    return (
      <Alert severity="error" action={<Button onClick={onLeave}>{translate('imports.another')}</Button>}>
        {fileName}: {translate(`errors.${failure ?? 'UNEXPECTED'}`)}
      </Alert>
    );
  }
  return (
    <Stack spacing={2}>
      <Alert severity={isReady ? 'info' : refused > 0 ? 'warning' : 'success'}>
        {translate(isReady ? (count > 0 ? 'imports.ready' : 'imports.nothing') : 'imports.done', {
          name: fileName,
          created: data.created,
          updated: data.updated,
          unchanged: data.unchanged,
          refused,
        })}
      </Alert>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {isReady && count > 0 && (
          <Button variant="contained" loading={isBusy} onClick={() => void step(() => run(data))}>
            {translate('imports.run', { smart_count: count })}
          </Button>
        )}
        {!isReady && <ToRecords variant="contained" />}
        {refused > 0 && (
          <DownloadButton
            variant="outlined"
            path={importPath(id, 'refused')}
            name={`${fileName}.csv`}
            label={translate('imports.download', { smart_count: refused })}
          />
        )}
        {isReady ? (
          <Button disabled={isBusy} onClick={() => void leave()}>
            {translate('imports.discard')}
          </Button>
        ) : (
          <Button onClick={onLeave}>{translate('imports.another')}</Button>
        )}
      </Stack>
      {isReady && <ColumnChoices data={data} onChange={(fields) => step(() => assign(data, fields))} />}
      <Typography variant="h2">{translate('imports.rows')}</Typography>
      <OutcomeFilter data={data} value={outcome} onChange={setOutcome} />
      <RowsTable key={outcome ?? ''} data={data} outcome={outcome} />
    </Stack>
  );
}
