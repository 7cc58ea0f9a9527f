import { Box } from '@mui/material';
import type { Ref } from 'react';
import { markedLines, type SourcePlace } from './source-marks';

interface SourceMirrorProps {
  /** The element whose children are the lines. */
  ref: Ref<HTMLDivElement>;
  text: string;
  faults: readonly SourcePlace[];
  isNumbered: boolean;
}

/**
 * Lies below an edited text and breaks its lines in the same way: it numbers the lines, underlines faults, and gives
 * the text its height. Screen readers skip it, since the faults are listed beside it in words.
 */
export function SourceMirror({ ref, text, faults, isNumbered }: SourceMirrorProps) {
  return (
    <Box
      ref={ref}
      aria-hidden
      sx={{ gridArea: '1 / 1', color: 'transparent', pointerEvents: 'none', counterReset: 'line' }}
    >
      {markedLines(text, faults).map((pieces, index) => (
        <Box
          key={index}
          sx={{
            position: 'relative',
            minHeight: '1lh',
            scrollMarginBlock: (theme) => theme.spacing(12),
            counterIncrement: 'line',
            ...(isNumbered && {
              '&::before': {
                content: 'counter(line)',
                position: 'absolute',
                right: '100%',
                mr: 1.5,
                whiteSpace: 'nowrap',
                color: 'text.secondary',
              },
            }),
          }}
        >
          {pieces.map(({ text: words, isFault }, pieceIndex) =>
            isFault ? (
              <Box
                component="mark"
                key={pieceIndex}
                sx={{
                  color: 'inherit',
                  bgcolor: 'transparent',
                  textDecoration: 'underline wavy',
                  textDecorationColor: (theme) => theme.palette.error.main,
                  textDecorationSkipInk: 'none',
                  textUnderlineOffset: '0.2em',
                }}
              >
                {words}
              </Box>
            ) : (
              words
            ),
          )}
        </Box>
      ))}
    </Box>
  );
}
