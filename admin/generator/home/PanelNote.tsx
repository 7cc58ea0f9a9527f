import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, Button, Skeleton, Stack, type SvgIconProps, Typography } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { failureText } from '../../providers/problem';

/** Props of a note. */
interface PanelNoteProps {
  icon?: ComponentType<SvgIconProps>;
  text: string;
  action?: ReactNode;
}

/** A note within a panel: the reason why it is empty, and an action. */
export function PanelNote({ icon: Icon, text, action }: PanelNoteProps) {
  return (
    <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, p: 2 }}>
      {Icon && <Icon aria-hidden fontSize="small" color="disabled" />}
      <Typography variant="body2" color="text.secondary" sx={{ flex: 1 }}>
        {text}
      </Typography>
      {action}
    </Stack>
  );
}

/** The error of a panel whose content could not be loaded, with a button to try again. */
export function PanelFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <Stack direction="row" useFlexGap role="alert" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, p: 2 }}>
      <ErrorOutlineOutlined aria-hidden fontSize="small" color="error" />
      <Typography variant="body2" sx={{ flex: 1 }}>
        {failureText(error, translate)}
      </Typography>
      <Button size="small" variant="outlined" onClick={onRetry}>
        {translate('app.failure.retry')}
      </Button>
    </Stack>
  );
}

/** The outline of lines that are still being loaded. */
export function PanelSkeleton({ rows = 4 }: { rows?: number }) {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('ra.page.loading')} sx={{ px: 2, py: 1 }}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Box key={row} sx={{ py: 0.75 }}>
          <Skeleton width="60%" />
          <Skeleton width="35%" />
        </Box>
      ))}
    </Box>
  );
}
