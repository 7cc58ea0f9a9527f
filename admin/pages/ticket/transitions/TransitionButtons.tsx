import { Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSmallScreen } from '../../../components/use-small-screen';
import { TransitionMenu } from '../../../generator/transitions/TransitionMenu';
import { useTicket } from '../data/use-ticket';
import { TICKET_TRANSITIONS, useTicketTransitions } from '../data/use-ticket-transitions';
import { rankTransitions } from '../model/transition';
import { NextStepButton } from './NextStepButton';
import { useNextStep } from './use-next-step';
import { useTicketTransitionStart } from './use-ticket-transition-start';

/** The next step as the one filled button, the other transitions in a menu. */
export function TransitionButtons() {
  const translate = useTranslate();
  const { data: transitions, isPending } = useTicketTransitions(useTicket());
  const { start, busy, dialog } = useTicketTransitionStart();
  const size = useSmallScreen() ? 'small' : 'medium';
  const step = useNextStep();
  const chosen = step?.kind === 'transition' ? step.transition : undefined;
  const { next, others } = rankTransitions((transitions ?? []).filter((transition) => transition !== chosen));
  if (isPending)
    return <Skeleton variant="rounded" sx={(theme) => ({ width: theme.spacing(20), height: theme.spacing(4.5) })} />;
  return (
    <>
      <TransitionMenu
        kind={TICKET_TRANSITIONS}
        transitions={next ? [next, ...others] : others}
        label={translate(step?.kind === 'write' ? 'generator.transitions.all' : 'generator.transitions.others')}
        busy={busy}
        onChoose={(transition) => start(transition)}
      />
      <NextStepButton size={size} busy={busy} onTransition={(transition) => start(transition)} />
      {dialog}
    </>
  );
}
