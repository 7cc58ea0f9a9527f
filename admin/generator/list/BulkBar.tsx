import Close from '@mui/icons-material/Close';
import Delete from '@mui/icons-material/DeleteOutline';
import PauseCircle from '@mui/icons-material/PauseCircleOutlined';
import PlayCircle from '@mui/icons-material/PlayCircleOutlined';
import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { IconAction } from '../../components/IconAction';
import { mayDeleteMany, maySwitchMany } from '../../model/actions';
import { useBulk } from '../bulk/use-bulk';
import { useResourceModel } from '../resource-model-context';
import { BulkActions } from './BulkActions';

/**
 * The actions for the selected rows; in the place of the filters, at the foot of the screen on a phone. Buttons of an
 * override replace the declared ones.
 */
export function BulkBar({ isWide, children }: { isWide: boolean; children?: ReactNode }) {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<RaRecord>();
  const ids = data.map(({ id }) => id);
  const isWholePage = ids.every((id) => selectedIds.includes(id));
  return (
    <Box
      role="toolbar"
      aria-label={translate('generator.bulk.toolbar')}
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        flexGrow: 1,
        flexShrink: 0,
        alignItems: 'center',
        gap: 1,
        px: 1,
        my: 0.5,
        minHeight: theme.spacing(5),
        borderRadius: 1,
        bgcolor: 'action.selected',
        ...(!isWide && {
          position: 'sticky',
          bottom: theme.spacing(1),
          zIndex: 2,
          order: 2,
          border: 1,
          borderColor: 'lineStrong',
          bgcolor: 'background.paper',
          boxShadow: 3,
        }),
      })}
    >
      <IconAction icon={Close} label={translate('ra.action.unselect')} onClick={() => onUnselectItems()} />
      <Typography variant="body2" role="status" sx={{ fontWeight: 'fontWeightMedium' }}>
        {translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}
      </Typography>
      {!isWholePage && (
        <Button size="small" color="inherit" onClick={() => onSelect([...new Set([...selectedIds, ...ids])])}>
          {translate('generator.bulk.selectPage', { smart_count: ids.length })}
        </Button>
      )}
      <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 1, py: 0.5 }}>{children ?? <Declared />}</Box>
    </Box>
  );
}

/** The buttons of the declared actions, of activation and of deletion. */
function Declared() {
  const translate = useTranslate();
  const { model, override } = useResourceModel();
  const { selectedIds } = useListContext();
  const { start, isPending } = useBulk();
  const [asking, setAsking] = useState(false);
  return (
    <>
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
    </>
  );
}
