import { useDraggable } from '@dnd-kit/core';
import { Box, Button, Link, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { LoadFailure } from '../../components/LoadFailure';
import { DeadlineChip, PriorityChip } from '../../theme/chips';
import { type Ticket, ticketAddress } from '../ticket/model/ticket';
import { HELD } from './AppointmentCard';
import { MOST_ORDERS, useUnplanned } from './use-unplanned';

interface UnplannedOrdersProps {
  /** Id of the group whose orders are shown, empty for all. */
  group: string;
  /** The user is planning one of the orders. */
  isPlanning: boolean;
  onPlan: (order: Ticket) => void;
}

/** Orders that still need an appointment, beside the calendar into which the user drags them. */
export function UnplannedOrders({ group, isPlanning, onPlan }: UnplannedOrdersProps) {
  const translate = useTranslate();
  const { data: orders, error, refetch } = useUnplanned(group);
  const section = useRef<HTMLDivElement>(null);
  const wasPlanning = useRef(false);
  useEffect(() => {
    // The planned order has left the list, and the focus was on it.
    if (wasPlanning.current && !isPlanning && document.activeElement === document.body) section.current?.focus();
    wasPlanning.current = isPlanning;
  }, [isPlanning]);
  return (
    <Paper
      component="section"
      ref={section}
      tabIndex={-1}
      variant="outlined"
      sx={{ p: 1.5, minHeight: 0, overflow: 'auto' }}
      aria-label={translate('calendar.unplanned.title')}
    >
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {translate('calendar.unplanned.title')}
      </Typography>
      {error && <LoadFailure what="orders" error={error} onRetry={() => refetch()} />}
      {!orders && !error && <Skeleton variant="rounded" sx={{ height: (theme) => theme.spacing(10) }} />}
      {orders?.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('calendar.unplanned.none')}
        </Typography>
      )}
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {orders?.map((order) => (
          <OrderCard key={order.id} order={order} onPlan={() => onPlan(order)} />
        ))}
      </Stack>
      {orders?.length === MOST_ORDERS && (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1 }}>
          {translate('calendar.unplanned.more', { count: MOST_ORDERS })}
        </Typography>
      )}
    </Paper>
  );
}

const titleOf = (order: Ticket, reference: string) => String(order._embedded?.[reference]?.title ?? '');

/**
 * An order: the user moves it to a day of a person by mouse, by touch after a moment, or by keyboard from its title, or
 * plans it in a dialog.
 */
function OrderCard({ order, onPlan }: { order: Ticket; onPlan: () => void }) {
  const translate = useTranslate();
  const { id, identifier, title, priority, dueAt } = order;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id,
    data: { order },
  });
  const number = identifier ?? '';
  const site = [titleOf(order, 'customer'), titleOf(order, 'location')].filter(Boolean).join(', ');
  return (
    <Box
      component="li"
      ref={setNodeRef}
      {...listeners}
      data-order={id}
      sx={{
        p: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        cursor: 'grab',
        opacity: isDragging ? 0.4 : 1,
        ...HELD,
      }}
    >
      <Stack direction="row" useFlexGap sx={{ gap: 0.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Link component={RouterLink} to={ticketAddress(id)} variant="body2" {...still}>
          {number}
        </Link>
        {priority && <PriorityChip priority={priority} short />}
        <DeadlineChip due={dueAt} short />
      </Stack>
      <Typography
        ref={setActivatorNodeRef}
        {...attributes}
        aria-roledescription={translate('calendar.unplanned.draggable')}
        aria-label={[number, title, site].filter(Boolean).join(', ')}
        variant="body2"
        component="div"
        sx={{ my: 0.5, borderRadius: 0.5, overflowWrap: 'anywhere' }}
      >
        {title}
      </Typography>
      <Typography variant="caption" component="div" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {site}
      </Typography>
      <Button
        size="small"
        onClick={onPlan}
        aria-label={translate('calendar.unplanned.planNamed', { number })}
        sx={{ display: 'block', ml: 'auto' }}
        {...still}
      >
        {translate('calendar.unplanned.plan')}
      </Button>
    </Box>
  );
}

const stop = (event: { stopPropagation: () => void }) => event.stopPropagation();
/** Handlers that keep a press on a control inside the card from dragging the card. */
const still = { onMouseDown: stop, onTouchStart: stop };
