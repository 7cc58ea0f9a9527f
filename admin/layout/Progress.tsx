import { Box, LinearProgress } from '@mui/material';
import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

/** A thin line under the bar while something is being loaded or saved. */
export function Progress() {
  const translate = useTranslate();
  const busy = useIsFetching() + useIsMutating() > 0;
  return (
    <Box sx={{ position: 'absolute', insetInline: 0, bottom: -2, height: 2 }}>
      {busy && <LinearProgress sx={{ height: 2 }} aria-label={translate('ra.page.loading')} />}
    </Box>
  );
}
