import Close from '@mui/icons-material/Close';
import Delete from '@mui/icons-material/DeleteOutline';
import PauseCircle from '@mui/icons-material/PauseCircleOutlined';
import PlayCircle from '@mui/icons-material/PlayCircleOutlined';
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { mayDeleteMany, maySwitchMany } from '../../model/actions';
import { useBulk } from '../bulk/use-bulk';
import { useResourceModel } from '../resource-model-context';
import { BulkActions } from './BulkActions';

/** Actions for the selected rows; the bar replaces the filters while rows are selected. */
export function BulkBar() {
  const translate = useTranslate();
  const { model, override } = useResourceModel();
  const { selectedIds, onUnselectItems } = useListContext();
  const { start, isPending } = useBulk();
  const [asking, setAsking] = useState(false);
  const unselect = translate('ra.action.unselect');
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        flexGrow: 1,
        bgcolor: 'action.selected',
        borderRadius: 1,
        px: 1,
        mr: 1,
      }}
    >
      <Tooltip title={unselect}>
        <IconButton size="small" aria-label={unselect} onClick={() => onUnselectItems()}>
          <Close fontSize="small" />
        </IconButton>
      </Tooltip>
      <Typography variant="body2" role="status" sx={{ mr: 'auto' }}>
        {translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}
      </Typography>
      <BulkActions isPending={isPending} start={start} />
      {maySwitchMany(model) && (
        <>
          <Button
            size="small"
            startIcon={<PlayCircle />}
            disabled={isPending}
            onClick={() => void start('masterdata.switch.isOn', 'update', { active: true })}
          >
            {translate('masterdata.switch.on')}
          </Button>
          <Button
            size="small"
            startIcon={<PauseCircle />}
            disabled={isPending}
            onClick={() => void start('masterdata.switch.isOff', 'update', { active: false })}
          >
            {translate('masterdata.switch.off')}
          </Button>
        </>
      )}
      {mayDeleteMany(model) && (
        <Button size="small" color="error" startIcon={<Delete />} disabled={isPending} onClick={() => setAsking(true)}>
          {translate('generator.action.delete')}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          isRemoval
          title={translate('generator.delete.several', { smart_count: selectedIds.length })}
          text={translate(override.deleteText ?? 'generator.delete.text', { smart_count: selectedIds.length })}
          action={translate('generator.action.delete')}
          onConfirm={() => void start('generator.form.deleted', 'delete')}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}
