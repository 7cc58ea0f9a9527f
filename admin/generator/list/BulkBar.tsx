import Close from '@mui/icons-material/Close';
import Delete from '@mui/icons-material/DeleteOutline';
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useDeleteMany, useListContext, useNotify, useRefresh, useTranslate } from 'react-admin';
import { useResourceModel } from '../resource-model-context';

/** What can be done with the rows that are selected; it stands in the place of the filters while there are some. */
export function BulkBar() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { model } = useResourceModel();
  const { selectedIds, onUnselectItems } = useListContext();
  const [asking, setAsking] = useState(false);
  const [removeMany, { isPending }] = useDeleteMany();
  const remove = async () => {
    try {
      await removeMany(model.route, { ids: selectedIds }, { returnPromise: true, mutationMode: 'pessimistic' });
      notify('generator.form.deleted', { type: 'success' });
      onUnselectItems();
    } catch (error) {
      notify(error instanceof Error ? error.message : 'errors.UNEXPECTED', { type: 'error' });
      refresh();
    } finally {
      setAsking(false);
    }
  };
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
      <Typography variant="body2" role="status">
        {translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}
      </Typography>
      <Button size="small" color="error" startIcon={<Delete />} onClick={() => setAsking(true)} sx={{ ml: 'auto' }}>
        {translate('generator.action.delete')}
      </Button>
      <Confirm
        isOpen={asking}
        maxWidth="xs"
        loading={isPending}
        title={translate('generator.delete.several', { smart_count: selectedIds.length })}
        content={translate('generator.delete.severalText', { smart_count: selectedIds.length })}
        confirm={translate('generator.action.delete')}
        cancel={translate('generator.action.cancel')}
        confirmColor="warning"
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}
