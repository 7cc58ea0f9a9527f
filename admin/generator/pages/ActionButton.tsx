import { Alert, Button, IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, RecordContextProvider, useNotify, useTranslate } from 'react-admin';
import { AppDialog } from '../../components/AppDialog';
import { FactList } from '../../components/FactList';
import { ResourceIcon } from '../../components/ResourceIcon';
import { useConfirmation } from '../../components/use-confirmation';
import { baseOf } from '../../model/actions';
import { valueAt } from '../../model/paths';
import type { ActionModel } from '../../model/resource-model';
import { apiFetch } from '../../providers/http';
import { failureText } from '../../providers/problem';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { FieldValue } from '../fields/FieldValue';
import { useResourceModel } from '../resource-model-context';
import { useReload } from '../use-reload';
import { ActionQuestion, questionOf } from './ActionQuestion';

interface ActionButtonProps {
  action: ActionModel;
  record: RaRecord;
  /** Shows the icon alone, for rows. */
  dense?: boolean;
}

interface Outcome {
  answer?: RaRecord;
  error?: string;
}

/**
 * Runs an action of the document on a record, after its question if it has one, and shows the action's answer or a
 * notice of success.
 */
export function ActionButton({ action, record, dense = false }: ActionButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const reload = useReload();
  const { model } = useResourceModel();
  const { confirmed, question: serverQuestion } = useConfirmation(model.path);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const question = questionOf(action, translate);
  const [isAsked, setAsked] = useState(false);
  const send = async (body?: object) => {
    const path = `${model.path}/${encodeURIComponent(record.id)}/${action.name}`;
    const version = action.isVersioned ? record.version : undefined;
    const answer = await apiFetch<object>(path, { method: 'POST', body, version });
    if (action.answer) setOutcome({ answer: { id: record.id, ...answer } });
    else notify(`${baseOf(action)}.done`, { type: 'success' });
  };
  const submit = async (values: object) => {
    await send(values);
    setAsked(false);
    reload();
  };
  const act = async () => {
    setAsked(false);
    setBusy(true);
    try {
      await confirmed(({ confirm }) => send(confirm && { confirm }));
    } catch (error) {
      if (action.answer) setOutcome({ error: failureText(error, translate) });
      else notifyFailure(error);
    } finally {
      setBusy(false);
      reload();
    }
  };
  const begin = () => (question || action.body ? setAsked(true) : void act());
  return (
    <>
      {serverQuestion}
      <ActionQuestion
        action={action}
        records={[record]}
        question={question}
        isOpen={isAsked}
        onSubmit={submit}
        onConfirm={() => void act()}
        onClose={() => setAsked(false)}
      />
      {dense ? (
        <Tooltip title={translate(action.label)}>
          <IconButton
            size="small"
            loading={isBusy}
            aria-label={translate(action.label)}
            onClick={begin}
            sx={{ p: 0.25 }}
          >
            <ResourceIcon name={action.icon} fontSize="small" />
          </IconButton>
        </Tooltip>
      ) : (
        <Button
          variant="outlined"
          loading={isBusy}
          loadingPosition="start"
          startIcon={<ResourceIcon name={action.icon} />}
          onClick={begin}
        >
          {translate(action.label)}
        </Button>
      )}
      {outcome !== undefined && (
        <AppDialog
          title={translate(action.label)}
          leave={null}
          width="sm"
          isFloating
          onClose={() => setOutcome(undefined)}
          actions={
            <Button autoFocus onClick={() => setOutcome(undefined)}>
              {translate('ra.action.close')}
            </Button>
          }
        >
          {outcome?.error && <Alert severity="error">{translate(outcome.error, { _: outcome.error })}</Alert>}
          {outcome?.answer && <Answer action={action} answer={outcome.answer} />}
        </AppDialog>
      )}
    </>
  );
}

/** The answer of an action: success or failure, and its further values. */
function Answer({ action, answer }: { action: ActionModel; answer: RaRecord }) {
  const translate = useTranslate();
  const values = (action.answer ?? []).filter(({ name }) => name !== 'ok' && (valueAt(answer, name) ?? null) !== null);
  const base = baseOf(action);
  return (
    <RecordContextProvider value={answer}>
      {typeof answer.ok === 'boolean' && (
        <Alert severity={answer.ok ? 'success' : 'error'} sx={{ mb: values.length > 0 ? 2 : 0 }}>
          {translate(`${base}.${answer.ok ? 'ok' : 'failed'}`)}
        </Alert>
      )}
      <FactList
        facts={values.map((field) => [translate(field.label), <FieldValue key={field.name} field={field} />])}
      />
    </RecordContextProvider>
  );
}
