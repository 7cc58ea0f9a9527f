import ArrowDropDownOutlined from '@mui/icons-material/ArrowDropDownOutlined';
import { Button, Menu, Skeleton } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSmallScreen } from '../../../components/use-small-screen';
import { useMoves } from '../data/use-moves';
import { useTicket } from '../data/use-ticket';
import { type Move, rankMoves } from '../model/move';
import { MoveItem } from './MoveItem';
import { NextStepButton } from './NextStepButton';
import { useNextStep } from './use-next-step';
import { useStartMove } from './use-start-move';

/** What stands beside the primary action is quieter than it. */
const quiet = { variant: 'outlined', color: 'inherit', sx: { borderColor: 'line' } } as const;

/** The next step as the one filled button, the other moves in a menu; what cannot be done yet says why there. */
export function MoveButtons() {
  const translate = useTranslate();
  const ticket = useTicket();
  const { data: moves, isPending } = useMoves(ticket);
  const { start, busy, dialog } = useStartMove();
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const size = useSmallScreen() ? 'small' : 'medium';
  const step = useNextStep();
  const chosen = step?.kind === 'move' ? step.move : undefined;
  const { next, others } = rankMoves((moves ?? []).filter((move) => move !== chosen));
  const offered = next ? [next, ...others] : others;
  const single = offered.length === 1 && offered[0]?.allowed ? offered[0] : undefined;
  const choose = (move: Move) => {
    setMenu(null);
    start(move);
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
      <NextStepButton size={size} busy={busy} onMove={choose} />
      <Menu
        open={Boolean(menu)}
        anchorEl={menu}
        onClose={() => setMenu(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { maxWidth: (theme) => theme.spacing(50) } } }}
      >
        {offered.map((move) => (
          <MoveItem key={`${move.number} ${move.to}`} move={move} onChoose={() => choose(move)} />
        ))}
      </Menu>
      {dialog}
    </>
  );
}
