import { useDraggable } from '@dnd-kit/core';
import { Box, Button, Link, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { LoadFailure } from '../../components/LoadFailure';
import { DeadlineChip, PriorityChip } from '../../theme/chips';
import { type Ticket, ticketAddress } from '../ticket/model/ticket';
import { MOST_ORDERS, useUnplanned } from './use-unplanned';

interface UnplannedOrdersProps {
  /** Id of the group whose orders are shown, empty for all. */
  group: string;
  onPlan: (order: Ticket) => void;
}

/** Orders that still need an appointment, beside the calendar into which they are pulled. */
export function UnplannedOrders({ group, onPlan }: UnplannedOrdersProps) {
  const translate = useTranslate();
  const { data: orders, error, refetch } = useUnplanned(group);
  return (
    <Paper component="section" variant="outlined" sx={{ p: 1.5 }} aria-label={translate('calendar.unplanned.title')}>
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

/** An order: by mouse, by touch after a moment or by keyboard it is put on a day of somebody, or planned in a dialog. */
function OrderCard({ order, onPlan }: { order: Ticket; onPlan: () => void }) {
  const translate = useTranslate();
  const { id, identifier, title, priority, dueAt } = order;
  const { attributes, listeners, setNodeRef, transform, isDragging } = useDraggable({ id, data: { order } });
  const number = identifier ?? '';
  const place = [titleOf(order, 'customer'), titleOf(order, 'location')].filter(Boolean).join(', ');
  const { role: _role, ...named } = attributes;
  // What is pressed inside is meant as such, and takes nothing.
  const still = {
    onPointerDown: stop,
    onMouseDown: stop,
    onTouchStart: stop,
    onKeyDown: stop,
  };
  return (
    <Box
      component="li"
      ref={setNodeRef}
      {...listeners}
      data-order={id}
      style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
      sx={{
        position: 'relative',
        zIndex: isDragging ? 'tooltip' : undefined,
        p: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        cursor: 'grab',
        touchAction: 'manipulation',
        opacity: isDragging ? 0.85 : 1,
        boxShadow: isDragging ? 6 : 0,
      }}
    >
      <Box
        {...named}
        role="group"
        aria-roledescription={translate('calendar.unplanned.draggable')}
        aria-label={[number, title, place].join(', ')}
      >
        <Stack direction="row" useFlexGap sx={{ gap: 0.5, alignItems: 'center', flexWrap: 'wrap' }}>
          <Link component={RouterLink} to={ticketAddress(id)} variant="body2" {...still}>
            {number}
          </Link>
          {priority && <PriorityChip priority={priority} short />}
          <DeadlineChip due={dueAt} short />
        </Stack>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
      </Box>
      <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="caption" component="div" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {place}
        </Typography>
        <Button
          size="small"
          onClick={onPlan}
          aria-label={translate('calendar.unplanned.planNamed', { number })}
          sx={{ flexShrink: 0 }}
          {...still}
        >
          {translate('calendar.unplanned.plan')}
        </Button>
      </Stack>
    </Box>
  );
}

const stop = (event: { stopPropagation: () => void }) => event.stopPropagation();
