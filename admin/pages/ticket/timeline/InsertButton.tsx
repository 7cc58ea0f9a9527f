import { Box, IconButton, Popover, Tooltip } from '@mui/material';
import { type ReactNode, Suspense, useRef } from 'react';

interface InsertButtonProps {
  label: string;
  /** Tooltip of the button, if it differs from the label. */
  hint?: string;
  icon: ReactNode;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** The choice; its code may be loaded when it is first opened. */
  children: ReactNode;
}

/** Opens a choice of texts to insert. */
export function InsertButton({ label, hint = label, icon, open, onOpen, onClose, children }: InsertButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Tooltip title={hint}>
        <IconButton
          ref={button}
          size="small"
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={onOpen}
        >
          {icon}
        </IconButton>
      </Tooltip>
      <Popover
        open={open}
        anchorEl={() => button.current}
        onClose={onClose}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } as object }}
      >
        <Box
          sx={(theme) => ({
            width: { xs: 'calc(100vw - 32px)', md: theme.spacing(88) },
            height: { xs: '70dvh', md: '50dvh' },
            maxWidth: '100%',
          })}
        >
          <Suspense>{children}</Suspense>
        </Box>
      </Popover>
    </>
  );
}
