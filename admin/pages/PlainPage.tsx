import { Box, Stack, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';

/** Props of a page without the frame. */
interface PlainPageProps {
  title: string;
  text: string;
  actions?: ReactNode;
}

/** A page outside of the layout with the name of the product, one sentence and the next steps. */
export function PlainPage({ title, text, actions }: PlainPageProps) {
  useEffect(() => {
    document.title = `${title} · Volta Service Desk`;
  }, [title]);
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 3, bgcolor: 'background.default' }}
    >
      <Stack spacing={2} sx={{ maxWidth: 480, alignItems: 'flex-start' }}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Box component="img" src={`${import.meta.env.BASE_URL}mark.svg`} alt="" sx={{ width: 28, height: 28 }} />
          <Typography variant="subtitle2">Volta Service Desk</Typography>
        </Stack>
        <Typography variant="h1">{title}</Typography>
        <Typography color="text.secondary">{text}</Typography>
        <Stack direction="row" spacing={1}>
          {actions}
        </Stack>
      </Stack>
    </Box>
  );
}
