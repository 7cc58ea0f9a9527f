import { Button } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { ResourceIcon } from '../../components/ResourceIcon';
import { actionsFor, baseOf, bulkActionsOf } from '../../model/actions';
import type { ActionModel } from '../../model/resource-model';
import { ActionQuestion, questionOf } from '../pages/ActionQuestion';
import { useResourceModel } from '../resource-model-context';
import { useMatchContext } from '../use-match-context';

interface BulkActionsProps {
  isPending: boolean;
  start: (done: string, operation: string, body?: object, shown?: readonly RaRecord[]) => Promise<void>;
}

/** Row actions for all selected records, if the document offers them for at least one shown record. */
export function BulkActions({ isPending, start }: BulkActionsProps) {
  const translate = useTranslate();
  const context = useMatchContext();
  const { model } = useResourceModel();
  const { data = [], selectedIds } = useListContext<RaRecord>();
  const [chosen, setChosen] = useState<{ action: ActionModel; shown: readonly RaRecord[] }>();
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  const offered = bulkActionsOf(model).filter(({ name }) =>
    selected.some((record) => actionsFor(model, record, context).some((action) => action.name === name)),
  );
  const close = () => setChosen(undefined);
  const act = (action: ActionModel, shown: readonly RaRecord[], body?: object) =>
    start(`${baseOf(action)}.done`, action.name, body, shown);
  const begin = (action: ActionModel) => {
    if (action.body || questionOf(action, translate)) setChosen({ action, shown: selected });
    else void act(action, selected);
  };
  return (
    <>
      {offered.map((action) => (
        <Button
          key={action.name}
          size="small"
          startIcon={<ResourceIcon name={action.icon} />}
          disabled={isPending}
          onClick={() => begin(action)}
        >
          {translate(action.label)}
        </Button>
      ))}
      {chosen && (
        <ActionQuestion
          action={chosen.action}
          records={chosen.shown}
          question={questionOf(chosen.action, translate)}
          onSubmit={async (values) => {
            close();
            await act(chosen.action, chosen.shown, values);
          }}
          onConfirm={() => {
            close();
            void act(chosen.action, chosen.shown);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
