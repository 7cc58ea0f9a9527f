import { useGetOne } from 'react-admin';
import { useApplication } from '../../../providers/application';

/** The priorities agreed with the user's company; undefined where none are agreed, or where he belongs to none. */
export function useCustomerPriorities(): string[] | undefined {
  const { me, models } = useApplication();
  const route = models.find(({ path, can }) => path === 'customers' && can.list)?.route;
  const id = me.customer?.id;
  const { data } = useGetOne(route ?? '', { id: id ?? '' }, { enabled: Boolean(route && id) });
  const agreed = data?.customerPriorities as string[] | undefined;
  return agreed?.length ? agreed : undefined;
}
