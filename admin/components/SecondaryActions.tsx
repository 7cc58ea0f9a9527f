import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import { IconButton, Popover, Stack, Tooltip } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSmallScreen } from './use-small-screen';

/** Secondary actions of a page: buttons where there is room, behind three dots on a phone or beside many others. */
export function SecondaryActions({ isFolded = false, children }: { isFolded?: boolean; children: ReactNode }) {
  const translate = useTranslate();
  const isSmall = useSmallScreen();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!isSmall && !isFolded) return children;
  const label = translate('app.moreActions');
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          aria-haspopup="true"
          aria-expanded={Boolean(anchor)}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreVertOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      {/* Kept mounted, so that a dialog opened from a button outlives the closing. */}
      <Popover
        keepMounted
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Stack
          sx={{ p: 1, '& .MuiButton-root': { justifyContent: 'flex-start', px: 1, border: 0 } }}
          onClick={() => setAnchor(null)}
        >
          {children}
        </Stack>
      </Popover>
    </>
  );
}
