import Close from '@mui/icons-material/Close';
import Delete from '@mui/icons-material/DeleteOutline';
import PauseCircle from '@mui/icons-material/PauseCircleOutlined';
import PlayCircle from '@mui/icons-material/PlayCircleOutlined';
import { Box, Button, CircularProgress, IconButton, Tooltip, Typography } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { mayDeleteMany, maySwitchMany } from '../../model/actions';
import { useResourceModel } from '../resource-model-context';
import { BulkActions } from './BulkActions';
import { useBulk } from './use-bulk';

const RefusedDialog = lazy(() => import('../usage/RefusedDialog'));

/** Actions for the selected rows; the bar replaces the filters while rows are selected. */
export function BulkBar() {
  const translate = useTranslate();
  const { model, override } = useResourceModel();
  const { selectedIds, onUnselectItems } = useListContext();
  const { act, remove, turn, isPending, progress, question, refusals, forget } = useBulk();
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
      <BulkActions isPending={isPending} act={act} />
      {maySwitchMany(model) && (
        <>
          <Button size="small" startIcon={<PlayCircle />} disabled={isPending} onClick={() => turn(true)}>
            {translate('masterdata.switch.on')}
          </Button>
          <Button size="small" startIcon={<PauseCircle />} disabled={isPending} onClick={() => turn(false)}>
            {translate('masterdata.switch.off')}
          </Button>
        </>
      )}
      {mayDeleteMany(model) && (
        <Button size="small" color="error" startIcon={<Delete />} disabled={isPending} onClick={() => setAsking(true)}>
          {translate('generator.action.delete')}
        </Button>
      )}
      {isPending && (
        <CircularProgress
          size={20}
          variant={progress ? 'determinate' : 'indeterminate'}
          value={progress}
          aria-label={translate('ra.page.loading')}
        />
      )}
      {question}
      {asking && (
        <ConfirmDialog
          isRemoval
          title={translate('generator.delete.several', { smart_count: selectedIds.length })}
          text={translate(override.deleteText ?? 'generator.delete.text', { smart_count: selectedIds.length })}
          action={translate('generator.action.delete')}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
      {refusals.length > 0 && (
        <Suspense fallback={null}>
          <RefusedDialog
            title={translate('masterdata.usage.severalRefused', { smart_count: refusals.length })}
            refusals={refusals}
            onClose={forget}
          />
        </Suspense>
      )}
    </Box>
  );
}
