import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetMany, useTranslate } from 'react-admin';
import { useSmallScreen } from '../../../components/use-small-screen';
import type { HomeLookProps } from '../../../generator/home/HomeLists';
import { useFormat } from '../../../providers/use-format';
import { TICKETS, type Ticket } from '../../ticket/model/ticket';
import { OrderCard, type Place } from './OrderCard';

/** Most cards of a group on a phone, until the user opens all. */
const SHOWN = 8;

interface OrderGroupProps {
  title: string;
  orders: Ticket[];
  /** Locations of orders, by id; those that are still being loaded are missing. */
  places: ReadonlyMap<string, Place>;
}

/** The locations of the orders of all lists, loaded with one request. */
export function usePlaces({ lists }: Pick<HomeLookProps, 'lists'>): ReadonlyMap<string, Place> {
  const orders = lists.flatMap(({ resource, rows }) => (resource === TICKETS.path ? (rows as Ticket[]) : []));
  const ids = [...new Set(orders.map(({ location }) => location).filter((id): id is string => typeof id === 'string'))];
  const { data = [] } = useGetMany<Place>('customer-locations', { ids }, { enabled: ids.length > 0 });
  return new Map(data.flatMap((place) => (place ? [[place.id, place]] : [])));
}

/** Orders under a heading as cards; empty without orders, and on a phone a screenful at first. */
export function OrderGroup({ title, orders, places }: OrderGroupProps) {
  const translate = useTranslate();
  const format = useFormat();
  const isSmall = useSmallScreen();
  const [all, setAll] = useState(false);
  if (orders.length === 0) return null;
  const shown = isSmall && !all ? orders.slice(0, SHOWN) : orders;
  return (
    <Box component="section">
      <Stack direction="row" spacing={1} sx={{ alignItems: 'baseline', mb: 1 }}>
        <Typography variant="h2">{title}</Typography>
        <Typography color="text.secondary">{format.number(orders.length)}</Typography>
      </Stack>
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} place={places.get(String(order.location))} />
          </li>
        ))}
      </Stack>
      {shown.length < orders.length && (
        <Button fullWidth onClick={() => setAll(true)} sx={{ mt: 1 }}>
          {translate('dashboard.showAll')}
        </Button>
      )}
    </Box>
  );
}
