import { Stack } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { actionsFor, rowActionsOf } from '../../model/actions';
import { ActionButton } from '../pages/ActionButton';
import { useResourceModel } from '../resource-model-context';

/** What the document offers to do with the record around, as it is now, from its row. */
export function RowActions({ dense = false }: { dense?: boolean }) {
  const { model } = useResourceModel();
  const record = useRecordContext();
  if (!record) return null;
  const offered = actionsFor({ actions: rowActionsOf(model) }, record);
  if (offered.length === 0) return null;
  return (
    <Stack direction="row" spacing={1} onClick={(event) => event.stopPropagation()}>
      {offered.map((action) => (
        <ActionButton key={action.name} action={action} record={record} dense={dense} />
      ))}
    </Stack>
  );
}
