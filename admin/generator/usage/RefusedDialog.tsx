import { Box, Stack, Typography } from '@mui/material';
import { type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { AppDialog } from '../../components/AppDialog';
import type { Refusal } from './refusal';
import { UsageList } from './UsageList';

interface RefusedDialogProps {
  title: string;
  refusals: readonly Refusal[];
  /** The title names the only record; otherwise each record is named with its reason. */
  isNamed?: boolean;
  /** An alternative, as text and as a button. */
  hint?: string;
  children?: ReactNode;
  onClose: () => void;
}

/** Lists the records that were left unchanged with the reasons, and links to the records that use them. */
export default function RefusedDialog({ title, refusals, isNamed, hint, children, onClose }: RefusedDialogProps) {
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
        {refusals.map((refusal) => (
          <Box key={refusal.id} component="section">
            {!isNamed && (
              <Typography variant="h3" component="h3">
                {refusal.title}
              </Typography>
            )}
            <Typography>{refusal.message}</Typography>
            {refusal.isHeld && <UsageList places={refusal.places} elsewhere={refusal.elsewhere} />}
          </Box>
        ))}
        {hint && <Typography color="text.secondary">{hint}</Typography>}
      </Stack>
    </AppDialog>
  );
}
