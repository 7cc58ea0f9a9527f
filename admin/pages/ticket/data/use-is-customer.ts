import { useMe } from '../../../providers/application';
import { Role } from '../../../providers/role';

/** Whether the user sees tickets as a customer does: they work neither at the desk nor outside. */
export const useIsCustomer = (): boolean => useMe().actsAs === Role.Customer;

/** Whether the user sees tickets as one who carries out orders. */
export const useIsExecutor = (): boolean => useMe().actsAs === Role.Executor;

/** Whether the user works at the desk. */
export const useIsAgent = (): boolean => useMe().actsAs === Role.Agent;
