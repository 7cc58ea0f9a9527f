import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { PossibleTransition } from '../../model/transitions';
import { GapSentences } from './GapSentences';
import { actionLabel, type TransitionKind } from './use-transitions';

interface BigTransitionProps {
  kind: TransitionKind;
  transition: PossibleTransition;
  busy: boolean;
  onStart: () => void;
}

/** A transition as a button for gloved hands, with its unmet conditions below it. */
export function BigTransition({ kind, transition, busy, onStart }: BigTransitionProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box>
      <Button
        size="large"
        fullWidth
        variant="outlined"
        color="inherit"
        disabled={busy}
        aria-describedby={transition.allowed ? undefined : id}
        onClick={onStart}
        sx={{ borderColor: 'line', color: transition.allowed ? undefined : 'text.secondary' }}
      >
        {translate(actionLabel(kind, transition.action))}
      </Button>
      {!transition.allowed && (
        <Typography id={id} variant="body2" color="text.secondary" component="p" sx={{ mt: 0.25, mb: 0.5 }}>
          <GapSentences kind={kind} transition={transition} />
        </Typography>
      )}
    </Box>
  );
}
