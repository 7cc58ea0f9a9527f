import { Stack } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { rowActionsFor } from '../../model/actions';
import { ActionButton } from '../pages/ActionButton';
import { useResourceModel } from '../resource-model-context';
import { useMatchContext } from '../use-match-context';

/** The actions that the document offers for the record of the row in its present state. */
export function RowActions({ dense = false }: { dense?: boolean }) {
  const { model } = useResourceModel();
  const record = useRecordContext();
  const context = useMatchContext();
  if (!record) return null;
  const offered = rowActionsFor(model, record, context);
  if (offered.length === 0) return null;
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: dense ? 'nowrap' : 'wrap' }}
      onClick={(event) => event.stopPropagation()}
    >
      {offered.map((action) => (
        <ActionButton key={action.name} action={action} record={record} dense={dense} />
      ))}
    </Stack>
  );
}
