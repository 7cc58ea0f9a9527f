import { Box } from '@mui/material';
import type { PossibleTransition } from '../../model/transitions';
import { useGapText } from './use-gap-text';
import type { TransitionKind } from './use-transitions';

interface GapSentencesProps {
  kind: TransitionKind;
  transition: PossibleTransition;
}

/** The unmet conditions of a transition, a sentence for each; empty for a possible one. */
export function GapSentences({ kind, transition }: GapSentencesProps) {
  const textOf = useGapText(kind.resource);
  return transition.unmet.map((gap) => (
    <Box key={`${gap.code} ${gap.field}`} component="span" sx={{ display: 'block' }}>
      {textOf(gap)}
    </Box>
  ));
}
