import ShortTextOutlined from '@mui/icons-material/ShortTextOutlined';
import { Box, IconButton, Popover, Tooltip } from '@mui/material';
import { lazy, Suspense, useRef } from 'react';
import { useTranslate } from 'react-admin';

const TextBlockChoice = lazy(() => import('./TextBlockChoice'));

interface TextBlockButtonProps {
  open: boolean;
  onOpen: () => void;
  /** Told the filled text, or nothing when none was chosen. */
  onChoose: (text?: string) => void;
}

/** Opens the choice of text blocks. */
export function TextBlockButton({ open, onOpen, onChoose }: TextBlockButtonProps) {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const label = translate('tickets.composer.textBlock');
  return (
    <>
      <Tooltip title={translate('tickets.composer.textBlockKey')}>
        <IconButton
          ref={button}
          size="small"
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={onOpen}
        >
          <ShortTextOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Popover
        open={open}
        anchorEl={() => button.current}
        onClose={() => onChoose()}
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
          <Suspense>
            <TextBlockChoice onChoose={onChoose} />
          </Suspense>
        </Box>
      </Popover>
    </>
  );
}
