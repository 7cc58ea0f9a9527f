import ArrowDropDownOutlined from '@mui/icons-material/ArrowDropDownOutlined';
import { Button, Menu, Skeleton } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSmallScreen } from '../../../layout/Sidebar';
import { useMoves } from '../data/use-moves';
import { useTicket } from '../data/use-ticket';
import { type Move, rankMoves } from '../model/move';
import { MoveItem } from './MoveItem';
import { useStartMove } from './use-start-move';

/** The moves of the ticket: the likely next one as a button, the others in a menu, each with what it still lacks. */
export function MoveButtons() {
  const translate = useTranslate();
  const ticket = useTicket();
  const { data: moves, isPending } = useMoves(ticket);
  const { start, busy, dialog } = useStartMove();
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const size = useSmallScreen() ? 'small' : 'medium';
  const { next, others } = rankMoves(moves ?? []);
  const single = !next && others.length === 1 ? others[0] : undefined;
  const choose = (move: Move) => {
    setMenu(null);
    start(move);
  };
  if (isPending)
    return <Skeleton variant="rounded" sx={(theme) => ({ width: theme.spacing(20), height: theme.spacing(4.5) })} />;
  return (
    <>
      {single && (
        <Button size={size} variant="outlined" loading={busy} onClick={() => choose(single)}>
          {translate(`enums.ticketAction.${single.action}`)}
        </Button>
      )}
      {others.length > 0 && !single && (
        <Button
          color="inherit"
          variant="outlined"
          size={size}
          aria-haspopup="menu"
          aria-expanded={Boolean(menu)}
          endIcon={<ArrowDropDownOutlined />}
          onClick={(event) => setMenu(event.currentTarget)}
        >
          {translate(next ? 'tickets.move.others' : 'tickets.move.all')}
        </Button>
      )}
      {next && (
        <Button
          variant={next.allowed ? 'contained' : 'outlined'}
          size={size}
          loading={busy}
          onClick={() => choose(next)}
        >
          {translate(`enums.ticketAction.${next.action}`)}
        </Button>
      )}
      <Menu
        open={Boolean(menu)}
        anchorEl={menu}
        onClose={() => setMenu(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { maxWidth: (theme) => theme.spacing(50) } } }}
      >
        {others.map((move) => (
          <MoveItem key={`${move.number} ${move.to}`} move={move} onChoose={() => choose(move)} />
        ))}
      </Menu>
      {dialog}
    </>
  );
}
