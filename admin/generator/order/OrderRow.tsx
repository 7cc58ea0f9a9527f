import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { IconButton, ListItem, ListItemText } from '@mui/material';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslate } from 'react-admin';
import { InactiveTag } from '../fields/InactiveTag';

interface OrderRowProps {
  id: string;
  title: string;
  /** Text that distinguishes records of the same title. */
  detail?: string;
  isOff: boolean;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  /** Called while the row is held over another row, with the id of that row. */
  onCarry: (over: string) => void;
  onDrop: () => void;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** One record that can be moved: by its handle with the pointer or the arrow keys, and by two buttons. */
export function OrderRow({ id, title, detail, isOff, isFirst, isLast, onMove, onCarry, onDrop }: OrderRowProps) {
  const translate = useTranslate();
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    onMove(step);
  };
  const carry = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-row]');
    if (under?.dataset.row && under.dataset.row !== id) onCarry(under.dataset.row);
  };
  return (
    <ListItem divider disableGutters data-row={id} sx={{ gap: 0.5, py: 0.25 }}>
      <IconButton
        size="small"
        aria-label={translate('masterdata.order.handle', { title })}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={carry}
        onPointerUp={onDrop}
        onPointerCancel={onDrop}
        sx={{ cursor: 'grab', touchAction: 'none', '&:active': { cursor: 'grabbing' } }}
      >
        <DragIndicator fontSize="small" />
      </IconButton>
      <ListItemText primary={title} secondary={detail} sx={{ overflowWrap: 'anywhere' }} />
      {isOff && <InactiveTag />}
      <IconButton
        size="small"
        disabled={isFirst}
        onClick={() => onMove(-1)}
        aria-label={translate('masterdata.order.up', { title })}
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        disabled={isLast}
        onClick={() => onMove(1)}
        aria-label={translate('masterdata.order.down', { title })}
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
    </ListItem>
  );
}
