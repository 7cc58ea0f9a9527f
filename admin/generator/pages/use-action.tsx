import { Alert, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type RaRecord, RecordContextProvider, useCreatePath, useNotify, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { AppDialog } from '../../components/AppDialog';
import { FactList } from '../../components/FactList';
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
import { useRecordTitle } from './use-record-title';

interface Outcome {
  answer?: RaRecord;
  error?: string;
}

/** An action that runs, its question while it is open, and its outcome afterwards. */
interface Run {
  action: ActionModel;
  isAsked?: boolean;
  outcome?: Outcome;
}

/**
 * Gives a function that runs actions of the document on a record, after their question if they have one; `dialogs` shows
 * the question and the action's answer, a notice reports other successes. An open question follows `present`, in which the
 * words and given values of its action may change.
 */
export function useAction(
  record: RaRecord,
  present: readonly ActionModel[] = [],
): {
  begin: (action: ActionModel) => void;
  isBusy: boolean;
  dialogs: ReactNode;
} {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const reload = useReload();
  const { model, override } = useResourceModel();
  const title = useRecordTitle()(record);
  const client = useQueryClient();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const { pathname } = useLocation();
  const { confirmed, question: serverQuestion } = useConfirmation(model.path);
  const [isBusy, setBusy] = useState(false);
  const [run, setRun] = useState<Run>();
  const asked = run?.isAsked && (present.find(({ label }) => label === run.action.label) ?? run.action);
  const end = () => setRun(undefined);
  const send = async (action: ActionModel, body?: object) => {
    const path = `${model.path}/${encodeURIComponent(record.id)}/${action.name}`;
    const version = action.isVersioned ? record.version : undefined;
    const sent = action.given ? { ...action.given, ...body } : body;
    const answer = await apiFetch<object>(path, { method: 'POST', body: sent, version });
    setRun(action.answer && { action, outcome: { answer: { id: record.id, ...answer } } });
    const done = translate(`${baseOf(action)}.done`, { _: '' });
    if (done && !action.answer) notify(done, { type: 'success' });
    if (!action.isCreation) return;
    await client.invalidateQueries();
    const created = answer as RaRecord;
    const show = createPath({ resource: model.route, type: 'show', id: created.id });
    navigate(override.line?.address?.(created, pathname) ?? show);
  };
  const act = async (action: ActionModel) => {
    end();
    setBusy(true);
    try {
      await confirmed(({ confirm }) => send(action, confirm && { confirm }));
    } catch (error) {
      if (action.answer) setRun({ action, outcome: { error: failureText(error, translate) } });
      else notifyFailure(error);
    } finally {
      setBusy(false);
      reload();
    }
  };
  const begin = (action: ActionModel) => {
    if (questionOf(action, translate, title) || action.body) setRun({ action, isAsked: true });
    else void act(action);
  };
  const dialogs = (
    <>
      {serverQuestion}
      {asked && (
        <ActionQuestion
          action={asked}
          records={[record]}
          question={questionOf(asked, translate, title)}
          onSubmit={(values) => send(asked, values).finally(reload)}
          onConfirm={() => void act(asked)}
          // Its answer may have replaced the question.
          onClose={() => setRun((current) => (current?.isAsked ? undefined : current))}
        />
      )}
      {run?.outcome && <OutcomeDialog action={run.action} outcome={run.outcome} onClose={end} />}
    </>
  );
  return { begin, isBusy, dialogs };
}

interface OutcomeDialogProps {
  action: ActionModel;
  outcome: Outcome;
  onClose: () => void;
}

function OutcomeDialog({ action, outcome: { error, answer }, onClose }: OutcomeDialogProps) {
  const translate = useTranslate();
  return (
    <AppDialog
      title={translate(action.label)}
      leave={null}
      width="sm"
      isFloating
      onClose={onClose}
      actions={
        <Button autoFocus onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      }
    >
      {error && <Alert severity="error">{translate(error, { _: error })}</Alert>}
      {answer && <Answer action={action} answer={answer} />}
    </AppDialog>
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
