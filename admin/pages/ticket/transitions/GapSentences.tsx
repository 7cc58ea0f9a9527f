import { Box } from '@mui/material';
import type { Transition } from '../model/transition';
import { useGapText } from './use-gap-text';

/** The unmet conditions of a transition, a sentence for each; empty for a possible one. */
export function GapSentences({ transition }: { transition: Transition }) {
  const textOf = useGapText();
  return transition.unmet.map((gap) => (
    <Box key={`${gap.code} ${gap.field}`} component="span" sx={{ display: 'block' }}>
      {textOf(gap)}
    </Box>
  ));
}
