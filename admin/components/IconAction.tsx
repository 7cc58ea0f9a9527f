import { IconButton, type IconButtonProps, type SvgIconProps, Tooltip } from '@mui/material';
import type { ComponentType } from 'react';

interface IconActionProps extends Omit<IconButtonProps, 'children'> {
  label: string;
  icon: ComponentType<SvgIconProps>;
}

/** A button with an icon, named to readers and by a tooltip, which a disabled one has as well. */
export function IconAction({ label, icon: Icon, ...button }: IconActionProps) {
  const action = (
    <IconButton size="small" aria-label={label} {...button}>
      <Icon fontSize="small" />
    </IconButton>
  );
  return <Tooltip title={label}>{button.disabled ? <span>{action}</span> : action}</Tooltip>;
}
