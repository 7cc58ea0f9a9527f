import Close from '@mui/icons-material/Close';
import { Drawer, IconButton, Stack, Typography } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { useResourceModel } from '../resource-model-context';
import { ChangeList } from './ChangeList';
import { useRestore } from './use-restore';

interface ChangesDrawerProps {
  record: RaRecord;
  title: string;
  /** Whether the user may restore former values of the record. */
  mayRestore: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** The history of a record, in a drawer beside it that closes once a value is restored, since the notice stands below it. */
export default function ChangesDrawer({ record, title, mayRestore, isOpen, onClose }: ChangesDrawerProps) {
  const translate = useTranslate();
  const { model } = useResourceModel();
  const { question, ...restoring } = useRestore(record, onClose);
  return (
    <>
      {question}
      <Drawer
        open={isOpen}
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
          restoring={mayRestore ? restoring : undefined}
        />
      </Drawer>
    </>
  );
}
