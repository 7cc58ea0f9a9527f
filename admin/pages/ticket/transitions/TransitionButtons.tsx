import ArrowDropDownOutlined from '@mui/icons-material/ArrowDropDownOutlined';
import { Button, Menu, Skeleton } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSmallScreen } from '../../../components/use-small-screen';
import { useTicket } from '../data/use-ticket';
import { useTicketTransitions } from '../data/use-ticket-transitions';
import { rankTransitions, type Transition } from '../model/transition';
import { NextStepButton } from './NextStepButton';
import { TransitionItem } from './TransitionItem';
import { useNextStep } from './use-next-step';
import { useTransitionStart } from './use-transition-start';

/** The look of buttons beside the primary action. */
const quiet = { variant: 'outlined', color: 'inherit', sx: { borderColor: 'line' } } as const;

/**
 * The next step as the one filled button, the other transitions in a menu; impossible ones show their unmet conditions
 * there.
 */
export function TransitionButtons() {
  const translate = useTranslate();
  const ticket = useTicket();
  const { data: transitions, isPending } = useTicketTransitions(ticket);
  const { start, busy, dialog } = useTransitionStart();
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const size = useSmallScreen() ? 'small' : 'medium';
  const step = useNextStep();
  const chosen = step?.kind === 'transition' ? step.transition : undefined;
  const { next, others } = rankTransitions((transitions ?? []).filter((transition) => transition !== chosen));
  const offered = next ? [next, ...others] : others;
  const single = offered.length === 1 && offered[0]?.allowed ? offered[0] : undefined;
  const choose = (transition: Transition) => {
    setMenu(null);
    start(transition);
  };
  if (isPending)
    return <Skeleton variant="rounded" sx={(theme) => ({ width: theme.spacing(20), height: theme.spacing(4.5) })} />;
  return (
    <>
      {single && (
        <Button size={size} {...quiet} loading={busy} onClick={() => choose(single)}>
          {translate(`enums.ticketAction.${single.action}`)}
        </Button>
      )}
      {offered.length > 0 && !single && (
        <Button
          {...quiet}
          size={size}
          aria-haspopup="menu"
          aria-expanded={Boolean(menu)}
          endIcon={<ArrowDropDownOutlined />}
          onClick={(event) => setMenu(event.currentTarget)}
        >
          {translate(step?.kind === 'write' ? 'tickets.move.all' : 'tickets.move.others')}
        </Button>
      )}
      <NextStepButton size={size} busy={busy} onTransition={choose} />
      <Menu
        open={Boolean(menu)}
        anchorEl={menu}
        onClose={() => setMenu(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { maxWidth: (theme) => theme.spacing(50) } } }}
      >
        {offered.map((transition) => (
          <TransitionItem
            key={`${transition.number} ${transition.to}`}
            transition={transition}
            onChoose={() => choose(transition)}
          />
        ))}
      </Menu>
      {dialog}
    </>
  );
}
