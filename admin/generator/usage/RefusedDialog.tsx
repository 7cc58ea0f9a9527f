import { Box, Stack, Typography } from '@mui/material';
import { type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { AppDialog } from '../../components/AppDialog';
import type { Refusal } from './refusal';
import { UsageList } from './UsageList';

interface RefusedDialogProps {
  title: string;
  refusal: Refusal;
  /** An alternative, as text and as a button. */
  hint?: string;
  children?: ReactNode;
  onClose: () => void;
}

/** The reason why a record was left unchanged, with links to the records that use it. */
export default function RefusedDialog({ title, refusal, hint, children, onClose }: RefusedDialogProps) {
  const translate = useTranslate();
  return (
    <AppDialog
      title={title}
      leave={translate('ra.action.close')}
      width="sm"
      isFloating
      onClose={onClose}
      actions={children}
    >
      <Stack sx={{ gap: 2 }}>
        <Box component="section">
          <Typography>{refusal.message}</Typography>
          {refusal.isHeld && <UsageList places={refusal.places} elsewhere={refusal.elsewhere} />}
        </Box>
        {hint && <Typography color="text.secondary">{hint}</Typography>}
      </Stack>
    </AppDialog>
  );
}
