import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, RecordContextProvider, useTranslate } from 'react-admin';
import { ResourceIcon } from '../../components/ResourceIcon';
import { valueAt } from '../../model/paths';
import type { ActionModel } from '../../model/resource-model';
import { apiFetch } from '../../providers/http';
import { FieldValue } from '../fields/FieldValue';
import { useResourceModel } from '../resource-model-context';

interface ActionButtonProps {
  action: ActionModel;
  record: RaRecord;
}

interface Outcome {
  answer?: RaRecord;
  error?: string;
}

/** Does what the document offers to do with a record, and shows what comes of it. */
export function ActionButton({ action, record }: ActionButtonProps) {
  const translate = useTranslate();
  const client = useQueryClient();
  const { model } = useResourceModel();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const act = async () => {
    setBusy(true);
    try {
      const path = `${model.path}/${encodeURIComponent(record.id)}/${action.name}`;
      const answer = await apiFetch<object>(path, { method: 'POST' });
      setOutcome({ answer: { id: record.id, ...answer } });
    } catch (error) {
      setOutcome({ error: error instanceof Error ? error.message : 'errors.UNEXPECTED' });
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: [model.route] });
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        loading={isBusy}
        loadingPosition="start"
        startIcon={<ResourceIcon name={action.icon} />}
        onClick={act}
      >
        {translate(action.label)}
      </Button>
      <Dialog
        open={outcome !== undefined}
        onClose={() => setOutcome(undefined)}
        maxWidth="xs"
        fullWidth
        aria-labelledby="outcome-title"
      >
        <DialogTitle id="outcome-title">{translate(action.label)}</DialogTitle>
        <DialogContent>
          {outcome?.error && <Alert severity="error">{translate(outcome.error, { _: outcome.error })}</Alert>}
          {outcome?.answer && <Answer action={action} answer={outcome.answer} />}
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={() => setOutcome(undefined)}>
            {translate('ra.action.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

/** What an action answers: whether it went well, and whatever it says besides. */
function Answer({ action, answer }: { action: ActionModel; answer: RaRecord }) {
  const translate = useTranslate();
  const told = action.answer.filter(({ name }) => name !== 'ok' && (valueAt(answer, name) ?? null) !== null);
  const base = action.label.slice(0, -'.name'.length);
  return (
    <RecordContextProvider value={answer}>
      {typeof answer.ok === 'boolean' && (
        <Alert severity={answer.ok ? 'success' : 'error'} sx={{ mb: told.length > 0 ? 2 : 0 }}>
          {translate(`${base}.${answer.ok ? 'ok' : 'failed'}`)}
        </Alert>
      )}
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1 }}>
        {told.map((field) => (
          <Box key={field.name} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {translate(field.label)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              <FieldValue field={field} />
            </Typography>
          </Box>
        ))}
      </Box>
    </RecordContextProvider>
  );
}
