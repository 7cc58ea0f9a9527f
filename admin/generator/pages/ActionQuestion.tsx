import { lazy, Suspense } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { baseOf } from '../../model/actions';
import type { ActionModel } from '../../model/resource-model';

const ActionDialog = lazy(() => import('./ActionDialog'));

/** The question of an action, which may name a single record; empty for an action that has none. */
export const questionOf = (action: ActionModel, translate: ReturnType<typeof useTranslate>, title = ''): string =>
  translate(`${baseOf(action)}.question`, { title, _: '' });

interface ActionQuestionProps {
  action: ActionModel;
  /** The records on which it acts. */
  records: readonly RaRecord[];
  question: string;
  /** Sends the body of the action; a refusal stays on the fields. */
  onSubmit: (values: object) => Promise<void>;
  /** Sends an action without a body. */
  onConfirm: () => unknown;
  onClose: () => void;
}

/** Asks the user before an action is sent: for its body, or without a body for a confirmation. */
export function ActionQuestion({ action, records, question, onSubmit, onConfirm, onClose }: ActionQuestionProps) {
  const translate = useTranslate();
  if (!action.body) {
    return (
      <ConfirmDialog
        title={translate(action.label)}
        text={question}
        action={translate(action.label)}
        onConfirm={onConfirm}
        onClose={onClose}
      />
    );
  }
  return (
    <Suspense fallback={null}>
      <ActionDialog
        action={action}
        body={action.body}
        records={records}
        question={question}
        onSubmit={onSubmit}
        onClose={onClose}
      />
    </Suspense>
  );
}
