import { Box, type SvgIconProps } from '@mui/material';
import type { ComponentType } from 'react';
import { unseen } from '../stacked-rows';
import type { Tone } from '../tokens';

/** Props of a tag. */
export interface TagProps {
  tone: Tone;
  label: string;
  icon?: ComponentType<SvgIconProps>;
  /** Tooltip of the browser. */
  title?: string;
  /** Replaces the label where there is little room; an empty text leaves the icon alone. */
  short?: string;
}

/** A short text with an icon on a coloured background; text and icon carry the meaning (design). */
export function Tag({ tone, label, icon: Icon, title, short }: TagProps) {
  const bare = tone.border === 'transparent';
  return (
    <Box
      component="span"
      title={title ?? (short === undefined ? undefined : label)}
      sx={{
        position: 'relative',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        maxWidth: '100%',
        height: 22,
        px: bare ? 0 : 0.875,
        borderRadius: 0.75,
        border: bare ? 'none' : '1px solid',
        borderColor: tone.border,
        bgcolor: tone.main,
        color: tone.text,
        fontSize: '0.75rem',
        fontWeight: 550,
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
      }}
    >
      {Icon && <Icon aria-hidden sx={{ fontSize: 15, flexShrink: 0 }} />}
      {short !== undefined && (
        <Box component="span" sx={unseen}>
          {label}
        </Box>
      )}
      {short !== '' && (
        <Box component="span" aria-hidden={short !== undefined} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {short ?? label}
        </Box>
      )}
    </Box>
  );
}
