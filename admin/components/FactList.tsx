import { Box, Typography, type TypographyProps } from '@mui/material';
import type { ReactNode } from 'react';

interface FactListProps {
  /** Names and values; a fact without a value is left out. */
  facts: readonly (readonly [name: ReactNode, value: ReactNode])[];
  /** Widths of names and values, as grid columns. */
  columns?: string | Record<string, string>;
  variant?: TypographyProps['variant'];
}

/** Facts with their names beside them. */
export function FactList({ facts, columns = 'auto minmax(0, 1fr)', variant = 'body2' }: FactListProps) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: columns, columnGap: 2, rowGap: 0.5 }}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value], index) => (
          <Box key={index} sx={{ display: 'contents' }}>
            <Typography component="dt" variant={variant} color="text.secondary">
              {name}
            </Typography>
            <Typography
              component="dd"
              variant={variant}
              sx={{
                m: 0,
                minWidth: 0,
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {value}
            </Typography>
          </Box>
        ))}
    </Box>
  );
}
