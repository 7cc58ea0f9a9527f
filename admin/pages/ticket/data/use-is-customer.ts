import { useMe } from '../../../providers/application';
import { Role } from '../../../providers/role';

/** Whether the user sees tickets as a customer does: they work neither at the desk nor outside. */
export function useIsCustomer(): boolean {
  const { roles } = useMe();
  return roles.includes(Role.Customer) && !roles.includes(Role.Agent) && !roles.includes(Role.Executor);
}

/** Whether the user sees tickets as one who carries out orders. */
export function useIsExecutor(): boolean {
  const { roles } = useMe();
  return roles.includes(Role.Executor) && !roles.includes(Role.Agent);
}
