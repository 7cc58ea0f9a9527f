import { Box } from '@mui/material';
import type { Transition } from '../model/transition';
import { useGapText } from './use-gap-text';

/** Why a transition cannot be made yet, a sentence for each reason; nothing for one that can. */
export function GapSentences({ transition }: { transition: Transition }) {
  const textOf = useGapText();
  return transition.unmet.map((gap) => (
    <Box key={`${gap.code} ${gap.field}`} component="span" sx={{ display: 'block' }}>
      {textOf(gap)}
    </Box>
  ));
}
