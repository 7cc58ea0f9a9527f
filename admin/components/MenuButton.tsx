import { IconButton, Menu, Tooltip } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';

/** Props of a menu behind an icon. */
interface MenuButtonProps {
  label: string;
  icon: ReactNode;
  /** The items; `close` closes the menu. */
  children: (close: () => void) => ReactNode;
}

/** An icon in the bar that opens a menu. */
export function MenuButton({ label, icon, children }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={Boolean(anchor)}
          aria-controls={anchor ? id : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {icon}
        </IconButton>
      </Tooltip>
      <Menu
        id={id}
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': label }, paper: { sx: { minWidth: 200 } } }}
      >
        {children(close)}
      </Menu>
    </>
  );
}
