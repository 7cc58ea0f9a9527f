import { Button, type ButtonProps, IconButton, Tooltip } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { RecordAction } from '../../components/RecordAction';
import { ResourceIcon } from '../../components/ResourceIcon';
import type { ActionModel } from '../../model/resource-model';
import { useResourceModel } from '../resource-model-context';
import { useAction } from './use-action';

interface ActionButtonProps {
  action: ActionModel;
  record: RaRecord;
  /** Shows the icon alone, for rows. */
  dense?: boolean;
  size?: ButtonProps['size'];
}

/** The button of an action of the document on a record. */
export function ActionButton({ action, record, dense = false, size }: ActionButtonProps) {
  const translate = useTranslate();
  const { begin, isBusy, dialogs } = useAction(record);
  const { override } = useResourceModel();
  const look = override.actions?.[action.name]?.look?.(record);
  const label = translate(look?.label ?? action.label);
  return (
    <>
      {dialogs}
      {!dense && <RecordAction label={label} run={() => begin(action)} />}
      {dense ? (
        <Tooltip title={label}>
          <IconButton size="small" loading={isBusy} aria-label={label} onClick={() => begin(action)} sx={{ p: 0.25 }}>
            <ResourceIcon name={action.icon} fontSize="small" />
          </IconButton>
        </Tooltip>
      ) : (
        <Button
          size={size}
          variant={look?.isPrimary ? 'contained' : 'outlined'}
          loading={isBusy}
          loadingPosition="start"
          startIcon={<ResourceIcon name={action.icon} />}
          onClick={() => begin(action)}
        >
          {label}
        </Button>
      )}
    </>
  );
}
