import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { Box, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useLiveUpdates } from '../providers/live/use-live-updates';

/** Keeps the screens live; shows a sign only while updates come late because the stream cannot be had. */
export function LiveNotice() {
  const translate = useTranslate();
  const state = useLiveUpdates();
  const text = translate('live.polling');
  return (
    <Box role="status" sx={{ display: 'inline-flex', color: 'text.secondary' }}>
      {state === 'polling' && (
        <Tooltip title={text}>
          <CloudOffOutlined fontSize="small" titleAccess={text} />
        </Tooltip>
      )}
    </Box>
  );
}
