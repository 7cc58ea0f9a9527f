import { Box } from '@mui/material';
import type { Move } from '../model/move';
import { useGapText } from './use-gap-text';

/** Why a move cannot be made yet, a sentence for each reason; nothing for one that can. */
export function GapSentences({ move }: { move: Move }) {
  const textOf = useGapText();
  return move.unmet.map((gap) => (
    <Box key={`${gap.code} ${gap.field}`} component="span" sx={{ display: 'block' }}>
      {textOf(gap)}
    </Box>
  ));
}
