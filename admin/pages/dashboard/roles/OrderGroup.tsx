import { Box, Stack, Typography } from '@mui/material';
import { type RaRecord, useGetMany } from 'react-admin';
import { useFormat } from '../../../providers/use-format';
import type { Ticket } from '../../ticket/model/ticket';
import { OrderCard } from './OrderCard';

/** A place where an order is carried out, as far as it is needed to find it. */
export interface Place extends RaRecord<string> {
  name: string;
  street?: string | null;
  postCode?: string | null;
  city?: string | null;
}

/** Orders under a heading as cards; nothing where there are none. */
export function OrderGroup({ title, orders }: { title: string; orders: Ticket[] }) {
  const format = useFormat();
  const ids = [...new Set(orders.map(({ location }) => location).filter((id): id is string => typeof id === 'string'))];
  const { data: places = [] } = useGetMany<Place>('customer-locations', { ids }, { enabled: ids.length > 0 });
  if (orders.length === 0) return null;
  return (
    <Box component="section">
      <Stack direction="row" spacing={1} sx={{ alignItems: 'baseline', mb: 1 }}>
        <Typography variant="h2">{title}</Typography>
        <Typography color="text.secondary">{format.number(orders.length)}</Typography>
      </Stack>
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} place={places.find((place) => place?.id === order.location)} />
          </li>
        ))}
      </Stack>
    </Box>
  );
}
