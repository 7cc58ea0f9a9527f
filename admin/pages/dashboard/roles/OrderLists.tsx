import AssignmentTurnedInOutlined from '@mui/icons-material/AssignmentTurnedInOutlined';
import { Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/EmptyState';
import type { HomeLookProps } from '../../../generator/home/HomeLists';
import type { Ticket } from '../../ticket/model/ticket';
import { ordersByTurn } from '../work-lists';
import { OrderGroup, usePlaces } from './OrderGroup';

/** The orders of an executor that are due by the end of the day, as cards; or the reason why there are none. */
export function OrdersOfToday({ list, title, lists }: HomeLookProps) {
  const translate = useTranslate();
  const orders = list.rows as Ticket[];
  const places = usePlaces({ lists });
  if (orders.length > 0) return <OrderGroup title={title} orders={orders} places={places} />;
  const hasOthers = lists.some(({ name, total }) => name === 'orders' && total > 0);
  const why = hasOthers ? 'nothingToday' : 'nothing';
  return (
    <EmptyState
      icon={AssignmentTurnedInOutlined}
      title={translate(`dashboard.executor.${why}`)}
      text={translate(`dashboard.executor.${why}Text`)}
    />
  );
}

/** The other open orders of an executor: later ones, those that wait, and finished ones. */
export function FurtherOrders({ list, to, lists }: HomeLookProps) {
  const translate = useTranslate();
  const orders = list.rows as Ticket[];
  const { later, waiting, finished } = ordersByTurn(orders, new Date());
  const places = usePlaces({ lists });
  return (
    <>
      <OrderGroup title={translate('dashboard.executor.later')} orders={later} places={places} />
      <OrderGroup title={translate('dashboard.executor.waiting')} orders={waiting} places={places} />
      <OrderGroup title={translate('dashboard.executor.finished')} orders={finished} places={places} />
      {list.total > orders.length && (
        <Stack sx={{ alignItems: 'flex-start' }}>
          <Button component={Link} to={to}>
            {translate('dashboard.showAll')}
          </Button>
        </Stack>
      )}
    </>
  );
}
