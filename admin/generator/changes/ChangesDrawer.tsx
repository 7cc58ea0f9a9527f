import Close from '@mui/icons-material/Close';
import { Drawer, IconButton, Stack, Typography } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { useResourceModel } from '../resource-model-context';
import { ChangeList } from './ChangeList';

interface ChangesDrawerProps {
  record: RaRecord;
  title: string;
  onClose: () => void;
}

/** The history of a record, in a drawer beside it. */
export default function ChangesDrawer({ record, title, onClose }: ChangesDrawerProps) {
  const translate = useTranslate();
  const { model } = useResourceModel();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': 'changes-title',
          sx: { width: (theme) => ({ xs: '100%', sm: theme.spacing(75) }), maxWidth: '100%', p: 2 },
        },
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'flex-start', justifyContent: 'space-between', gap: 1 }}>
        <Typography id="changes-title" variant="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {translate('support.changes.of', { title })}
        </Typography>
        <IconButton size="small" aria-label={translate('ra.action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Stack>
      <ChangeList
        queryKey={[model.route, 'changes', record.id]}
        filter={{ resource: model.path, record: record.id }}
        empty={{ title: translate('support.changes.none'), text: translate('support.changes.noneText') }}
      />
    </Drawer>
  );
}
