import { Paper, Stack, type SvgIconProps, Typography } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';

/** Props of the empty state. */
interface EmptyStateProps {
  icon?: ComponentType<SvgIconProps>;
  title: string;
  text?: string;
  /** The first step to be taken. */
  action?: ReactNode;
}

/** Explains why nothing is here and offers the first step (design). */
export function EmptyState({ icon: Icon, title, text, action }: EmptyStateProps) {
  return (
    <Paper variant="outlined" sx={{ p: 4, borderStyle: 'dashed' }}>
      <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center' }}>
        {Icon && <Icon aria-hidden sx={{ fontSize: 32, color: 'text.secondary' }} />}
        <Typography variant="h2">{title}</Typography>
        {text && <Typography color="text.secondary">{text}</Typography>}
        {action}
      </Stack>
    </Paper>
  );
}
